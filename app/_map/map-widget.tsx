'use client';

import { useCallback, useMemo } from 'react';
import { useFold, useStudio } from '@/app/_draft/use-draft';
import { Field } from '@/app/_forms/field';
import { useWide } from '@/app/_ui/use-wide';
import { ViewSwitch } from '@/app/_ui/view-switch';
import { EntryList } from '@/app/_widgets/entry-list';
import { counted, type PasteStructure } from '@/app/_widgets/paste-structure';
import { PlaceEntriesContext } from '@/app/_widgets/place-entries';
import { readWays } from '@/lib/intake/names';
import type { Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { isWithin, type Path, valueAt } from '@/lib/kernel/path';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape, Shape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { type MapConfig, mapOf, refuseWay } from './map-model';
import { MapSide } from './map-side';
import { BODY } from './use-map-edits';
import { usePlaceMapEntries } from './use-map-places';

const BOTH_PX = 560;

/** Places and the ways between them: as an editor, as lists, and as they will be printed. */
export function MapWidget({ widget }: { readonly widget: MapConfig }) {
  const { system } = useStudio();
  const paths = useMemo(
    () => ({
      places: [...BODY, ...widget.places.path],
      ways: [...BODY, ...widget.ways.path],
      start: [...BODY, ...widget.start],
    }),
    [widget],
  );
  const [places, ways, start] = [widget.places.path, widget.ways.path, widget.start].map((path) =>
    shapeAt(system.shape, path, undefined),
  );
  const placeEntries = usePlaceMapEntries(widget, places?.kind === 'list' ? places : undefined, paths.places);
  const [frame, both] = useWide<HTMLDivElement>(BOTH_PX);
  const holds = useCallback((path: Path) => Object.values(paths).some((own) => isWithin(path, own)), [paths]);
  const [listShown, showList] = useFold(true, holds);
  const structure = useWaysStructure(widget, places, ways, paths.ways);
  if (places?.kind !== 'list' || ways?.kind !== 'list' || !structure) return null;
  return (
    <PlaceEntriesContext value={placeEntries}>
      <div ref={frame} className="flex flex-col gap-6">
        {both === false && (
          <ViewSwitch
            label={`${widget.title}: how to see it`}
            views={{ list: 'Lists', map: 'Map' }}
            current={listShown ? 'list' : 'map'}
            onChange={(view) => showList(view === 'list')}
          />
        )}
        {(both || !listShown) && (
          <MapSide
            widget={widget}
            places={places}
            ways={ways}
            paths={paths}
            structure={structure}
            showLists={() => showList(true)}
          />
        )}
        {(both || listShown) && (
          <>
            {start && <Field path={paths.start} shape={start} />}
            <EntryList
              path={paths.places}
              shape={places}
              title={places.title}
              help={places.description}
              empty={widget.empty}
              headline={widget.places.headline}
              advanced={[widget.places.x, widget.places.y, widget.places.width, widget.places.height]}
              structure={structure}
            />
            <EntryList path={paths.ways} shape={ways} title={ways.title} help={ways.description} />
          </>
        )}
      </div>
    </PlaceEntriesContext>
  );
}

function useWaysStructure(
  widget: MapConfig,
  places: Shape | undefined,
  ways: Shape | undefined,
  root: Path,
): PasteStructure | undefined {
  const { session } = useStudio();
  return useMemo(() => {
    if (places?.kind !== 'list' || ways?.kind !== 'list') return undefined;
    const current = () => valueAt(session.draft() as unknown as Json, root);
    return waysStructure(widget, { places, ways }, root, current);
  }, [widget, session, root, places, ways]);
}

/** Paste format in which arrows are ways between places; `current` returns the existing ways. */
export const waysStructure = (
  config: MapConfig,
  { places, ways }: Readonly<Record<'places' | 'ways', ListShape>>,
  root: Path,
  current: () => Json | undefined,
): PasteStructure => ({
  help: `“Hall -> Stairs -> Cellar” makes a ${ways.noun} at each arrow. A name that is there already is not added again.`,
  read: readWays,
  say: (joins) => `${counted(joins, ways.noun)} between them.`,
  join: (entries, pairs) => {
    const map = mapOf(config, places.noun, [...entries], current());
    const drawn = [...map.ways];
    return pairs.flatMap(([a, b]): readonly Patch[] => {
      if (drawn.length >= ways.max || refuseWay({ ...map, ways: drawn }, a, b) !== undefined) return [];
      drawn.push({ id: `${a}-${b}`, a, b });
      const entry = blankEntry(ways, { [config.ways.a]: a, [config.ways.b]: b });
      return [{ op: 'insert', path: root, entry }];
    });
  },
});

'use client';

import { useCallback, useMemo } from 'react';
import { useFold, useStudio } from '@/app/_draft/use-draft';
import { Field } from '@/app/_forms/field';
import { useWide } from '@/app/_ui/use-wide';
import { ViewSwitch } from '@/app/_ui/view-switch';
import { EntryList } from '@/app/_widgets/entry-list';
import { NewcomersContext } from '@/app/_widgets/newcomers';
import { isWithin, type Path } from '@/lib/kernel/path';
import { shapeAt } from '@/lib/schema/shape-at';
import type { MapConfig } from './map-model';
import { MapSide } from './map-side';
import { BODY } from './use-map-edits';
import { useMapNewcomers } from './use-map-places';
import { useWaysStructure } from './use-ways-structure';

const BOTH_PX = 560;

/** Places and the ways between them: drawn, as lists, and as they will be printed. */
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
  const welcome = useMapNewcomers(widget, places?.kind === 'list' ? places : undefined, paths.places);
  const [frame, both] = useWide<HTMLDivElement>(BOTH_PX);
  const holds = useCallback((path: Path) => Object.values(paths).some((own) => isWithin(path, own)), [paths]);
  const [listShown, showList] = useFold(true, holds);
  const structure = useWaysStructure(widget, places, ways, paths.ways);
  if (places?.kind !== 'list' || ways?.kind !== 'list' || !structure) return null;
  return (
    <NewcomersContext value={welcome}>
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
    </NewcomersContext>
  );
}

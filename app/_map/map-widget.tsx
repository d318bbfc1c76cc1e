'use client';

import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useFold, useReport, useStudio, useUndoable, useValue } from '@/app/_draft/use-draft';
import { useOpened } from '@/app/_draft/use-opened';
import { Field } from '@/app/_forms/field';
import { announce } from '@/app/_ui/announce';
import { nearestFree } from '@/app/_ui/free-spot';
import { useKept } from '@/app/_ui/use-kept';
import { useWide } from '@/app/_ui/use-wide';
import { ViewSwitch } from '@/app/_ui/view-switch';
import { EntryList } from '@/app/_widgets/entry-list';
import { firstInside } from '@/app/_widgets/first-inside';
import { NewcomersContext } from '@/app/_widgets/newcomers';
import { isWithin, type Path } from '@/lib/kernel/path';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { MapCanvas, type MapSelection } from './map-canvas';
import {
  limitsOf,
  longestName,
  type MapConfig,
  mapOf,
  overlapping,
  placePatches,
  type Rect,
  refuseWay,
  removePlace,
  sideBySide,
} from './map-model';
import { MapPanel, MapToolbar } from './map-panel';
import { PlanPreview } from './plan-preview';
import { useMapArrange, useMapNewcomers } from './use-map-places';
import { useWaysStructure } from './use-ways-structure';

const BOTH_PX = 560;
const BODY: Path = ['body'];

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
  if (places?.kind !== 'list' || ways?.kind !== 'list') return null;
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
          <MapSide widget={widget} places={places} ways={ways} paths={paths} showLists={() => showList(true)} />
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
              {...(structure && { structure })}
            />
            <EntryList path={paths.ways} shape={ways} title={ways.title} help={ways.description} />
          </>
        )}
      </div>
    </NewcomersContext>
  );
}

function MapSide(props: {
  readonly widget: MapConfig;
  readonly places: ListShape;
  readonly ways: ListShape;
  readonly paths: Readonly<Record<'places' | 'ways' | 'start', Path>>;
  readonly showLists: () => void;
}) {
  const { widget, places, ways, paths } = props;
  const { session, focusPath } = useStudio();
  const undoable = useUndoable();
  const { open } = useOpened();
  const { due: issues } = useReport();
  const [placesValue, waysValue, startValue] = [useValue(paths.places), useValue(paths.ways), useValue(paths.start)];
  const [selection, setSelection] = useState<MapSelection>();
  const [refusal, setRefusal] = useState<string>();
  const [printed, setPrinted] = useState(false);
  const pickerId = useId();
  const frame = useRef<HTMLElement>(null);

  const read = useMemo(
    () => mapOf(widget, places.noun, placesValue, waysValue),
    [widget, places, placesValue, waysValue],
  );
  const [keptPlaces, keptWays] = [useKept(read.places), useKept(read.ways)];
  const map = useMemo(() => ({ places: keptPlaces, ways: keptWays }), [keptPlaces, keptWays]);
  const plan = useMemo(() => open.plan('gm'), [open]);
  const limits = useMemo(() => limitsOf(widget, places), [widget, places]);
  const overlaps = useMemo(() => overlapping(map.places), [map]);
  const trouble = useMemo(
    () =>
      new Set(
        issues
          .filter(({ path, severity }) => severity !== 'hint' && isWithin(path, paths.places))
          .map(({ path }) => String(path[paths.places.length])),
      ),
    [issues, paths],
  );
  const canAdd = !session.readOnly && map.places.length < places.max;
  const start = typeof startValue === 'string' ? startValue : '';
  const { arranging, arrange } = useMapArrange({ widget, root: paths.places, map, limits });
  const titleOf = (id: string) => map.places.find((place) => place.id === id)?.title ?? id;

  const select = (next: MapSelection) => {
    setRefusal(undefined);
    setSelection(next);
  };
  const openForm = (path: Path) => {
    props.showLists();
    focusPath(path);
  };
  const connect = (a: string, b: string) => {
    const reason = refuseWay(map, a, b);
    setRefusal(reason);
    if (reason) return;
    const entry = blankEntry(ways, { [widget.ways.a]: a, [widget.ways.b]: b });
    undoable(`“${titleOf(a)}” and “${titleOf(b)}” are connected.`, [{ op: 'insert', path: paths.ways, entry }]);
  };
  const add = (): string => {
    const [entry] = sideBySide(widget, [blankEntry(places)], map.places, limits);
    if (!entry) return '';
    session.edit([{ op: 'insert', path: paths.places, entry }]);
    select({ place: entry.id });
    return entry.id;
  };
  const spotAt = (x: number, y: number): Rect => {
    const { [widget.places.width]: width, [widget.places.height]: height } = blankEntry(places);
    return nearestFree({ x, y, width: Number(width) || 4, height: Number(height) || 3 }, map.places, limits);
  };
  const draw = (rect: Rect, typed: string, goOn: boolean) => {
    const { headline, x, y, width, height } = widget.places;
    const [name, sides] = [typed.trim(), { [x]: rect.x, [y]: rect.y, [width]: rect.width, [height]: rect.height }];
    const entry = blankEntry(places, { ...sides, [headline]: name });
    session.edit([{ op: 'insert', path: paths.places, entry }]);
    announce(name === '' ? `Added a ${places.noun} without a name.` : `Added “${name}”.`);
    if (!goOn) return;
    select({ place: entry.id });
    focusPlace(entry.id);
  };
  const focusAdd = () => requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[data-add]')?.focus());
  const focusFirst = () => {
    const [first] = map.places;
    if (first) focusPlace(first.id);
    else focusAdd();
  };
  const focusPlace = (id: string) =>
    requestAnimationFrame(() => document.querySelector<SVGGElement>(`[data-place="${CSS.escape(id)}"]`)?.focus());
  const removeWay = (id: string) => {
    const place = selection && 'place' in selection ? selection.place : map.ways.find((way) => way.id === id)?.a;
    select(place === undefined ? undefined : { place });
    undoable('Removed the passage.', [{ op: 'remove', path: [...paths.ways, id] }]);
    if (place !== undefined) focusPlace(place);
  };
  const remove = (id: string) => {
    const at = map.places.findIndex((place) => place.id === id);
    const next = map.places[at + 1] ?? map.places[at - 1];
    select(undefined);
    undoable(`Deleted “${titleOf(id)}” and its passages.`, removePlace(widget, BODY, map, id, start));
    if (next) focusPlace(next.id);
    else focusAdd();
  };
  return (
    <section ref={frame} aria-label={widget.title} className="flex flex-col gap-3">
      <ViewSwitch
        label="Which map"
        views={{ draw: 'Editor', print: 'As it will be printed' }}
        current={printed ? 'print' : 'draw'}
        onChange={(view) => setPrinted(view === 'print')}
      />
      {printed ? (
        <PlanPreview pieces={widget.pieces} />
      ) : (
        <div>
          <MapCanvas
            label={`${widget.title}: ${map.places.length} places, ${map.ways.length} passages`}
            noun={places.noun}
            map={map}
            plan={plan}
            start={start}
            limits={limits}
            trouble={trouble}
            editable={!session.readOnly}
            selection={selection}
            onSelect={select}
            onMove={(place, rect) => {
              const patches = placePatches(widget, paths.places, place, rect);
              if (patches.length > 0) session.edit(patches);
            }}
            onConnect={connect}
            onPickConnection={(id) => {
              select({ place: id });
              requestAnimationFrame(() => document.getElementById(pickerId)?.focus());
            }}
            onDelete={(chosen) => {
              if (chosen && 'place' in chosen) remove(chosen.place);
            }}
            spotAt={canAdd ? spotAt : undefined}
            longestName={longestName(places, widget.places.headline)}
            onDraw={draw}
            tools={
              !session.readOnly && (
                <MapToolbar
                  noun={places.noun}
                  canAdd={canAdd}
                  isEmpty={map.places.length === 0}
                  arranging={arranging}
                  onAdd={() => openForm([...paths.places, add(), widget.places.headline])}
                  onArrange={() => void arrange()}
                />
              )
            }
            onDrawNothing={() => {
              announce(`No ${places.noun} was added.`);
              focusFirst();
            }}
          />
          <section
            aria-label="Selection on the map"
            className="border-2 border-t-0 border-ink bg-raised p-3"
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || !selection || !('place' in selection)) return;
              event.stopPropagation();
              select(undefined);
              focusPlace(selection.place);
            }}
          >
            {refusal !== undefined && (
              <p role="alert" className="mb-3 border-l-4 border-alarm pl-3">
                {refusal}
              </p>
            )}
            <MapPanel
              map={map}
              plan={plan}
              start={start}
              noun={places.noun}
              overlaps={overlaps}
              editable={!session.readOnly}
              pickerId={pickerId}
              selection={selection}
              onOpenPlace={(id) => openForm([...paths.places, id, ...firstInside(places, widget.places.headline)])}
              onOpenWay={(id) => openForm([...paths.ways, id, ...firstInside(ways)])}
              onConnect={connect}
              onStart={(id) => session.edit([{ op: 'set', path: paths.start, value: id }])}
              onRemovePlace={remove}
              onRemoveWay={removeWay}
            />
          </section>
        </div>
      )}
    </section>
  );
}

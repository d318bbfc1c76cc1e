'use client';

import { useId, useMemo, useRef, useState } from 'react';
import {
  besideDeleted,
  type DrawnSelection,
  firstInside,
  nodesIn,
  useAnnounceSelection,
} from '@/app/_canvas/drawn-selection';
import { useReport, useStudio, useValue } from '@/app/_draft/use-draft';
import { useOpened } from '@/app/_draft/use-opened';
import { Alert } from '@/app/_ui/alert';
import { announce } from '@/app/_ui/announce';
import { useStableItems } from '@/app/_ui/use-remembered';
import { ViewSwitch } from '@/app/_ui/view-switch';
import type { PasteStructure } from '@/app/_widgets/paste-structure';
import { isWithin, type Path } from '@/lib/kernel/path';
import type { ListShape } from '@/lib/schema/shape';
import { type Alignment, type Arranged, align, type Direction, distribute } from './map-align';
import { MapCanvas, type MapControls } from './map-canvas';
import { longestName, type MapConfig, mapOf, overlapping, type Rect } from './map-model';
import { MapPanel } from './map-panel';
import { MapToolbar, SelectionTools } from './map-tools';
import { PlanPreview } from './plan-preview';
import { useMapClipboard } from './use-map-clipboard';
import { useMapEdits } from './use-map-edits';
import { useMapArrange } from './use-map-places';

interface SideProps {
  readonly widget: MapConfig;
  readonly places: ListShape;
  readonly ways: ListShape;
  readonly paths: Readonly<Record<'places' | 'ways' | 'start', Path>>;
  readonly structure: PasteStructure;
  readonly showLists: () => void;
}

/** The map: as an editor, or as it will be printed. */
export function MapSide(props: SideProps) {
  const [printed, setPrinted] = useState(false);
  return (
    <section aria-label={props.widget.title} className="flex flex-col gap-3">
      <ViewSwitch
        label="Which map"
        views={{ draw: 'Editor', print: 'As it will be printed' }}
        current={printed ? 'print' : 'draw'}
        onChange={(view) => setPrinted(view === 'print')}
      />
      {printed ? <PlanPreview pieces={props.widget.pieces} /> : <MapEditor {...props} />}
    </section>
  );
}

function MapEditor({ widget, places, ways, paths, structure, showLists }: SideProps) {
  const { session, focusPath } = useStudio();
  const { open } = useOpened();
  const { issues } = useReport();
  const [placesValue, waysValue, startValue] = [useValue(paths.places), useValue(paths.ways), useValue(paths.start)];
  const [selection, setSelection] = useState<DrawnSelection>();
  const [several, setSeveral] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const pickerId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const controls = useRef<MapControls>(null);
  const editable = !session.readOnly;
  const { noun } = places;

  const read = useMemo(() => mapOf(widget, noun, placesValue, waysValue), [widget, noun, placesValue, waysValue]);
  const [keptPlaces, keptWays] = [useStableItems(read.places), useStableItems(read.ways)];
  const map = useMemo(() => ({ places: keptPlaces, ways: keptWays }), [keptPlaces, keptWays]);
  const plan = useMemo(() => open.plan('gm'), [open]);
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
  const start = typeof startValue === 'string' ? startValue : '';
  const edits = useMapEdits({ widget, places, ways, paths, map, start });
  const { limits } = edits.form;
  const canAdd = editable && map.places.length < places.max;
  const { arranging, arrange } = useMapArrange({ widget, root: paths.places, map, limits });
  const chosen = useMemo(() => map.places.filter(({ id }) => nodesIn(selection).includes(id)), [map, selection]);
  const chosenIds = chosen.map(({ id }) => id);
  useAnnounceSelection(chosen.length, noun);

  const select = (next: DrawnSelection) => {
    setRefusal(undefined);
    setSelection(next);
  };
  const focusPlace = (id: string) => controls.current?.focusPlace(id);
  const focusAdd = () => requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[data-add]')?.focus());
  const goTo = (ids: readonly string[]) => {
    const [first] = ids;
    if (first === undefined) return;
    select({ nodes: ids });
    focusPlace(first);
  };
  const openForm = (path: Path, focused = path) => {
    showLists();
    focusPath(path, focused);
  };
  /** Returns the selected places, or the focused place if it is not selected. */
  const acted = () => {
    const focused = document.activeElement?.closest<SVGGElement>('[data-place]')?.dataset.place;
    return focused === undefined || chosenIds.includes(focused) ? chosenIds : [focused];
  };
  const clipboard = useMapClipboard({
    frame,
    acted,
    edits,
    path: paths.places,
    structure,
    editable,
    onPasted: goTo,
  });
  const connect = (a: string, b: string) => setRefusal(edits.connect(a, b));
  const draw = (rect: Rect, typed: string, takesFocus: boolean) => {
    const name = typed.trim();
    const id = edits.draw(rect, name);
    announce(name === '' ? `Added a ${noun} without a name.` : `Added “${name}”.`);
    if (takesFocus) goTo([id]);
  };
  const removeWay = (id: string) => {
    const place = chosenIds[0] ?? map.ways.find((way) => way.id === id)?.a;
    select(place === undefined ? undefined : { nodes: [place] });
    edits.removeWay(id);
    if (place !== undefined) focusPlace(place);
  };
  const remove = (ids: readonly string[]) => {
    const next = besideDeleted(
      map.places.map(({ id }) => id),
      ids,
    );
    select(undefined);
    edits.remove(ids);
    if (next !== undefined) focusPlace(next);
    else focusAdd();
  };
  const duplicate = (ids: readonly string[]) => goTo(edits.duplicate(ids));
  const put = (arranged: Arranged, done: string) => {
    const reason = edits.arrange(arranged);
    setRefusal(reason);
    if (reason === undefined) announce(`${done} ${edits.say(chosenIds)}.`);
  };
  const others = () => map.places.filter(({ id }) => !chosenIds.includes(id));

  return (
    <div ref={frame}>
      <MapCanvas
        label={`${widget.title}: ${map.places.length} places, ${map.ways.length} passages`}
        noun={noun}
        map={map}
        plan={plan}
        start={start}
        limits={limits}
        trouble={trouble}
        editable={editable}
        several={several}
        controls={controls}
        selection={selection}
        onSelect={select}
        onMove={edits.move}
        onConnect={connect}
        onPickConnection={(id) => {
          select({ nodes: [id] });
          requestAnimationFrame(() => document.getElementById(pickerId)?.focus());
        }}
        onDelete={remove}
        onDuplicate={duplicate}
        spotAt={canAdd ? edits.spotAt : undefined}
        longestName={longestName(places, widget.places.headline)}
        onDraw={draw}
        onDrawNothing={() => {
          announce(`No ${noun} was added.`);
          const [first] = map.places;
          if (first) focusPlace(first.id);
          else focusAdd();
        }}
        tools={
          <MapToolbar
            noun={noun}
            editable={editable}
            canAdd={canAdd}
            isEmpty={map.places.length === 0}
            arranging={arranging}
            several={several}
            onAdd={() => {
              const id = edits.add();
              if (id === undefined) return;
              select({ nodes: [id] });
              openForm([...paths.places, id, widget.places.headline]);
            }}
            onArrange={() => void arrange()}
            onSeveral={setSeveral}
          />
        }
        selectionTools={
          editable && (
            <SelectionTools
              noun={noun}
              selected={chosen.length}
              canAdd={canAdd}
              onCopy={() => void clipboard.copy(chosenIds)}
              onPaste={() => void clipboard.paste()}
              onDuplicate={() => duplicate(chosenIds)}
              onAlign={(alignment: Alignment) => put(align(chosen, alignment, others(), limits), 'Aligned')}
              onDistribute={(direction: Direction) =>
                put(distribute(chosen, direction, others(), limits), 'Distributed')
              }
            />
          )
        }
      />
      <section
        aria-label="Selection on the map"
        className="border-2 border-t-0 border-ink bg-raised p-3"
        onKeyDown={(event) => {
          const [first] = chosenIds;
          if (event.key !== 'Escape' || first === undefined) return;
          event.stopPropagation();
          select(undefined);
          focusPlace(first);
        }}
      >
        <Alert className="mb-3 border-l-4 border-alarm pl-3">{refusal}</Alert>
        <MapPanel
          map={map}
          plan={plan}
          start={start}
          noun={noun}
          overlaps={overlaps}
          editable={editable}
          pickerId={pickerId}
          selection={selection}
          onOpenPlace={(id) => {
            const { headline } = widget.places;
            openForm([...paths.places, id, ...firstInside(places, headline)], [...paths.places, id, headline]);
          }}
          onOpenWay={(id) => openForm([...paths.ways, id, ...firstInside(ways)])}
          onConnect={connect}
          onStart={(id) => session.edit([{ op: 'set', path: paths.start, value: id }])}
          onDuplicate={duplicate}
          onRemove={remove}
          onRemoveWay={removeWay}
        />
      </section>
    </div>
  );
}

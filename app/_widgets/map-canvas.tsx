'use client';

import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { useWidth } from '@/app/_ui/use-wide';
import { overlaps } from '@/lib/kernel/rect';
import type { Plan } from '@/lib/kit/plan';
import { type Limits, snap } from './free-spot';
import { type MapModel, type MapPlace, overlapping, type Rect, resize } from './map-model';
import { MapNaming } from './map-naming';
import { MapBlock, MapPassage } from './map-passage';
import { type Grip, MapLabel, MapRoom } from './map-room';
import { CELL } from './plan-look';
import { useMapDrag } from './use-map-drag';
import { nearestInDirection } from './walk';

export type MapSelection = { readonly place: string } | { readonly way: string } | undefined;

const LEAST = { width: 24, height: 16 };
const MARGIN = 3;
const PADDING = 16;
/** Times the zoom at which the whole map fits. */
const ZOOMS = [0.5, 0.7, 1, 1.5, 2.2] as const;
const LEAST_FIT = 0.55;

const STEP: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Places and ways on squared paper. Everything one can do here is in the panel below it, or on a key. */
export function MapCanvas(props: {
  readonly label: string;
  readonly noun: string;
  readonly map: MapModel;
  readonly plan: Plan;
  readonly start: string;
  readonly limits: Limits;
  readonly trouble: ReadonlySet<string>;
  readonly editable: boolean;
  readonly selection: MapSelection;
  readonly onSelect: (selection: MapSelection) => void;
  readonly onMove: (place: MapPlace, rect: Rect) => void;
  readonly onConnect: (a: string, b: string) => void;
  /** The key C on a place: to where one picks what it leads to. */
  readonly onPickConnection: (id: string) => void;
  readonly onDelete: (selection: MapSelection) => void;
  /** Where a place of the usual size fits, nearest to these squares; undefined if there can be no more. */
  readonly spotAt: ((x: number, y: number) => Rect) | undefined;
  /** The most letters that a name has. */
  readonly longestName: number;
  /** A place that was drawn and named; `goOn` when it takes the selection and the focus. */
  readonly onDraw: (rect: Rect, name: string, goOn: boolean) => void;
  /** No place after all: to where the focus goes then. */
  readonly onDrawNothing: () => void;
}) {
  const { map, plan, limits, editable, selection, onSelect, onMove, spotAt } = props;
  const svg = useRef<SVGSVGElement>(null);
  const keys = useId();
  const [zoomStep, setZoomStep] = useState(2);
  const [held, setHeld] = useState(false);
  /** A place that was drawn and has no name yet. */
  const [drawn, setDrawn] = useState<Rect>();
  const [current, setCurrent] = useState<string>();
  const [frame, width = 800] = useWidth<HTMLElement>();
  const [columns, rows] = extent(map.places);
  const fit = Math.max(LEAST_FIT, Math.min(1, (width - PADDING) / (columns * CELL)));
  const zoom = fit * (ZOOMS[zoomStep] ?? 1);
  const {
    drag: dragged,
    grab,
    draw,
    squares,
    handlers,
  } = useMapDrag(svg, zoom, limits, {
    onMove,
    onConnect: props.onConnect,
    onDraw: setDrawn,
  });
  const drag = dragged?.kind === 'draw' ? undefined : dragged;
  const outline = dragged?.kind === 'draw' ? dragged.now : drawn;

  const rooms = useMemo(() => new Map(plan.rooms.map((room) => [room.id, room])), [plan]);
  const passages = useMemo(() => new Map(plan.passages.map((passage) => [passage.id, passage])), [plan]);
  const rects = new Map(map.places.map((place) => [place.id, drag?.place.id === place.id ? drag.now : place]));
  const flagged = useMemo(
    () => overlapping(map.places.map((place) => (place.id === drag?.place.id ? { ...place, ...drag.now } : place))),
    [map, drag],
  );
  const wayOut = new Set(plan.wayOut.slice(1).map((id, i) => [plan.wayOut[i], id].toSorted().join()));
  const chosen = selection && 'place' in selection ? selection.place : undefined;
  const tabStop = map.places.some(({ id }) => id === current) ? current : map.places[0]?.id;
  // What is chosen is drawn last, so that its grips lie on top.
  const inOrder = map.places.toSorted((a, b) => Number(a.id === chosen) - Number(b.id === chosen));

  const take = useRef<(event: PointerEvent, place: MapPlace, grip: Grip) => void>(undefined);
  const choose = useRef(onSelect);
  useEffect(() => {
    choose.current = onSelect;
    take.current = (event, place, grip) => {
      event.stopPropagation();
      const wasChosen = chosen === place.id;
      setCurrent(place.id);
      onSelect({ place: place.id });
      if (editable && (wasChosen || event.pointerType === 'mouse')) grab(event, place, grip);
    };
  });
  // Handlers that stay the same: with new ones every place and every way would be drawn again.
  const handed = useMemo(
    () => ({
      onGrip: (event: PointerEvent, place: MapPlace, grip: Grip) => take.current?.(event, place, grip),
      onChoose: (way: string) => choose.current({ way }),
    }),
    [],
  );

  const focusPlace = (id: string) => {
    setCurrent(id);
    requestAnimationFrame(() => svg.current?.querySelector<SVGGElement>(`[data-place="${CSS.escape(id)}"]`)?.focus());
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const id = (event.target as Element).closest<SVGGElement>('[data-place]')?.dataset.place;
    const place = map.places.find((one) => one.id === id);
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    const handled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    const step = STEP[event.key];
    const holding = held && chosen === place.id && editable;
    if (step && holding) {
      handled();
      const [dx, dy] = step;
      onMove(place, event.shiftKey ? resize(place, 'se', dx, dy, limits) : snapped(place, dx, dy, limits));
    } else if (step) {
      handled();
      const next = nearestInDirection(event.key, place.id, middles(map.places));
      if (next) focusPlace(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      handled();
      setHeld(!holding);
      onSelect({ place: place.id });
    } else if (event.key === 'Escape' && chosen !== undefined) {
      handled();
      setHeld(false);
      onSelect(undefined);
    } else if (event.key === 'Delete' && editable) {
      handled();
      props.onDelete({ place: place.id });
    } else if (event.key.toLowerCase() === 'c' && editable) {
      handled();
      props.onPickConnection(place.id);
    }
  };

  return (
    <div className="border-2 border-ink bg-paper">
      <div className="flex items-center justify-end gap-1 border-b-2 border-ink p-1">
        <p className="min-w-0 grow px-2 text-sm text-grey pointer-coarse:sr-only" id={keys}>
          Arrow keys: next {props.noun}. Enter: pick it up; then arrows move it, Shift and arrows resize it. C: connect;
          Escape: back. Delete: delete it.
        </p>
        <Button look="quiet" disabled={zoomStep === 0} onClick={() => setZoomStep(zoomStep - 1)} aria-label="Zoom out">
          <span aria-hidden>−</span>
        </Button>
        <Button
          look="quiet"
          disabled={zoomStep === ZOOMS.length - 1}
          onClick={() => setZoomStep(zoomStep + 1)}
          aria-label="Zoom in"
        >
          <span aria-hidden>+</span>
        </Button>
      </div>
      <section ref={frame} aria-label={props.label} aria-describedby={keys} className="max-h-[65vh] overflow-auto p-2">
        <div className="relative w-max min-w-full">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section's label names it */}
          <svg
            ref={svg}
            width={columns * CELL * zoom}
            height={rows * CELL * zoom}
            viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
            className="block"
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              setHeld(false);
              onSelect(undefined);
              // A finger scrolls the map.
              if (spotAt && event.pointerType === 'mouse' && event.button === 0) draw(event);
            }}
            onDoubleClick={(event) => {
              if (!spotAt || (event.target as Element).closest('[data-place],[data-way]')) return;
              const { x, y } = squares(event as unknown as Parameters<typeof squares>[0]);
              setDrawn(spotAt(Math.floor(x), Math.floor(y)));
            }}
            {...handlers}
          >
            <Patterns />
            <rect data-board data-columns={columns} width={columns * CELL} height={rows * CELL} fill="url(#map-grid)" />
            {inOrder.map((place) => (
              <MapRoom
                key={place.id}
                place={place}
                rect={rects.get(place.id) ?? place}
                style={rooms.get(place.id)?.style ?? 'room'}
                isStart={place.id === props.start}
                overlaps={flagged.has(place.id)}
                trouble={props.trouble.has(place.id)}
                chosen={place.id === chosen}
                held={held && place.id === chosen}
                tabStop={place.id === tabStop}
                editable={editable}
                onFocus={setCurrent}
                onGrip={handed.onGrip}
              />
            ))}
            {map.ways.map((way) => {
              const [a, b] = [rects.get(way.a), rects.get(way.b)];
              const passage = passages.get(way.id);
              if (!a || !b) return null;
              return (
                <MapPassage
                  key={way.id}
                  id={way.id}
                  a={a}
                  b={b}
                  style={passage?.style ?? 'open'}
                  onWayOut={wayOut.has([way.a, way.b].toSorted().join())}
                  chosen={selection !== undefined && 'way' in selection && selection.way === way.id}
                  onChoose={handed.onChoose}
                />
              );
            })}
            {inOrder.map((place) => (
              <MapLabel key={place.id} title={place.title} rect={rects.get(place.id) ?? place} zoom={zoom} />
            ))}
            {map.ways.map(({ id, a, b }) => {
              const [from, to] = [rects.get(a), rects.get(b)];
              return passages.get(id)?.blocked && from && to ? <MapBlock key={id} a={from} b={to} /> : null;
            })}
            {outline && <Outline rect={outline} overlaps={map.places.some((place) => overlaps(place, outline))} />}
            {drag?.kind === 'connect' && (
              <line
                x1={(drag.place.x + drag.place.width / 2) * CELL}
                y1={(drag.place.y + drag.place.height / 2) * CELL}
                x2={drag.to.x * CELL}
                y2={drag.to.y * CELL}
                className="pointer-events-none stroke-exit stroke-[4] [stroke-dasharray:8_4]"
              />
            )}
          </svg>
          {drawn && (
            <MapNaming
              rect={drawn}
              noun={props.noun}
              unit={CELL * zoom}
              columns={columns}
              longest={props.longestName}
              onKeep={(name, goOn) => {
                setDrawn(undefined);
                props.onDraw(drawn, name, goOn);
              }}
              onDrop={() => {
                setDrawn(undefined);
                props.onDrawNothing();
              }}
            />
          )}
        </div>
      </section>
    </div>
  );
}

function snapped({ x, y, width, height }: Rect, dx: number, dy: number, limits: Limits): Rect {
  return snap({ x: x + dx, y: y + dy, width, height }, limits);
}

const middles = (places: readonly MapPlace[]) =>
  new Map(places.map(({ id, x, y, width, height }) => [id, { x: x + width / 2, y: y + height / 2 }]));

const extent = (rects: readonly Rect[]): readonly [columns: number, rows: number] => [
  Math.max(LEAST.width, ...rects.map(({ x, width }) => x + width + MARGIN)),
  Math.max(LEAST.height, ...rects.map(({ y, height }) => y + height + MARGIN)),
];

/** A place that is being drawn, or named. */
function Outline({ rect, overlaps }: { readonly rect: Rect; readonly overlaps: boolean }) {
  const box = { x: rect.x * CELL, y: rect.y * CELL, width: rect.width * CELL, height: rect.height * CELL };
  return (
    <g data-outline className="pointer-events-none">
      <rect {...box} className="fill-raised stroke-service stroke-[3] [stroke-dasharray:8_4]" />
      {overlaps && <rect {...box} fill="url(#map-overlap)" />}
    </g>
  );
}

function Patterns() {
  return (
    <defs>
      <pattern id="map-grid" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <path d={`M${CELL} 0H0V${CELL}`} className="fill-none stroke-line" strokeWidth={1} />
      </pattern>
      <pattern id="map-overlap" width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M0 0V8" className="stroke-alarm" strokeWidth={5} opacity={0.55} />
      </pattern>
    </defs>
  );
}

'use client';

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '@/app/_ui/button';
import { type Limits, snap } from '@/app/_ui/free-spot';
import { useWidth } from '@/app/_ui/use-wide';
import { nearestInDirection, STEPS } from '@/app/_widgets/walk';
import { overlaps } from '@/lib/kernel/rect';
import type { Plan } from '@/lib/kit/plan';
import { drawnLine, middleOf, wayLines } from './map-lines';
import { boardSize, type MapModel, type MapPlace, middlesOf, overlapping, type Rect, resize } from './map-model';
import { MapNaming } from './map-naming';
import { MapBlock, MapPassage } from './map-passage';
import { type Grip, MapGrips, MapLabel, MapRoom, Outline, Patterns } from './map-room';
import { CELL, RIM } from './plan-look';
import { useMapDrag } from './use-map-drag';

export type MapSelection = { readonly place: string } | { readonly way: string } | undefined;

const PADDING = 16;
/** Times the zoom at which the whole map fits. */
const ZOOMS = [0.5, 0.7, 1, 1.5, 2.2] as const;
const LEAST_FIT = 0.5;

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
  /** What can be done whatever is chosen, beside the zoom. */
  readonly tools: ReactNode;
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
  const [columns, rows] = boardSize(map.places);
  const fit = Math.max(LEAST_FIT, Math.min(1, (width - PADDING - RIM.left - RIM.right) / (columns * CELL)));
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
  const rects = useMemo(
    () => new Map<string, Rect>(map.places.map((place) => [place.id, drag?.place.id === place.id ? drag.now : place])),
    [map, drag],
  );
  const lines = useMemo(() => wayLines(rects, map.ways), [rects, map]);
  const flagged = useMemo(
    () => overlapping(map.places.map((place) => (place.id === drag?.place.id ? { ...place, ...drag.now } : place))),
    [map, drag],
  );
  const wayOut = new Set(plan.wayOut.slice(1).map((id, i) => [plan.wayOut[i], id].toSorted().join()));
  const chosen = selection && 'place' in selection ? selection.place : undefined;
  const grips = map.places.find(({ id }) => id === chosen);
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
    const step = STEPS[event.key];
    const holding = held && chosen === place.id && editable;
    if (step && holding) {
      handled();
      const [dx, dy] = step;
      onMove(
        place,
        event.shiftKey
          ? resize(place, 'se', dx, dy, limits)
          : snap({ ...place, x: place.x + dx, y: place.y + dy }, limits),
      );
    } else if (step) {
      handled();
      const next = nearestInDirection(event.key, place.id, middlesOf(map.places));
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
      <div className="flex flex-wrap items-center gap-1 border-b-2 border-ink bg-raised p-1">
        {props.tools}
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
      <p className="border-b-2 border-ink px-3 py-1 text-sm text-grey pointer-coarse:sr-only" id={keys}>
        Arrow keys: next {props.noun}. Enter: pick it up; then arrows move it, Shift and arrows resize it. C: connect;
        Escape: back. Delete: delete it.
      </p>
      <section ref={frame} aria-label={props.label} aria-describedby={keys} className="max-h-[65vh] overflow-auto p-2">
        <div className="relative w-max min-w-full">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section's label names it */}
          <svg
            ref={svg}
            width={columns * CELL * zoom + RIM.left + RIM.right}
            height={rows * CELL * zoom + RIM.top + RIM.bottom}
            viewBox={[
              -RIM.left / zoom,
              -RIM.top / zoom,
              columns * CELL + (RIM.left + RIM.right) / zoom,
              rows * CELL + (RIM.top + RIM.bottom) / zoom,
            ].join(' ')}
            className="block"
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              setHeld(false);
              onSelect(undefined);
              // A finger scrolls the map.
              if (spotAt && event.pointerType === 'mouse' && event.button === 0) draw(event);
            }}
            onDoubleClick={(event) => {
              if (!spotAt || (event.target as Element).closest('[data-place],[data-way],[data-grip]')) return;
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
              const [line, passage] = [lines.get(way.id), passages.get(way.id)];
              if (!line) return null;
              return (
                <MapPassage
                  key={way.id}
                  id={way.id}
                  path={drawnLine(line)}
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
            {map.ways.map(({ id }) => {
              const line = lines.get(id);
              return passages.get(id)?.blocked && line ? <MapBlock key={id} {...middleOf(line)} /> : null;
            })}
            {grips && editable && (
              <MapGrips place={grips} rect={rects.get(grips.id) ?? grips} zoom={zoom} onGrip={handed.onGrip} />
            )}
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

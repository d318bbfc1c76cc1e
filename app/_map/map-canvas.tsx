'use client';

import {
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type DrawnSelection, holdNode, nodesIn, pressNode, releaseNode } from '@/app/_canvas/drawn-selection';
import { KeysHelp } from '@/app/_canvas/keys-help';
import { useFingers } from '@/app/_canvas/use-fingers';
import { useScrolledView } from '@/app/_canvas/use-scrolled-view';
import { nextStep } from '@/app/_canvas/viewport';
import { IconButton } from '@/app/_ui/button';
import { useWidth } from '@/app/_ui/use-wide';
import { overlaps } from '@/lib/kernel/rect';
import type { Plan } from '@/lib/kit/plan';
import { frameOf, type Grip, useMapDrag } from './map-drag';
import { MapDrawing } from './map-drawing';
import { type KeyedMap, useMapKeys } from './map-keys';
import { boardSize, drawnRect, type MapPlace, type Rect } from './map-model';
import { MapNaming } from './map-naming';
import { Patterns } from './map-room';
import { CELL, RIM } from './plan-look';

const PADDING = 16;
/** Zoom steps, relative to the zoom at which the whole map fits. */
const ZOOMS = [0.5, 0.7, 1, 1.5, 2.2] as const;
const [LEAST_ZOOM, MOST_ZOOM] = [ZOOMS[0], ZOOMS[4]];
const MIN_FIT_ZOOM = 0.5;
/** Assumed width before it is measured. */
const USUAL_PX = 800;

/** Commands for the canvas from the page around it. */
export interface MapControls {
  /** Focuses a place once it is rendered. */
  readonly focusPlace: (id: string) => void;
}

interface CanvasProps extends KeyedMap {
  readonly label: string;
  readonly noun: string;
  readonly plan: Plan;
  readonly start: string;
  readonly trouble: ReadonlySet<string>;
  /** True if a press toggles a place and a drag beside places draws a selection frame. */
  readonly several: boolean;
  readonly controls: Ref<MapControls>;
  readonly onConnect: (a: string, b: string) => void;
  readonly tools: ReactNode;
  readonly selectionTools: ReactNode;
  /** Returns the free position for a new place nearest to a square; undefined if the list is full. */
  readonly spotAt: ((x: number, y: number) => Rect) | undefined;
  /** Maximum length of a name. */
  readonly longestName: number;
  /** Adds a place that was drawn and named; with `takesFocus` it takes the selection and the focus. */
  readonly onDraw: (rect: Rect, name: string, takesFocus: boolean) => void;
  /** Called when drawing is abandoned, to restore the focus. */
  readonly onDrawNothing: () => void;
}

/** Places and ways on squared paper. The panel below it or a key offers every action of it too. */
export function MapCanvas(props: CanvasProps) {
  const { map, limits, editable, several, selection, onSelect, spotAt } = props;
  const svg = useRef<SVGSVGElement>(null);
  const keys = useId();
  const squared = useRef<SVGRectElement>(null);
  /** Relative to the zoom at which the whole map fits. */
  const [enlarged, setEnlarged] = useState(1);
  /** A drawn place without a name yet. */
  const [drawn, setDrawn] = useState<Rect>();
  const [current, setCurrent] = useState<string>();
  const [frame, measured] = useWidth<HTMLElement>();
  const width = measured ?? USUAL_PX;
  const [columns, rows] = boardSize(map.places);
  const fit = Math.max(MIN_FIT_ZOOM, Math.min(1, (width - PADDING - RIM.left - RIM.right) / (columns * CELL)));
  const zoom = fit * enlarged;
  const chosen = nodesIn(selection);

  const focusPlace = (id: string) => {
    setCurrent(id);
    requestAnimationFrame(() => svg.current?.querySelector<SVGGElement>(`[data-place="${CSS.escape(id)}"]`)?.focus());
  };
  useImperativeHandle(props.controls, () => ({ focusPlace }));
  const framedBy = (box: Rect) => map.places.filter((place) => overlaps(place, box)).map(({ id }) => id);

  const change = (next: DrawnSelection) => {
    if (next !== selection) onSelect(next);
  };
  const { drag, grab, lift, drop, draw, squares, handlers } = useMapDrag(svg, zoom, limits, (outcome) => {
    if (!outcome) return;
    if ('moved' in outcome) props.onMove(outcome.moved);
    else if ('connected' in outcome) props.onConnect(...outcome.connected);
    else if ('drawn' in outcome) setDrawn(outcome.drawn);
    else if ('pressed' in outcome) change(releaseNode(selection, outcome.pressed, outcome.adds));
    else {
      const framed = outcome.framed ? framedBy(outcome.framed) : [];
      onSelect(framed.length > 0 ? { nodes: framed } : undefined);
      if (framed[0] !== undefined) focusPlace(framed[0]);
    }
  });
  const { held, onKeyDown } = useMapKeys({ ...props, focusPlace });
  const grabbed = drag && 'place' in drag ? drag : undefined;
  const box = drag?.kind === 'frame' && drag.isFar ? frameOf(drag) : undefined;
  const outline = drag?.kind === 'draw' && drag.isFar ? drawnRect(drag.from, drag.to, limits) : drawn;
  const tabStop = map.places.some(({ id }) => id === current) ? current : map.places[0]?.id;

  const placeAt = (target: Element): MapPlace | undefined => {
    const id = target.closest<SVGElement>('[data-place]')?.dataset.place;
    return map.places.find((place) => place.id === id);
  };
  const movable = (ids: readonly string[]) => map.places.filter(({ id }) => editable && ids.includes(id));
  /** Tells whether a finger drags what it touches: a grip, or a place that is selected already. */
  const holds = (target: Element) =>
    target.closest('[data-grip]') !== null || (editable && chosen.includes(placeAt(target)?.id ?? ''));
  /** Start of the latest press on a place. */
  const pressed = useRef<PointerEvent>(undefined);
  const scrolled = useScrolledView(frame, squared, measured === undefined ? undefined : zoom, (next) =>
    setEnlarged(next / fit),
  );
  useFingers(frame, {
    ...scrolled,
    least: fit * LEAST_ZOOM,
    most: fit * MOST_ZOOM,
    chosen: selection !== undefined,
    holds,
    onTap: (target) => {
      const place = placeAt(target);
      if (place) change(releaseNode(selection, place.id, several));
      else if (svg.current?.contains(target) && !target.closest('[data-way]')) change(undefined);
    },
    onLongPress: (target) => {
      const [place, way] = [placeAt(target), target.closest<SVGElement>('[data-way]')?.dataset.way];
      if (way !== undefined) onSelect({ edge: way });
      if (!place || !pressed.current) return way !== undefined;
      const next = holdNode(selection, place.id, several);
      change(next);
      lift(pressed.current, { place, together: movable(nodesIn(next)), adds: false });
      return true;
    },
    onTake: drop,
  });

  const take = useRef<(event: PointerEvent, place: MapPlace, grip: Grip) => void>(undefined);
  const choose = useRef(onSelect);
  useEffect(() => {
    choose.current = onSelect;
    take.current = (event, place, grip) => {
      event.stopPropagation();
      if (!event.isPrimary) return;
      setCurrent(place.id);
      pressed.current = event;
      if (event.pointerType === 'touch' && !holds(event.target as Element)) return;
      const adds = grip.kind === 'move' && (several || event.shiftKey);
      const press = pressNode(selection, place.id, adds);
      change(press.selection);
      grab(event, grip, { place, together: movable(press.moving), adds });
    };
  });
  const placeHandlers = useMemo(
    () => ({
      onGrip: (event: PointerEvent, place: MapPlace, grip: Grip) => take.current?.(event, place, grip),
      onChoose: (way: string) => choose.current({ edge: way }),
      onFocus: setCurrent,
    }),
    [],
  );

  return (
    <div className="border-2 border-ink bg-paper">
      <div className="flex flex-wrap items-center gap-1 border-b-2 border-ink bg-raised p-1">
        {props.tools}
        <IconButton
          label="Zoom out"
          disabled={nextStep(ZOOMS, enlarged, -1) === enlarged}
          onClick={() => setEnlarged(nextStep(ZOOMS, enlarged, -1))}
          icon="zoomOut"
        />
        <IconButton
          label="Zoom in"
          disabled={nextStep(ZOOMS, enlarged, 1) === enlarged}
          onClick={() => setEnlarged(nextStep(ZOOMS, enlarged, 1))}
          icon="zoomIn"
        />
        {props.selectionTools}
      </div>
      <KeysHelp id={keys}>
        Arrow keys: next {props.noun}. Enter: pick it up; then arrows move it, Shift and arrows resize it. C: connect;
        Escape: back. Delete: delete it. Shift-click, Shift-drag beside them, or Shift+Space: select several; Ctrl+A:
        all.
      </KeysHelp>
      <section
        ref={frame}
        aria-label={props.label}
        aria-describedby={keys}
        // Takes the focus when the empty board is pressed, so that the user can paste.
        tabIndex={-1}
        className="max-h-[65vh] overflow-auto p-2 outline-none"
        onKeyDown={onKeyDown}
      >
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
            className="block select-none"
            onPointerDown={(event) => {
              if (event.pointerType === 'touch') return;
              const isMouse = event.pointerType === 'mouse' && event.button === 0;
              if (isMouse && (several || event.shiftKey)) draw(event, 'frame');
              else if (!several) {
                onSelect(undefined);
                if (spotAt && isMouse) draw(event, 'draw');
              }
            }}
            onDoubleClick={(event) => {
              if (!spotAt || several || (event.target as Element).closest('[data-place],[data-way],[data-grip]'))
                return;
              const { x, y } = squares(event as unknown as Parameters<typeof squares>[0]);
              setDrawn(spotAt(Math.floor(x), Math.floor(y)));
            }}
            {...handlers}
          >
            <Patterns />
            <rect
              ref={squared}
              data-board
              data-columns={columns}
              width={columns * CELL}
              height={rows * CELL}
              fill="url(#map-grid)"
            />
            <MapDrawing
              map={map}
              plan={props.plan}
              start={props.start}
              trouble={props.trouble}
              editable={editable}
              zoom={zoom}
              chosen={box ? framedBy(box) : chosen}
              chosenWay={selection && 'edge' in selection ? selection.edge : undefined}
              held={held}
              tabStop={tabStop}
              moved={grabbed?.now}
              connecting={grabbed?.kind === 'connect' ? grabbed : undefined}
              outline={outline}
              placeHandlers={placeHandlers}
            />
            {box && (
              <rect
                x={box.x * CELL}
                y={box.y * CELL}
                width={box.width * CELL}
                height={box.height * CELL}
                className="pointer-events-none fill-service/10 stroke-service stroke-2"
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
              onKeep={(name, takesFocus) => {
                setDrawn(undefined);
                props.onDraw(drawn, name, takesFocus);
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

import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Limits, snap } from '@/app/_canvas/free-spot';
import { type Corner, drawnRect, type MapPlace, type Point, type Rect, resize } from './map-model';
import { moveTogether } from './move-together';
import { CELL, RIM } from './plan-look';

/** Changed places and their new positions. */
export type Moved = ReadonlyMap<string, Rect>;

/** Part of a place that the pointer holds. */
export interface Grip {
  readonly kind: 'move' | 'connect' | 'resize';
  readonly corner?: Corner;
}

export interface Hold {
  readonly place: MapPlace;
  /** Places that move together, this one included; empty if a press only selects. */
  readonly together: readonly MapPlace[];
  /** True if the press adds to the selection. */
  readonly adds: boolean;
}

interface Pull {
  readonly from: Point;
  /** Position of the pointer in squares. */
  readonly to: Point;
  /** True once the pointer has moved far enough for a drag. */
  readonly isFar: boolean;
}

export interface Drag extends Grip, Hold, Pull {
  readonly now: Moved;
}

/** A place that is being drawn on the empty board, or a selection frame. */
export interface Drawing extends Pull {
  readonly kind: 'draw' | 'frame';
}

/** Result of a drag when the pointer is released; undefined for none. */
export type Outcome =
  | { readonly moved: Moved }
  | { readonly connected: readonly [a: string, b: string] }
  | { readonly drawn: Rect }
  /** A frame, or undefined after a click. */
  | { readonly framed: Rect | undefined }
  /** A place that did not move. */
  | { readonly pressed: string; readonly adds: boolean }
  | undefined;

/** Movement up to which a drag counts as a click. */
const STARTS_AFTER_PX = 5;

export const startDrawing = (kind: Drawing['kind'], at: Point): Drawing => ({ kind, from: at, to: at, isFar: false });

export const startDrag = (grip: Grip, hold: Hold, at: Point): Drag => ({
  ...grip,
  ...hold,
  from: at,
  to: at,
  isFar: false,
  now: new Map(),
});

/** Returns the drag with the pointer at `to`; `unit` is the pixels per square. */
export function dragTo<D extends Drag | Drawing>(current: D, to: Point, unit: number, limits: Limits): D {
  const { from } = current;
  const isFar = current.isFar || Math.hypot(to.x - from.x, to.y - from.y) * unit >= STARTS_AFTER_PX;
  const now = 'place' in current && { now: rectsOf(current, to, limits) };
  return { ...current, to, isFar, ...now };
}

/** Ends a drag over the place `above`, or over none. */
export function endDrag(current: Drag | Drawing, above: string | undefined, limits: Limits): Outcome {
  if (!('place' in current)) {
    if (current.kind === 'frame') return { framed: current.isFar ? frameOf(current) : undefined };
    return current.isFar ? { drawn: drawnRect(current.from, current.to, limits) } : undefined;
  }
  const { kind, place, adds, isFar, now } = current;
  if (kind === 'connect') {
    return above === undefined || above === place.id ? undefined : { connected: [place.id, above] };
  }
  return kind === 'move' && !isFar ? { pressed: place.id, adds } : { moved: now };
}

/** Returns the rectangle of a frame, in fractions of squares. */
export const frameOf = ({ from, to }: Pick<Pull, 'from' | 'to'>): Rect => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

function rectsOf({ kind, corner, place, together, from }: Drag, to: Point, limits: Limits): Moved {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (kind === 'resize' && corner) return new Map([[place.id, resize(place, corner, dx, dy, limits)]]);
  if (kind === 'connect') return new Map();
  const all = moveTogether(
    together.map((one) => ({ ...one, ...snap(one, limits) })),
    dx,
    dy,
    limits,
  );
  return new Map(all.map(({ id, x, y, width, height }) => [id, { x, y, width, height }]));
}

/** Pointer gestures: moving, resizing, connecting, drawing and framing. The draft changes only on release. */
export function useMapDrag(
  svg: RefObject<SVGSVGElement | null>,
  zoom: number,
  limits: Limits,
  onEnd: (outcome: Outcome) => void,
) {
  const unit = CELL * zoom;
  const [drag, setDrag] = useState<Drag | Drawing>();
  // Events can arrive faster than renders.
  const latest = useRef<Drag | Drawing>(undefined);
  const follow = (next: Drag | Drawing | undefined) => {
    latest.current = next;
    setDrag(next);
  };

  const squares = (event: PointerEvent): Point => {
    const box = svg.current?.getBoundingClientRect();
    return {
      x: (event.clientX - (box?.left ?? 0) - RIM.left) / unit,
      y: (event.clientY - (box?.top ?? 0) - RIM.top) / unit,
    };
  };

  const begin = (event: PointerEvent, next: Drag | Drawing) => {
    svg.current?.setPointerCapture(event.pointerId);
    follow(next);
  };

  return {
    drag,
    squares,
    grab: (event: PointerEvent, grip: Grip, hold: Hold) => begin(event, startDrag(grip, hold, squares(event))),
    /** Picks up places after a long press, which has selected them: releasing them in place changes nothing. */
    lift: (event: PointerEvent, hold: Hold) =>
      begin(event, { ...startDrag({ kind: 'move' }, hold, squares(event)), isFar: true }),
    drop: () => follow(undefined),
    /** Begins on the empty board. */
    draw: (event: PointerEvent, kind: Drawing['kind']) => begin(event, startDrawing(kind, squares(event))),
    handlers: {
      onPointerMove: (event: PointerEvent) => {
        const { current } = latest;
        if (current) follow(dragTo(current, squares(event), unit, limits));
      },
      onPointerUp: (event: PointerEvent) => {
        const { current } = latest;
        if (!current) return;
        follow(undefined);
        onEnd(endDrag(dragTo(current, squares(event), unit, limits), placeUnder(event), limits));
      },
      onPointerCancel: () => follow(undefined),
    },
  };
}

function placeUnder(event: PointerEvent): string | undefined {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  return element?.closest<SVGGElement>('[data-place]')?.dataset.place;
}

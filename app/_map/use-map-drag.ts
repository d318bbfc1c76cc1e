import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Limits, snap } from '@/app/_ui/free-spot';
import { drawnRect, type MapPlace, type Point, type Rect, resize } from './map-model';
import type { Grip } from './map-room';
import { CELL, RIM } from './plan-look';

interface Drag extends Grip {
  readonly place: MapPlace;
  readonly from: Point;
  readonly now: Rect;
  /** Where the pointer is, in squares. */
  readonly to: Point;
}

/** A place that is being drawn on the empty board. */
interface Drawing {
  readonly kind: 'draw';
  readonly from: Point;
  readonly to: Point;
  /** Undefined until the pointer has gone far enough to mean it. */
  readonly now: Rect | undefined;
}

interface Outcome {
  readonly onMove: (place: MapPlace, rect: Rect) => void;
  readonly onConnect: (a: string, b: string) => void;
  readonly onDraw: (rect: Rect) => void;
}

/** A hand that only clicks moves a little too. */
const STARTS_AFTER_PX = 5;

/** Moving, resizing, connecting and drawing with a pointer. Nothing is written until the pointer lets go. */
export function useMapDrag(svg: RefObject<SVGSVGElement | null>, zoom: number, limits: Limits, outcome: Outcome) {
  const [drag, setDrag] = useState<Drag | Drawing>();
  // Events can come faster than renders.
  const latest = useRef<Drag | Drawing>(undefined);
  const follow = (next: Drag | Drawing | undefined) => {
    latest.current = next;
    setDrag(next);
  };

  const squares = (event: PointerEvent): Point => {
    const box = svg.current?.getBoundingClientRect();
    const unit = CELL * zoom;
    return {
      x: (event.clientX - (box?.left ?? 0) - RIM.left) / unit,
      y: (event.clientY - (box?.top ?? 0) - RIM.top) / unit,
    };
  };

  const drawn = (drawing: Drawing, to: Point): Drawing => {
    const far = Math.hypot(to.x - drawing.from.x, to.y - drawing.from.y) * CELL * zoom;
    const begun = drawing.now !== undefined || far >= STARTS_AFTER_PX;
    return { ...drawing, to, now: begun ? drawnRect(drawing.from, to, limits) : undefined };
  };

  return {
    drag,
    squares,
    grab: (event: PointerEvent, place: MapPlace, grip: Grip) => {
      event.stopPropagation();
      svg.current?.setPointerCapture(event.pointerId);
      const at = squares(event);
      follow({ ...grip, place, from: at, now: place, to: at });
    },
    draw: (event: PointerEvent) => {
      svg.current?.setPointerCapture(event.pointerId);
      const at = squares(event);
      follow({ kind: 'draw', from: at, to: at, now: undefined });
    },
    handlers: {
      onPointerMove: (event: PointerEvent) => {
        const { current } = latest;
        if (!current) return;
        const to = squares(event);
        follow(current.kind === 'draw' ? drawn(current, to) : { ...current, to, now: rectOf(current, to, limits) });
      },
      onPointerUp: (event: PointerEvent) => {
        const { current } = latest;
        if (!current) return;
        follow(undefined);
        if (current.kind === 'draw') {
          const { now } = drawn(current, squares(event));
          if (now) outcome.onDraw(now);
        } else if (current.kind === 'connect') {
          const target = placeUnder(event);
          if (target && target !== current.place.id) outcome.onConnect(current.place.id, target);
        } else {
          outcome.onMove(current.place, rectOf(current, squares(event), limits));
        }
      },
      onPointerCancel: () => follow(undefined),
    },
  };
}

function rectOf({ kind, corner, place, from }: Drag, to: Point, limits: Limits): Rect {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const { x, y, width, height } = place;
  if (kind === 'resize' && corner) return resize(place, corner, dx, dy, limits);
  if (kind === 'move') return snap({ x: x + dx, y: y + dy, width, height }, limits);
  return { x, y, width, height };
}

function placeUnder(event: PointerEvent): string | undefined {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  return element?.closest<SVGGElement>('[data-place]')?.dataset.place;
}

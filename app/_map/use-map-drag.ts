import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Limits, snap } from '@/app/_ui/free-spot';
import { drawnRect, type MapPlace, type Point, type Rect, resize } from './map-model';
import type { Grip } from './map-room';
import { moveTogether } from './move-together';
import { CELL, RIM } from './plan-look';

/** Places that something was done to, and where they are now. */
export type Moved = ReadonlyMap<string, Rect>;

interface Drag extends Grip {
  readonly place: MapPlace;
  /** What moves along, the place itself included; nothing where a press only selects. */
  readonly together: readonly MapPlace[];
  /** Whether the press was meant to select one more. */
  readonly adds: boolean;
  readonly from: Point;
  readonly now: Moved;
  /** Where the pointer is, in squares. */
  readonly to: Point;
  /** Whether the pointer has gone far enough to mean it. */
  readonly isFar: boolean;
}

/** A place that is being drawn on the empty board, or a frame around what is to be selected. */
interface Drawing {
  readonly kind: 'draw' | 'frame';
  readonly from: Point;
  readonly to: Point;
  readonly isFar: boolean;
}

export type Hold = Pick<Drag, 'place' | 'together' | 'adds'>;

interface Outcome {
  readonly onMove: (moved: Moved) => void;
  readonly onConnect: (a: string, b: string) => void;
  readonly onDraw: (rect: Rect) => void;
  /** A frame was drawn; undefined after a mere press. */
  readonly onFrame: (frame: Rect | undefined) => void;
  /** A place was pressed and did not move. */
  readonly onPress: (place: MapPlace, adds: boolean) => void;
}

/** A hand that only clicks moves a little too. */
const STARTS_AFTER_PX = 5;

/** What is done with a pointer: moving, resizing, connecting, drawing and framing. Nothing is written until it lets go. */
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

  const moved = <D extends Drag | Drawing>(current: D, to: Point): D => {
    const { from } = current;
    const isFar = current.isFar || Math.hypot(to.x - from.x, to.y - from.y) * CELL * zoom >= STARTS_AFTER_PX;
    const now = 'place' in current && { now: rectsOf(current, to, limits) };
    return { ...current, to, isFar, ...now };
  };

  const end = (current: Drag | Drawing, event: PointerEvent) => {
    if (!('place' in current)) {
      if (current.kind === 'frame') outcome.onFrame(current.isFar ? frameOf(current) : undefined);
      else if (current.isFar) outcome.onDraw(drawnRect(current.from, current.to, limits));
    } else if (current.kind === 'connect') {
      const target = placeUnder(event);
      if (target && target !== current.place.id) outcome.onConnect(current.place.id, target);
    } else if (current.kind === 'move' && !current.isFar) {
      outcome.onPress(current.place, current.adds);
    } else {
      outcome.onMove(current.now);
    }
  };

  const begin = (event: PointerEvent, next: Drag | Drawing) => {
    svg.current?.setPointerCapture(event.pointerId);
    follow(next);
  };

  return {
    drag,
    squares,
    grab: (event: PointerEvent, grip: Grip, hold: Hold) => {
      const at = squares(event);
      begin(event, { ...grip, ...hold, from: at, to: at, now: new Map(), isFar: false });
    },
    /** On the empty board. */
    draw: (event: PointerEvent, kind: Drawing['kind']) => {
      const at = squares(event);
      begin(event, { kind, from: at, to: at, isFar: false });
    },
    handlers: {
      onPointerMove: (event: PointerEvent) => {
        const { current } = latest;
        if (current) follow(moved(current, squares(event)));
      },
      onPointerUp: (event: PointerEvent) => {
        const { current } = latest;
        if (!current) return;
        follow(undefined);
        end(moved(current, squares(event)), event);
      },
      onPointerCancel: () => follow(undefined),
    },
  };
}

/** The squares between where a frame begins and ends, in parts of squares. */
export const frameOf = ({ from, to }: Pick<Drawing, 'from' | 'to'>): Rect => ({
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

function placeUnder(event: PointerEvent): string | undefined {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  return element?.closest<SVGGElement>('[data-place]')?.dataset.place;
}

import { type PointerEvent, useRef, useState } from 'react';
import type { Point } from '@/lib/kernel/tiling';

/** Changes of a stroke so far, by id; undefined erases. */
export type Painted = ReadonlyMap<string, string | undefined>;

/** Behaviour of the pointer on a grid. Points are in cell widths from the top left. */
export interface Brush {
  /** Returns the value that a stroke starting at a point paints; undefined erases. */
  readonly begin: (point: Point) => string | undefined;
  /** Returns the changes between two points of a stroke; at its first point they are the same. */
  readonly touched: (from: Point, to: Point, value: string | undefined, isFirst: boolean) => Painted;
  readonly end: (painted: Painted) => void;
}

interface Stroke {
  readonly value: string | undefined;
  readonly last: Point;
  readonly painted: Painted;
}

/** Pointer painting: press, drag, release. Reports all changes at the end, as one stroke. */
export function useStroke(cellPx: number, enabled: boolean, brush: Brush) {
  const running = useRef<Stroke>(undefined);
  const [painted, setPainted] = useState<Painted>();
  const show = (next: Stroke | undefined) => {
    running.current = next;
    setPainted(next?.painted);
  };
  const pointAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / cellPx, y: (clientY - top) / cellPx };
  };
  const extend = (from: Stroke, to: Point, isFirst: boolean) => {
    const added = brush.touched(from.last, to, from.value, isFirst);
    if (added.size === 0 && !isFirst) running.current = { ...from, last: to };
    else show({ ...from, last: to, painted: new Map([...from.painted, ...added]) });
  };
  return {
    painted,
    cancel: () => show(undefined),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!enabled || event.button !== 0 || running.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const point = pointAt(event);
        extend({ value: brush.begin(point), last: point, painted: new Map() }, point, true);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = running;
        if (current) extend(current, pointAt(event), false);
      },
      onPointerUp: () => {
        const { current } = running;
        show(undefined);
        if (current) brush.end(current.painted);
      },
      onPointerCancel: () => show(undefined),
    },
  };
}

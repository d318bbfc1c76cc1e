import { type PointerEvent, useRef, useState } from 'react';
import type { Spot } from '@/lib/tabletop/grid-place';
import { type GridSize, stroke } from './grid-model';

/** What a stroke has painted so far, by place; undefined where it empties. */
export type Painted = ReadonlyMap<string, string | undefined>;

interface Stroke {
  readonly value: string | undefined;
  readonly last: Spot;
  readonly painted: Painted;
}

/** Painting by pointer: pressed, dragged, let go. What was painted comes out at the end, as one thing. */
export function useStroke(
  cellPx: number,
  size: GridSize,
  given: {
    readonly enabled: boolean;
    /** What pressing on a spot begins to paint. */
    readonly begin: (spot: Spot) => string | undefined;
    readonly paintedAt: (spot: Spot, value: string | undefined) => Painted;
    readonly end: (painted: Painted) => void;
  },
) {
  const running = useRef<Stroke>(undefined);
  const [painted, setPainted] = useState<Painted>();
  const show = (next: Stroke | undefined) => {
    running.current = next;
    setPainted(next?.painted);
  };
  const spotAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Spot => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const within = (px: number, count: number) => Math.max(0, Math.min(count - 1, Math.floor(px / cellPx)));
    return { x: within(clientX - left, size.columns), y: within(clientY - top, size.rows) };
  };
  const extend = (from: Stroke, to: Spot) => {
    const added = stroke(from.last, to).flatMap((spot) => [...given.paintedAt(spot, from.value)]);
    show({ ...from, last: to, painted: new Map([...from.painted, ...added]) });
  };
  return {
    painted,
    cancel: () => show(undefined),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!given.enabled || event.button !== 0 || running.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const spot = spotAt(event);
        extend({ value: given.begin(spot), last: spot, painted: new Map() }, spot);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = running;
        if (!current) return;
        const spot = spotAt(event);
        if (spot.x !== current.last.x || spot.y !== current.last.y) extend(current, spot);
      },
      onPointerUp: () => {
        const { current } = running;
        show(undefined);
        if (current) given.end(current.painted);
      },
      onPointerCancel: () => show(undefined),
    },
  };
}

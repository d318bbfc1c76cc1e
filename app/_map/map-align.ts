import { boundsOf, type Limits, type Range } from '@/app/_canvas/free-spot';
import { overlaps, type Rect } from '@/lib/kernel/rect';
import { failure, type Result, success } from '@/lib/kernel/result';
import type { MapPlace } from './map-model';

export const ALIGNMENTS = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export const DIRECTIONS = ['across', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** New positions of places, or why they can't be arranged. */
export type Arranged = Result<readonly MapPlace[]>;

interface Axis {
  readonly at: 'x' | 'y';
  readonly size: 'width' | 'height';
}
const X: Axis = { at: 'x', size: 'width' };
const Y: Axis = { at: 'y', size: 'height' };

const LINE: Readonly<Record<Alignment, { readonly axis: Axis; readonly part: 0 | 0.5 | 1 }>> = {
  left: { axis: X, part: 0 },
  centre: { axis: X, part: 0.5 },
  right: { axis: X, part: 1 },
  top: { axis: Y, part: 0 },
  middle: { axis: Y, part: 0.5 },
  bottom: { axis: Y, part: 1 },
};

const endOf = (rect: Rect, { at, size }: Axis): number => rect[at] + rect[size];

/**
 * Aligns places on one line. Places that would overlap others are pushed along the line, wall to wall and in their
 * order; if the board ends before they are free, all are pushed the other way instead.
 */
export function align(
  places: readonly MapPlace[],
  alignment: Alignment,
  others: readonly MapPlace[],
  limits: Limits,
): Arranged {
  if (places.length === 0) return success(places);
  const { axis, part } = LINE[alignment];
  const along = axis === X ? Y : X;
  const line = lineThrough(places, axis, part);
  const onLine = backOnBoard(
    places.map((place) => ({ ...place, [axis.at]: Math.round(line - place[axis.size] * part) })),
    axis,
    limits[axis.at],
  )?.toSorted((a, b) => a[along.at] - b[along.at] || endOf(a, along) - endOf(b, along));
  const range = limits[along.at];
  const pushed = onLine && (pushOn(onLine, along, others, range) ?? pushBack(onLine, along, others, range));
  return pushed ? success(pushed) : failure('There is not enough room on the board to align them.');
}

/** Returns the alignment line, rounded so that the largest place is on whole squares: aligning is idempotent. */
function lineThrough(places: readonly MapPlace[], { at, size }: Axis, part: 0 | 0.5 | 1): number {
  const bounds = boundsOf(places);
  const line = bounds[at] + bounds[size] * part;
  const largest = Math.max(...places.map((place) => place[size]));
  return Math.round(line - largest * part) + largest * part;
}

/** Moves each place forward to the first free position after the previous one; undefined if there is none. */
function pushOn(
  inOrder: readonly MapPlace[],
  axis: Axis,
  others: readonly MapPlace[],
  range: Range,
): readonly MapPlace[] | undefined {
  let least = range.min;
  const placed: MapPlace[] = [];
  for (const place of inOrder) {
    let spot = { ...place, [axis.at]: Math.max(place[axis.at], least) };
    for (let obstacle = findOverlapping(spot, others); obstacle; obstacle = findOverlapping(spot, others))
      spot = { ...spot, [axis.at]: endOf(obstacle, axis) };
    if (spot[axis.at] > range.max) return undefined;
    least = endOf(spot, axis);
    placed.push(spot);
  }
  return placed;
}

/** Like `pushOn`, backwards from the last place. */
function pushBack(
  inOrder: readonly MapPlace[],
  axis: Axis,
  others: readonly MapPlace[],
  range: Range,
): readonly MapPlace[] | undefined {
  let most = Number.POSITIVE_INFINITY;
  const placed: MapPlace[] = [];
  for (const place of inOrder.toReversed()) {
    const room = place[axis.size];
    let spot = { ...place, [axis.at]: Math.min(place[axis.at], most - room) };
    for (let obstacle = findOverlapping(spot, others); obstacle; obstacle = findOverlapping(spot, others))
      spot = { ...spot, [axis.at]: obstacle[axis.at] - room };
    if (spot[axis.at] < range.min) return undefined;
    most = spot[axis.at];
    placed.unshift(spot);
  }
  return placed;
}

const findOverlapping = <R extends Rect>(spot: Rect, others: readonly R[]): R | undefined =>
  others.find((other) => overlaps(spot, other));

/**
 * Makes the gaps between places equal, to a square, from the first to the last one. Places that need more room are put
 * wall to wall. Fails if one would overlap another place or leave the board.
 */
export function distribute(
  places: readonly MapPlace[],
  direction: Direction,
  others: readonly MapPlace[],
  limits: Limits,
): Arranged {
  if (places.length < 2) return success(places);
  const axis = direction === 'across' ? X : Y;
  const inOrder = places.toSorted((a, b) => a[axis.at] + endOf(a, axis) - b[axis.at] - endOf(b, axis));
  const bounds = boundsOf(places);
  const free = Math.max(0, bounds[axis.size] - inOrder.reduce((sum, place) => sum + place[axis.size], 0));
  let before = 0;
  const spread = inOrder.map((place, i) => {
    const spot = bounds[axis.at] + before + Math.round((free * i) / (inOrder.length - 1));
    before += place[axis.size];
    return { ...place, [axis.at]: spot };
  });
  const kept = backOnBoard(spread, axis, limits[axis.at]);
  if (!kept) return failure('There is not enough room on the board to distribute them.');
  const obstacle = kept.map((place) => findOverlapping(place, others)).find((other) => other !== undefined);
  return obstacle ? failure(`“${obstacle.title}” is in the way. Move it, or select it too.`) : success(kept);
}

/** Shifts all places back by the amount they exceed the board's end; undefined if the board is too small. */
function backOnBoard(places: readonly MapPlace[], { at }: Axis, { min, max }: Range): readonly MapPlace[] | undefined {
  const out = Math.max(0, ...places.map((place) => place[at] - max));
  const back = places.map((place) => ({ ...place, [at]: place[at] - out }));
  return back.some((place) => place[at] < min) ? undefined : back;
}

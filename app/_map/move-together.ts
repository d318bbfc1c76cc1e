import { boundsOf, clamp, type Limits, nearestFree, nearestSpot, type Range } from '@/app/_canvas/free-spot';
import { overlaps, type Rect } from '@/lib/kernel/rect';

/** Gap in squares between a block of copies and existing places. */
const MIN_GAP = 1;

const shifted = <R extends Rect>(rects: readonly R[], dx: number, dy: number): readonly R[] =>
  rects.map((rect) => ({ ...rect, x: rect.x + dx, y: rect.y + dy }));

/** Returns the limits for the first corner of a block, so that each of its rectangles stays within the limits. */
function limitsOfBlock(rects: readonly Rect[], { x, y }: Limits): Limits {
  const { width, height, ...corner } = boundsOf(rects);
  const range = (at: readonly number[], first: number, { min, max }: Range): Range => ({
    min,
    max: Math.max(min, max - (Math.max(...at) - first)),
  });
  return {
    x: range(
      rects.map((rect) => rect.x),
      corner.x,
      x,
    ),
    y: range(
      rects.map((rect) => rect.y),
      corner.y,
      y,
    ),
    width: { min: width, max: width },
    height: { min: height, max: height },
  };
}

/** Moves rectangles together by whole squares, as far as the limits allow; their relative positions stay. */
export function moveTogether<R extends Rect>(
  rects: readonly R[],
  dx: number,
  dy: number,
  limits: Limits,
): readonly R[] {
  if (rects.length === 0) return rects;
  const from = boundsOf(rects);
  const within = limitsOfBlock(rects, limits);
  return shifted(rects, clamp(from.x + dx, within.x) - from.x, clamp(from.y + dy, within.y) - from.y);
}

/** Returns places at the nearest free spot: in their relative positions if they fit anywhere, otherwise one by one. */
export function freeBlock<R extends Rect>(rects: readonly R[], taken: readonly Rect[], limits: Limits): readonly R[] {
  if (rects.length === 0) return rects;
  const from = boundsOf(rects);
  const within = limitsOfBlock(rects, limits);
  const wanted = { ...from, x: clamp(from.x, within.x), y: clamp(from.y, within.y) };
  const at = ({ x, y }: Rect) => shifted(rects, x - from.x, y - from.y);
  const isFree = (rect: Rect, gap: number) => !taken.some((other) => overlaps(rect, other, gap));
  const spot =
    nearestSpot(wanted, within, (block) => isFree(block, MIN_GAP)) ??
    nearestSpot(wanted, within, (block) => at(block).every((rect) => isFree(rect, 0)));
  return spot ? at(spot) : oneByOne(rects, taken, limits);
}

function oneByOne<R extends Rect>(rects: readonly R[], taken: readonly Rect[], limits: Limits): readonly R[] {
  const all = [...taken];
  return rects.map((rect) => {
    const spot = nearestFree(rect, all, limits);
    all.push(spot);
    return { ...rect, x: spot.x, y: spot.y };
  });
}

import { overlaps, type Rect } from '@/lib/kernel/rect';

export interface Limits {
  readonly x: Range;
  readonly y: Range;
  readonly width: Range;
  readonly height: Range;
}
export interface Range {
  readonly min: number;
  readonly max: number;
}

export const clamp = (value: number, { min, max }: Range) => Math.min(max, Math.max(min, Math.round(value)));

/** Returns the nearest rectangle of whole squares within the limits. */
export const snap = (rect: Rect, limits: Limits): Rect => ({
  x: clamp(rect.x, limits.x),
  y: clamp(rect.y, limits.y),
  width: clamp(rect.width, limits.width),
  height: clamp(rect.height, limits.height),
});

/** Returns the free spot nearest to `rect` within the limits; `rect` itself if nothing is free. */
export function nearestFree(rect: Rect, taken: readonly Rect[], limits: Limits, gap = 0): Rect {
  const wanted = snap(rect, limits);
  const spot = nearestSpot(wanted, limits, (at) => !taken.some((other) => overlaps(at, other, gap)));
  return spot ?? (gap > 0 ? nearestFree(rect, taken, limits, gap - 1) : wanted);
}

/** Returns the spot nearest to `wanted` within the limits for which `willDo` is true; undefined if there is none. */
export function nearestSpot(wanted: Rect, limits: Limits, willDo: (spot: Rect) => boolean): Rect | undefined {
  if (willDo(wanted)) return wanted;
  const farthest = Math.max(limits.x.max - limits.x.min, limits.y.max - limits.y.min);
  for (let radius = 1; radius <= farthest; radius++) {
    const spot = ring(wanted, radius, limits).find(willDo);
    if (spot) return spot;
  }
  return undefined;
}

/** Returns spots at a distance of `radius` squares, the nearest first. */
function ring(wanted: Rect, radius: number, { x, y }: Limits): readonly Rect[] {
  const spots: Rect[] = [];
  const add = (dx: number, dy: number) => {
    const spot = { ...wanted, x: wanted.x + dx, y: wanted.y + dy };
    if (spot.x >= x.min && spot.x <= x.max && spot.y >= y.min && spot.y <= y.max) spots.push(spot);
  };
  for (let along = 0; along <= radius; along++) {
    for (const side of along === 0 ? [0] : [along, -along]) {
      add(radius, side);
      add(side, radius);
      add(-radius, side);
      add(side, -radius);
    }
  }
  return spots;
}

export function boundsOf(rects: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))];
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  };
}

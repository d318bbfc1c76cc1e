import { at } from '@/lib/kernel/at';
import type { Rect } from '@/lib/kernel/rect';
import type { Point } from '@/lib/kernel/tiling';
import { LOOP, middleOf, type Ring } from './link-ring';

/** A cubic Bézier curve: start, two control points, end. */
export type Curve = readonly [from: Point, first: Point, last: Point, to: Point];

/** Distances between the strokes of a pair, in their middles and at their ends, in letter heights. */
const APART = 1.5;
const ENDS_APART = 0.7;
/** Smallest distance between a stroke and the boxes of other nodes. */
const CLEAR = 0.45;
/** Extra bend per attempt to avoid a box, and number of attempts. */
const BEND = 0.6;
const ATTEMPTS = 24;
const SAMPLES = 28;

/** Returns `count` strokes side by side, bent towards the middle of the ring until they avoid all other boxes. */
export function strokesBetween(ring: Ring, from: number, to: number, count: number): readonly Curve[] {
  const { letter, boxes } = ring;
  const [start, end] = [middleOf(at(boxes, from)), middleOf(at(boxes, to))];
  const inward = inwardOf(start, end, ring);
  const others = boxes.filter((_, i) => i !== from && i !== to);
  const bent = (by: number) =>
    Array.from({ length: count }, (_, i) => {
      const side = i - (count - 1) / 2;
      return bow(moved(start, inward, side * ENDS_APART * letter), moved(end, inward, side * ENDS_APART * letter), {
        x: inward.x * (by + side * (APART - ENDS_APART) * letter),
        y: inward.y * (by + side * (APART - ENDS_APART) * letter),
      });
    });
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const curves = bent(attempt * BEND * letter);
    if (curves.every((curve) => isClear(curve, others, CLEAR * letter))) return curves;
  }
  return bent(0);
}

/** Returns nested loops from a node to itself, on the side of its box that is farthest from the centre. */
export function loopsAt({ boxes, centre, letter }: Ring, node: number, count: number): readonly Curve[] {
  const box = at(boxes, node);
  const middle = middleOf(box);
  const [across, down] = [middle.x - centre.x, middle.y - centre.y];
  const isBeside = Math.abs(across) / centre.x > Math.abs(down) / centre.y;
  const out = isBeside ? { x: Math.sign(across), y: 0 } : { x: 0, y: down > 0 ? 1 : -1 };
  const side = { x: out.y, y: out.x };
  const edge = (isBeside ? box.width : box.height) / 2;
  return Array.from({ length: count }, (_, i) => {
    const half = (1 - (0.5 * i) / count) * letter;
    // A Bézier curve reaches three quarters of the distance to its control points.
    const reach = ((edge + (LOOP * letter * (count - i)) / count) * 4) / 3;
    const spot = (aside: number, outward: number) => moved(moved(middle, side, aside), out, outward);
    return [spot(-half, 0), spot(-1.6 * half, reach), spot(1.6 * half, reach), spot(half, 0)];
  });
}

export function whereOn([a, b, c, d]: Curve, share: number): Point {
  const rest = 1 - share;
  const [wa, wb, wc, wd] = [rest ** 3, 3 * rest * rest * share, 3 * rest * share * share, share ** 3];
  return { x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y };
}

/** Returns the unit normal that faces the middle of the ring; a fixed one if the middle is on the line. */
function inwardOf(start: Point, end: Point, { centre, letter }: Ring): Point {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const across = { x: -(end.y - start.y) / length, y: (end.x - start.x) / length };
  const reach = across.x * (centre.x - start.x) + across.y * (centre.y - start.y);
  return reach < -letter / 100 ? { x: -across.x, y: -across.y } : across;
}

const moved = (point: Point, along: Point, by: number): Point => ({
  x: point.x + along.x * by,
  y: point.y + along.y * by,
});

/** Returns a symmetric curve whose middle is `off` away from the straight line. */
function bow(from: Point, to: Point, off: Point): Curve {
  const towards = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share + (off.x * 4) / 3,
    y: from.y + (to.y - from.y) * share + (off.y * 4) / 3,
  });
  return [from, towards(1 / 3), towards(2 / 3), to];
}

function isClear(curve: Curve, boxes: readonly Rect[], gap: number): boolean {
  for (let i = 1; i < SAMPLES; i++) {
    const { x, y } = whereOn(curve, i / SAMPLES);
    for (const box of boxes) {
      if (x > box.x - gap && x < box.x + box.width + gap && y > box.y - gap && y < box.y + box.height + gap) {
        return false;
      }
    }
  }
  return true;
}

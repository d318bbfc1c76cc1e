import type { Item } from '../../display-list';
import { apply, type Matrix, multiply } from '../../matrix';
import { chordAt, type Room } from './room';

const NEARLY_MM = 0.15;
/** Of the size of type: how far letters rise above and sink below their line, as a rule. */
const ASCENT = 0.72;
const DESCENT = 0.22;

/** Whether everything that is drawn keeps so far from the cut that scissors don't reach it. */
export const staysSafe = (items: readonly Item[], room: Room): boolean =>
  items.every((item) => cornersOf(item).every(([x, y]) => isInside(x, y, room)));

function isInside(x: number, y: number, room: Room): boolean {
  const { yMm, heightMm } = room.safe;
  if (y < yMm - NEARLY_MM || y > yMm + heightMm + NEARLY_MM) return false;
  const [from, to] = chordAt(room, Math.max(yMm, Math.min(yMm + heightMm, y)));
  return x >= from - NEARLY_MM && x <= to + NEARLY_MM;
}

type Corner = readonly [x: number, y: number];

/** Points between which all of an item lies. */
export function cornersOf(item: Item, outer?: Matrix): readonly Corner[] {
  const moved = (corners: readonly Corner[]) => (outer ? corners.map(([x, y]) => apply(outer, x, y)) : corners);
  const box = (x: number, y: number, width: number, height: number) =>
    moved([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]);
  switch (item.kind) {
    case 'group': {
      const matrix = item.matrix ? (outer ? multiply(outer, item.matrix) : item.matrix) : outer;
      // What is clipped lies inside its clip, however large it is.
      if (item.clip !== undefined) return pointsOf(item.clip).map(([x, y]) => (matrix ? apply(matrix, x, y) : [x, y]));
      return item.items.flatMap((inner) => cornersOf(inner, matrix));
    }
    case 'path':
      return moved(pointsOf(item.d));
    case 'text': {
      const { run, sizeMm } = item;
      const left = item.x + (run.offset * sizeMm) / 1000;
      return box(left, item.y - ASCENT * sizeMm, (run.width * sizeMm) / 1000, (ASCENT + DESCENT) * sizeMm);
    }
    case 'place':
      return box(item.x, item.y, item.sketch.widthMm * item.scale, item.sketch.heightMm * item.scale);
    case 'image':
    case 'field':
      return box(item.x, item.y, item.widthMm, item.heightMm);
  }
}

const ALONG_CURVE = [0.25, 0.5, 0.75, 1];

/** The corners of a path, and what its curves come past. */
function pointsOf(d: string): readonly Corner[] {
  const found: Corner[] = [];
  for (const [, command, numbers = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const at = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const point = (i: number): Corner => [at[2 * i] ?? 0, at[2 * i + 1] ?? 0];
    const from = found.at(-1) ?? point(0);
    if (command === 'C') found.push(...ALONG_CURVE.map((t) => curveAt(t, from, point(0), point(1), point(2))));
    else for (let i = 0; 2 * i + 1 < at.length; i++) found.push(point(i));
  }
  return found;
}

function curveAt(t: number, ...[a, b, c, d]: readonly [Corner, Corner, Corner, Corner]): Corner {
  const u = 1 - t;
  const along = (axis: 0 | 1) =>
    u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  return [along(0), along(1)];
}

import { crosses, lineAround, type Point, type Port, pathOf } from '@/app/_canvas/line-around';
import { type MapWay, type Rect, wayLine } from './map-model';
import { CELL } from './plan-look';

const CORNER = 8;
/** Gaps, in squares, between a line and the places that it goes around; the second is for tight spots. */
const GAPS = [0.5, 0.2];
/** Longest detour, relative to the straight line: a longer one is harder to follow than a line behind a name. */
const TIMES = 1.6;
const MORE = 4;

/** Returns the line of each way by its id, in squares: straight if nothing is in between, else around the places. */
export function wayLines(
  rects: ReadonlyMap<string, Rect>,
  ways: readonly MapWay[],
): ReadonlyMap<string, readonly Point[]> {
  return new Map(
    ways.flatMap(({ id, a, b }) => {
      const [from, to] = [rects.get(a), rects.get(b)];
      return from && to ? [[id, lineBetween(from, to, [...rects.values()])]] : [];
    }),
  );
}

function lineBetween(a: Rect, b: Rect, all: readonly Rect[]): readonly Point[] {
  const { from, to, shared } = wayLine(a, b);
  const straight = [from, to];
  if (shared || !all.some((rect) => rect !== a && rect !== b && crosses(straight, rect))) return straight;
  for (const gap of GAPS) {
    const line = lineAround(portsOf(a, gap), portsOf(b, gap), all, gap);
    if (line && lengthOf(line) <= lengthOf(straight) * TIMES + MORE) return line;
  }
  return straight;
}

/** Returns the ports of a place, in the middle of each wall. */
function portsOf({ x, y, width, height }: Rect, gap: number): readonly Port[] {
  const [middle, centre] = [x + width / 2, y + height / 2];
  return [
    { at: { x: middle, y }, out: { x: middle, y: y - gap } },
    { at: { x: middle, y: y + height }, out: { x: middle, y: y + height + gap } },
    { at: { x, y: centre }, out: { x: x - gap, y: centre } },
    { at: { x: x + width, y: centre }, out: { x: x + width + gap, y: centre } },
  ];
}

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, to, i) => sum + Math.hypot(to.x - (line[i - 1] ?? to).x, to.y - (line[i - 1] ?? to).y), 0);

/** Returns a line as SVG path data. */
export const drawnLine = (line: readonly Point[]): string =>
  pathOf(
    line.map(({ x, y }) => ({ x: x * CELL, y: y * CELL })),
    CORNER,
  );

/** Returns the point halfway along a line. */
export function middleOf(line: readonly Point[]): Point {
  const pieces = line.slice(1).map((to, i) => {
    const from = line[i] ?? to;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  let left = lengthOf(line) / 2;
  for (const { from, to, length } of pieces) {
    if (left <= length) {
      const part = length === 0 ? 0 : left / length;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= length;
  }
  return line[0] ?? { x: 0, y: 0 };
}

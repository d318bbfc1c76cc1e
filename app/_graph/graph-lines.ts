import type { Positions } from '@/app/_canvas/layout-client';
import { crosses, lineAround, type Point, type Port, pathOf } from '@/app/_canvas/line-around';
import type { Rect } from '@/lib/kernel/rect';
import type { Graph } from './graph-model';
import { NODE_SIZE, TAB_PX } from './graph-places';

const GAP = 14;
const CORNER = 8;
const SAMPLES = 24;
/** Gap to use where nodes are so close that no line fits between them at the usual distance. */
const NARROW_GAP = 5;

interface EdgeLine {
  /** SVG path data. */
  readonly path: string;
  /** Points on the line, from end to end. */
  readonly points: readonly Point[];
}

/** Returns the line of each edge by its id: a curve if nothing is in its way, otherwise a path around the nodes. */
export function edgeLines(graph: Graph, positions: Positions): ReadonlyMap<string, EdgeLine> {
  const boxes = new Map([...positions].map(([id, at]): [string, Rect] => [id, { ...at, ...NODE_SIZE }]));
  const all = [...boxes.values()];
  return new Map(
    graph.edges.flatMap(({ id, from, to }) => {
      const [a, b] = [boxes.get(from), boxes.get(to)];
      return a && b ? [[id, lineBetween(a, b, all)]] : [];
    }),
  );
}

function lineBetween(from: Rect, to: Rect, boxes: readonly Rect[]): EdgeLine {
  const curve = curveBetween(from, to);
  if (isClear(curve, boxes)) return curve;
  for (const gap of [GAP, NARROW_GAP]) {
    const points = lineAround([below(from, gap)], [above(to, gap)], boxes, gap);
    if (points) return { path: pathOf(points, CORNER), points };
  }
  return curve;
}

const isClear = ({ points }: EdgeLine, boxes: readonly Rect[]) => !boxes.some((box) => crosses(points, box));

const below = ({ x, y, width, height }: Rect, gap: number): Port => ({
  at: { x: x + width / 2, y: y + height },
  out: { x: x + width / 2, y: y + height + gap },
});
/** Above the tab, which would cover the arrow's head. */
const above = ({ x, y, width }: Rect, gap: number): Port => ({
  at: { x: x + width / 2, y: y - TAB_PX / 2 },
  out: { x: x + width / 2, y: y - TAB_PX / 2 - gap },
});

/** Returns a curve that leaves one node downwards and enters the other from above. */
function curveBetween(from: Rect, to: Rect): EdgeLine {
  const [{ at: start }, { at: end }] = [below(from, 0), above(to, 0)];
  const bend = Math.max(GAP, Math.abs(end.y - start.y) / 2);
  const [first, second] = [
    { x: start.x, y: start.y + bend },
    { x: end.x, y: end.y - bend },
  ];
  const points = Array.from({ length: SAMPLES + 1 }, (_, i) => onCurve([start, first, second, end], i / SAMPLES));
  const path = `M${start.x} ${start.y}C${first.x} ${first.y} ${second.x} ${second.y} ${end.x} ${end.y}`;
  return { path, points };
}

function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t;
  const at = (axis: 'x' | 'y') =>
    s * s * s * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t * t * t * d[axis];
  return { x: at('x'), y: at('y') };
}

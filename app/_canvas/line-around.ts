import type { Rect } from '@/lib/kernel/rect';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Exit of a line from a box: a point on its side, and one straight outside. */
export interface Port {
  readonly at: Point;
  readonly out: Point;
}

type Points = readonly Point[];

/** Cost of a bend, in gaps. */
const BEND = 2;
const ROUNDS = 16;

/** Tells whether a line of straight pieces crosses a box. Running along its side does not count. */
export const crosses = (line: Points, box: Rect): boolean =>
  line.some((to, i) => {
    const from = line[i - 1];
    return from !== undefined && pieceCrosses(from, to, box);
  });

function pieceCrosses(from: Point, to: Point, { x, y, width, height }: Rect): boolean {
  let [enter, leave] = [0, 1];
  for (const [start, way, low, high] of [
    [from.x, to.x - from.x, x, x + width],
    [from.y, to.y - from.y, y, y + height],
  ] as const) {
    if (way === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [first, second] = [(low - start) / way, (high - start) / way];
    enter = Math.max(enter, Math.min(first, second));
    leave = Math.min(leave, Math.max(first, second));
  }
  return enter < leave;
}

/**
 * Returns the shortest line of horizontal and vertical pieces from a port in `from` to one in `to` that keeps a gap
 * from every box; undefined if there is none. Considers only boxes in the way, so that large drawings stay cheap.
 */
export function lineAround(from: readonly Port[], to: readonly Port[], boxes: readonly Rect[], gap: number) {
  const near = new Set<Rect>();
  for (let round = 0; round < ROUNDS; round++) {
    const line = shortest(from, to, [...near], gap);
    if (!line) return undefined;
    const met = boxes.filter((box) => !near.has(box) && crosses(line, box));
    if (met.length === 0) return line;
    for (const box of met) near.add(box);
  }
  return undefined;
}

interface Step {
  readonly x: number;
  readonly y: number;
  /** Axis of the last piece. */
  readonly came: 'x' | 'y';
  readonly cost: number;
  readonly before: Step | undefined;
}

/** Dijkstra's algorithm on the grid of lines along the boxes and through the ports. */
function shortest(from: readonly Port[], to: readonly Port[], boxes: readonly Rect[], gap: number): Points | undefined {
  const outs = [...from, ...to].map(({ out }) => out);
  const xs = lines([...outs.map(({ x }) => x), ...boxes.flatMap(({ x, width }) => [x - gap, x + width + gap])]);
  const ys = lines([...outs.map(({ y }) => y), ...boxes.flatMap(({ y, height }) => [y - gap, y + height + gap])]);
  const walls = boxes.map((box) => grown(box, gap));
  const spot = ({ x, y }: Point) => `${x} ${y}`;
  const goals = new Map(to.map((port) => [spot(port.out), port]));
  const [open, done] = [new Queue(), new Set<string>()];
  for (const port of from) open.add({ ...port.out, came: axisOf(port), cost: 0, before: undefined });
  for (let step = open.take(); step; step = open.take()) {
    const id = `${spot(step)} ${step.came}`;
    if (done.has(id)) continue;
    done.add(id);
    const goal = goals.get(spot(step));
    if (goal) return joined(step, from, goal);
    for (const next of [...neighbours(step, xs, 'x'), ...neighbours(step, ys, 'y')]) {
      const line = [step, next];
      if (walls.some((wall) => crosses(line, wall))) continue;
      const turn = next.came === step.came ? 0 : gap * BEND;
      open.add({
        ...next,
        cost: step.cost + Math.abs(next.x - step.x) + Math.abs(next.y - step.y) + turn,
        before: step,
      });
    }
  }
  return undefined;
}

const lines = (all: readonly number[]): readonly number[] => [...new Set(all)].toSorted((a, b) => a - b);

/** Slightly less than the gap, since lines may run along it. */
const grown = ({ x, y, width, height }: Rect, gap: number): Rect => {
  const by = gap * 0.99;
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
};

const axisOf = ({ at, out }: Port): 'x' | 'y' => (at.x === out.x ? 'y' : 'x');

function neighbours(step: Step, along: readonly number[], axis: 'x' | 'y'): readonly Pick<Step, 'x' | 'y' | 'came'>[] {
  const i = along.indexOf(step[axis]);
  return [along[i - 1], along[i + 1]].flatMap((value) =>
    value === undefined ? [] : [{ x: step.x, y: step.y, [axis]: value, came: axis }],
  );
}

function joined(last: Step, from: readonly Port[], goal: Port): Points {
  const points: Point[] = [goal.at];
  let first = last;
  for (let step: Step | undefined = last; step; step = step.before) {
    points.push({ x: step.x, y: step.y });
    first = step;
  }
  const start = from.find(({ out }) => out.x === first.x && out.y === first.y);
  return withoutStops([...points, ...(start ? [start.at] : [])].reverse());
}

/** Drops points in the middle of a straight piece. */
const withoutStops = (points: Points): Points =>
  points.filter((point, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (!before || !after) return true;
    return !(before.x === point.x && point.x === after.x) && !(before.y === point.y && point.y === after.y);
  });

/** A binary heap, cheapest first. */
class Queue {
  readonly #steps: Step[] = [];

  add(step: Step): void {
    const steps = this.#steps;
    let i = steps.push(step) - 1;
    for (let up = (i - 1) >> 1; i > 0 && costAt(steps, up) > step.cost; up = (i - 1) >> 1) {
      steps[i] = steps[up] as Step;
      i = up;
    }
    steps[i] = step;
  }

  take(): Step | undefined {
    const steps = this.#steps;
    const [top, last] = [steps[0], steps.pop()];
    if (!last || steps.length === 0) return top;
    let i = 0;
    for (let down = 1; down < steps.length; down = 2 * i + 1) {
      const least = costAt(steps, down + 1) < costAt(steps, down) ? down + 1 : down;
      if (costAt(steps, least) >= last.cost) break;
      steps[i] = steps[least] as Step;
      i = least;
    }
    steps[i] = last;
    return top;
  }
}

const costAt = (steps: readonly Step[], i: number) => steps[i]?.cost ?? Number.POSITIVE_INFINITY;

/** Returns a line as SVG path data with rounded corners. */
export function pathOf(line: Points, radius: number): string {
  const pieces = line.map((point, i) => {
    const [before, after] = [line[i - 1], line[i + 1]];
    if (!before) return `M${say(point)}`;
    if (!after) return `L${say(point)}`;
    return `L${say(towards(point, before, radius))}Q${say(point)} ${say(towards(point, after, radius))}`;
  });
  return pieces.join('');
}

const say = ({ x, y }: Point) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

function towards(from: Point, to: Point, most: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const part = far === 0 ? 0 : Math.min(most, far / 2) / far;
  return { x: from.x + dx * part, y: from.y + dy * part };
}

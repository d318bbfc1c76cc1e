import type { Point } from './line-around';

/** Position and scale of a drawing in its frame: its point `p` is shown at `(x, y) + p * scale`. */
export interface Viewport extends Point {
  readonly scale: number;
}

export interface ScaleLimits {
  readonly least: number;
  readonly most: number;
}

/** Movement of a drawing: the point shown at `from` goes to `to`, and everything becomes `factor` times as large. */
export interface Motion {
  readonly from: Point;
  readonly to: Point;
  readonly factor: number;
}

/** Fingers on a drawing, by the browser's numbers. */
export type Fingers = ReadonlyMap<number, Point>;

/** Closer fingers are measured as this far from their middle, since a small error would be a large factor. */
const LEAST_SPREAD_PX = 12;

/** Returns the motion of the fingers that are in both; undefined if there are none. */
export function motionOf(before: Fingers, after: Fingers): Motion | undefined {
  const both = [...before.keys()].filter((id) => after.has(id));
  if (both.length === 0) return undefined;
  const [was, is] = [gripOf(before, both), gripOf(after, both)];
  return { from: was.middle, to: is.middle, factor: both.length === 1 ? 1 : is.spread / was.spread };
}

function gripOf(fingers: Fingers, ids: readonly number[]): { readonly middle: Point; readonly spread: number } {
  const points = ids.flatMap((id) => fingers.get(id) ?? []);
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const spread = mean(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
  return { middle, spread: Math.max(LEAST_SPREAD_PX, spread) };
}

const PER_WHEEL_PX = 0.01;
/** A notch of a mouse wheel counts as this much; trackpads send many small steps. */
const MOST_WHEEL_PX = 25;
const PX_PER_LINE = 16;

/** Returns the factor of one event of a wheel that zooms. */
export function wheelFactor({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const px = deltaMode === 0 ? deltaY : deltaY * PX_PER_LINE;
  return Math.exp(-clamp(px, -MOST_WHEEL_PX, MOST_WHEEL_PX) * PER_WHEEL_PX);
}

/** Returns the viewport after a motion, as far as the limits of the scale allow. */
export function moved(view: Viewport, { from, to, factor }: Motion, { least, most }: ScaleLimits): Viewport {
  const scale = clamp(view.scale * factor, least, most);
  const ratio = scale / view.scale;
  return { x: to.x - (from.x - view.x) * ratio, y: to.y - (from.y - view.y) * ratio, scale };
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Returns the next of the ascending zoom steps in a direction; the last one at the end. */
export function nextStep(steps: readonly number[], scale: number, direction: 1 | -1): number {
  // Skips a step within 2 % of the current scale.
  const far = 1.02;
  return direction === 1
    ? (steps.find((step) => step > scale * far) ?? steps.at(-1) ?? scale)
    : (steps.findLast((step) => step < scale / far) ?? steps[0] ?? scale);
}

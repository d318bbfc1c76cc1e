import { describe, expect, it } from 'vitest';
import { type Fingers, motionOf, moved, nextStep, type Viewport, wheelFactor } from './viewport';

const at = (x: number, y: number) => ({ x, y });
const fingers = (...points: readonly (readonly [id: number, x: number, y: number])[]): Fingers =>
  new Map(points.map(([id, x, y]) => [id, at(x, y)]));
const ANY = { least: 0.01, most: 100 };
const view: Viewport = { x: 20, y: -30, scale: 0.5 };
/** Returns the point of the drawing that a viewport shows at a point of the frame. */
const under = ({ x, y, scale }: Viewport, point: { readonly x: number; readonly y: number }) =>
  at((point.x - x) / scale, (point.y - y) / scale);

describe('motion', () => {
  it('of one finger is a translation', () => {
    expect(motionOf(fingers([1, 10, 10]), fingers([1, 25, 4]))).toEqual({ from: at(10, 10), to: at(25, 4), factor: 1 });
  });

  it('of two fingers that move together has their middle, and no factor', () => {
    expect(motionOf(fingers([1, 0, 0], [2, 60, 0]), fingers([1, 5, 40], [2, 65, 40]))).toEqual({
      from: at(30, 0),
      to: at(35, 40),
      factor: 1,
    });
  });

  it('of two fingers that part enlarges about their middle, whatever their order', () => {
    const parted = { from: at(50, 50), to: at(50, 50), factor: 3 };
    expect(motionOf(fingers([1, 20, 50], [2, 80, 50]), fingers([2, 140, 50], [1, -40, 50]))).toEqual(parted);
    // Turned by a right angle.
    expect(motionOf(fingers([1, 20, 50], [2, 80, 50]), fingers([1, 50, -40], [2, 50, 140]))).toEqual(parted);
  });

  it('of three fingers counts them all', () => {
    const motion = motionOf(fingers([1, 0, 0], [2, 90, 0], [3, 0, 90]), fingers([1, 0, 0], [2, 180, 0], [3, 0, 180]));
    expect(motion?.factor).toBeCloseTo(2);
    expect(motion?.to).toEqual(at(60, 60));
  });

  it('ignores fingers that came or left', () => {
    expect(motionOf(fingers([1, 0, 0], [2, 90, 0]), fingers([2, 95, 0]))).toEqual({
      from: at(90, 0),
      to: at(95, 0),
      factor: 1,
    });
    expect(motionOf(fingers([1, 0, 0]), fingers([1, 0, 0], [2, 90, 0]))?.factor).toBe(1);
    expect(motionOf(fingers([1, 0, 0]), fingers([2, 0, 0]))).toBeUndefined();
    expect(motionOf(fingers(), fingers())).toBeUndefined();
  });

  it('stays finite for fingers on one spot', () => {
    const factor = motionOf(fingers([1, 5, 5], [2, 5, 5]), fingers([1, 5, 5], [2, 9, 5]))?.factor;
    expect(factor).toBe(1);
  });
});

describe('a viewport', () => {
  it('keeps what was between the fingers between them', () => {
    const motion = { from: at(100, 80), to: at(130, 60), factor: 2.5 };
    const next = moved(view, motion, ANY);
    expect(next.scale).toBeCloseTo(1.25);
    expect(under(next, motion.to)).toEqual(under(view, motion.from));
  });

  it('is only moved at a limit of the scale', () => {
    const motion = { from: at(100, 80), to: at(110, 80), factor: 9 };
    expect(moved(view, motion, { least: 0.1, most: 0.5 })).toEqual({ x: 30, y: -30, scale: 0.5 });
    expect(moved(view, { ...motion, factor: 0.01 }, { least: 0.5, most: 2 })).toEqual({ x: 30, y: -30, scale: 0.5 });
  });

  it('is the same after the motions of a gesture and its way back', () => {
    const way = [fingers([1, 0, 0], [2, 50, 0]), fingers([1, -10, 5], [2, 90, 40]), fingers([1, 7, 7], [2, 60, 80])];
    const there = [...way, ...way.toReversed()];
    const end = there.slice(1).reduce((now, next, i) => {
      const motion = motionOf(there[i] ?? next, next);
      return motion ? moved(now, motion, ANY) : now;
    }, view);
    for (const key of ['x', 'y', 'scale'] as const) expect(end[key]).toBeCloseTo(view[key]);
  });
});

describe('the wheel', () => {
  it('enlarges upwards, by small steps of a trackpad and by notches of a mouse', () => {
    expect(wheelFactor({ deltaY: -4, deltaMode: 0 })).toBeCloseTo(1.04);
    expect(wheelFactor({ deltaY: -120, deltaMode: 0 })).toBeCloseTo(1.28);
    expect(wheelFactor({ deltaY: 3, deltaMode: 1 })).toBeCloseTo(1 / 1.28);
  });
});

describe('zoom steps', () => {
  const steps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];

  it.each([
    [1, 1, 1.5],
    [1, -1, 0.75],
    [0.99, 1, 1.5],
    [0.53, 1, 0.75],
    [0.53, -1, 0.5],
    [4, 1, 4],
    [0.25, -1, 0.25],
  ] as const)('go from %f in direction %i to %f', (scale, direction, next) => {
    expect(nextStep(steps, scale, direction)).toBe(next);
  });
});

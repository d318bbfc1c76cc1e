import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Limits } from '@/app/_canvas/free-spot';
import { overlaps, type Rect } from '@/lib/kernel/rect';
import { freeBlock, moveTogether } from './move-together';

const range = (min: number, max: number) => ({ min, max });
const limits: Limits = { x: range(0, 60), y: range(0, 60), width: range(1, 60), height: range(1, 60) };
const rect = (x: number, y: number, width = 4, height = 3): Rect => ({ x, y, width, height });

const anyRect = fc.record({
  x: fc.integer({ min: 0, max: 60 }),
  y: fc.integer({ min: 0, max: 60 }),
  width: fc.integer({ min: 1, max: 9 }),
  height: fc.integer({ min: 1, max: 9 }),
});
const rects = fc.array(anyRect, { minLength: 1, maxLength: 8 });
const steps = fc.integer({ min: -70, max: 70 });

const isWithin = ({ x, y }: Rect) => x >= 0 && x <= 60 && y >= 0 && y <= 60;
const relative = (all: readonly Rect[]) =>
  all.map(({ x, y, width, height }) => rect(x - (all[0]?.x ?? 0), y - (all[0]?.y ?? 0), width, height));

describe('moveTogether', () => {
  it('moves all places as far as the board allows, and keeps their relative positions', () => {
    expect(moveTogether([rect(2, 5), rect(9, 9)], 3, -2, limits)).toEqual([rect(5, 3), rect(12, 7)]);
    expect(moveTogether([rect(2, 5), rect(9, 9)], -4, 0.4, limits)).toEqual([rect(0, 5), rect(7, 9)]);
    expect(moveTogether([], 1, 1, limits)).toEqual([]);
  });

  it('never leaves the board', () => {
    fc.assert(
      fc.property(rects, steps, steps, (all, dx, dy) => {
        const moved = moveTogether(all, dx, dy, limits);
        expect(moved.every(isWithin)).toBe(true);
        expect(relative(moved)).toEqual(relative(all));
      }),
    );
  });
});

describe('freeBlock', () => {
  it('keeps free positions, and otherwise moves beside existing places', () => {
    expect(freeBlock([rect(2, 2), rect(7, 2)], [rect(20, 20)], limits)).toEqual([rect(2, 2), rect(7, 2)]);
    const taken = [rect(2, 2), rect(7, 2)];
    expect(freeBlock(taken, taken, limits)).toEqual([rect(2, 6), rect(7, 6)]);
  });

  it('never overlaps existing places', () => {
    fc.assert(
      fc.property(rects, fc.array(anyRect, { maxLength: 12 }), (block, taken) => {
        const placed = freeBlock(block, taken, limits);
        expect(placed.every(isWithin)).toBe(true);
        expect(placed.some((one) => taken.some((other) => overlaps(one, other)))).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps relative positions if there is room for all', () => {
    const near = fc.array(
      anyRect.map((one) => ({ ...one, x: one.x % 7, y: one.y % 7 })),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(near, fc.array(anyRect, { maxLength: 4 }), (block, taken) => {
        expect(relative(freeBlock(block, taken, limits))).toEqual(relative(block));
      }),
      { numRuns: 60 },
    );
  });

  it("places them one by one if they don't fit together", () => {
    const small: Limits = { ...limits, x: range(0, 8), y: range(0, 0) };
    const placed = freeBlock([rect(0, 0, 2, 1), rect(2, 0, 2, 1)], [rect(2, 0, 2, 1), rect(6, 0, 2, 1)], small);
    expect(placed).toEqual([rect(0, 0, 2, 1), rect(4, 0, 2, 1)]);
  });
});

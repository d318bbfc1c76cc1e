import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Limits } from '@/app/_canvas/free-spot';
import { overlaps, type Rect } from '@/lib/kernel/rect';
import { ALIGNMENTS, type Alignment, type Arranged, align, DIRECTIONS, type Direction, distribute } from './map-align';
import type { MapPlace } from './map-model';

const range = (min: number, max: number) => ({ min, max });
const limits: Limits = { x: range(0, 60), y: range(0, 60), width: range(1, 60), height: range(1, 60) };
const place = (id: string, x: number, y: number, width = 4, height = 3): MapPlace => ({
  id,
  title: id.toUpperCase(),
  x,
  y,
  width,
  height,
});

const spots = (arranged: Arranged) =>
  arranged.ok ? Object.fromEntries(arranged.value.map(({ id, x, y }) => [id, [x, y]])) : arranged.error;

const anyRect = fc.record({
  x: fc.integer({ min: 0, max: 60 }),
  y: fc.integer({ min: 0, max: 60 }),
  width: fc.integer({ min: 1, max: 12 }),
  height: fc.integer({ min: 1, max: 12 }),
});
const named = (stem: string, rects: readonly Rect[]) =>
  rects.map((rect, i) => ({ id: `${stem}${i}`, title: '', ...rect }));
const chosen = fc.array(anyRect, { minLength: 2, maxLength: 7 }).map((rects) => named('c', rects));
const others = fc.array(anyRect, { maxLength: 5 }).map((rects) => named('o', rects));

/** Checks the invariants of arranged places. */
function expectSound(before: readonly MapPlace[], after: readonly MapPlace[], rest: readonly MapPlace[]) {
  expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
  for (const [i, one] of after.entries()) {
    const { width, height } = before.find(({ id }) => id === one.id) as MapPlace;
    expect([one.width, one.height]).toEqual([width, height]);
    expect([one.x, one.y].every((side) => Number.isInteger(side) && side >= 0 && side <= 60)).toBe(true);
    expect([...after.slice(i + 1), ...rest].filter((other) => overlaps(one, other))).toEqual([]);
  }
}

/** Tells whether no two places have changed their order in a direction; equal ones may end up either way. */
const keepsOrder = (before: readonly MapPlace[], after: readonly MapPlace[], at: 'x' | 'y') => {
  const now = new Map(after.map((one) => [one.id, one[at]]));
  return before.every((a) => before.every((b) => a[at] >= b[at] || (now.get(a.id) ?? 0) <= (now.get(b.id) ?? 0)));
};

describe('align', () => {
  it.each([
    ['left', { a: [2, 1], b: [2, 10] }],
    ['right', { a: [10, 1], b: [8, 10] }],
    ['centre', { a: [6, 1], b: [5, 10] }],
    ['top', { a: [2, 1], b: [8, 1] }],
    ['bottom', { a: [2, 11], b: [8, 10] }],
    ['middle', { a: [2, 7], b: [8, 6] }],
  ] as const)('puts edges or centres on one line: %s', (alignment, after) => {
    expect(spots(align([place('a', 2, 1, 4, 3), place('b', 8, 10, 6, 4)], alignment, [], limits))).toEqual(after);
  });

  it('pushes overlapping places along the line, in their order', () => {
    const rooms = [place('a', 5, 2), place('b', 0, 1), place('c', 9, 20)];
    expect(spots(align(rooms, 'left', [], limits))).toEqual({ b: [0, 1], a: [0, 4], c: [0, 20] });
    const between = [place('o', 2, 4, 1, 6)];
    expect(spots(align(rooms, 'left', between, limits))).toEqual({ b: [0, 1], a: [0, 10], c: [0, 20] });
  });

  it('keeps the line on the board', () => {
    const rooms = [place('a', 58, 1, 12), place('b', 0, 10)];
    expect(spots(align(rooms, 'right', [], limits))).toEqual({ a: [52, 1], b: [60, 10] });
  });

  it('pushes back at the end of the board, and refuses if it is full', () => {
    expect(spots(align([place('a', 5, 60), place('b', 0, 59)], 'left', [], limits))).toEqual({
      b: [0, 57],
      a: [0, 60],
    });
    const tall = [place('a', 5, 0, 4, 60), place('b', 0, 0, 4, 60), place('c', 20, 0, 4, 60)];
    expect(align(tall, 'left', [], limits).ok).toBe(false);
  });

  it('stays on the board and in order, overlaps nothing, and is idempotent', () => {
    fc.assert(
      fc.property(chosen, others, fc.constantFrom(...ALIGNMENTS), (before, rest, alignment: Alignment) => {
        const arranged = align(before, alignment, rest, limits);
        if (!arranged.ok) return;
        expectSound(before, arranged.value, rest);
        const along = ['left', 'centre', 'right'].includes(alignment) ? 'y' : 'x';
        expect(keepsOrder(before, arranged.value, along)).toBe(true);
        expect(spots(align(arranged.value, alignment, rest, limits))).toEqual(spots(arranged));
      }),
    );
  });

  it('always works for a few places on an empty board', () => {
    const few = fc.array(anyRect, { minLength: 2, maxLength: 3 }).map((rects) => named('c', rects));
    fc.assert(
      fc.property(few, fc.constantFrom(...ALIGNMENTS), (before, alignment: Alignment) => {
        expect(align(before, alignment, [], limits).ok).toBe(true);
      }),
    );
  });
});

describe('distribute', () => {
  it('makes gaps equal, to a square, between the first and the last one', () => {
    const rooms = [place('a', 0, 0), place('b', 5, 9), place('c', 20, 4), place('d', 12, 4)];
    expect(spots(distribute(rooms, 'across', [], limits))).toEqual({ a: [0, 0], b: [7, 9], d: [13, 4], c: [20, 4] });
    expect(spots(distribute(rooms, 'down', [], limits))).toEqual({ a: [0, 0], c: [20, 3], d: [12, 6], b: [5, 9] });
  });

  it('puts them wall to wall if they need more room', () => {
    const rooms = [place('a', 0, 0), place('b', 2, 9), place('c', 4, 4)];
    expect(spots(distribute(rooms, 'across', [], limits))).toEqual({ a: [0, 0], b: [4, 9], c: [8, 4] });
    const atTheEnd = rooms.map((room) => ({ ...room, x: room.x + 56 }));
    expect(spots(distribute(atTheEnd, 'across', [], limits))).toEqual({ a: [52, 0], b: [56, 9], c: [60, 4] });
  });

  it('names the place in the way', () => {
    const rooms = [place('a', 0, 0), place('b', 5, 0), place('c', 20, 0)];
    expect(spots(distribute(rooms, 'across', [place('o', 12, 1)], limits))).toBe(
      '“O” is in the way. Move it, or select it too.',
    );
  });

  it('stays on the board and in order, overlaps nothing, and is idempotent', () => {
    fc.assert(
      fc.property(chosen, others, fc.constantFrom(...DIRECTIONS), (before, rest, direction: Direction) => {
        const arranged = distribute(before, direction, rest, limits);
        if (!arranged.ok) return;
        expectSound(before, arranged.value, rest);
        const [at, size] = direction === 'across' ? (['x', 'width'] as const) : (['y', 'height'] as const);
        const middles = (all: readonly MapPlace[]) => all.map((one) => ({ ...one, [at]: one[at] * 2 + one[size] }));
        expect(keepsOrder(middles(before), middles(arranged.value), at)).toBe(true);
        const inOrder = arranged.value.toSorted((a, b) => a[at] - b[at]);
        const gaps = inOrder.slice(1).map((one, i) => one[at] - (inOrder[i]?.[at] ?? 0) - (inOrder[i]?.[size] ?? 0));
        expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
        expect(spots(distribute(arranged.value, direction, rest, limits))).toEqual(spots(arranged));
      }),
    );
  });
});

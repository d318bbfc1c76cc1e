import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps, type Rect } from '@/lib/kernel/rect';
import { crosses, lineAround, type Port, pathOf } from './line-around';

const GAP = 10;
const box = (x: number, y: number): Rect => ({ x, y, width: 100, height: 50 });
const below = ({ x, y, width, height }: Rect): Port => ({
  at: { x: x + width / 2, y: y + height },
  out: { x: x + width / 2, y: y + height + GAP },
});
const above = ({ x, y, width }: Rect): Port => ({
  at: { x: x + width / 2, y },
  out: { x: x + width / 2, y: y - GAP },
});
const route = (from: Rect, to: Rect, others: readonly Rect[] = []) =>
  lineAround([below(from)], [above(to)], [from, to, ...others], GAP);

describe('crosses', () => {
  const at = box(0, 0);
  it.each([
    ['through it', [-10, 20, 200, 30], true],
    ['into it', [50, -20, 50, 10], true],
    ['inside it', [10, 10, 20, 20], true],
    ['along its side', [-10, 50, 200, 50], false],
    ['past it', [-10, 60, 200, 60], false],
    ['up to it', [50, -20, 50, 0], false],
  ] as const)('%s', (_name, [x1, y1, x2, y2], expected) =>
    expect(
      crosses(
        [
          { x: x1, y: y1 },
          { x: x2, y: y2 },
        ],
        at,
      ),
    ).toBe(expected),
  );
});

describe('lineAround', () => {
  it('goes straight if nothing is in the way', () => {
    expect(route(box(0, 0), box(0, 200))).toEqual([
      { x: 50, y: 50 },
      { x: 50, y: 200 },
    ]);
  });

  it('goes round obstacles, at a distance', () => {
    const other = box(20, 100);
    const line = route(box(0, 0), box(0, 250), [other]);
    expect(line && crosses(line, { x: 11, y: 91, width: 118, height: 68 })).toBe(false);
    expect(line?.at(0)).toEqual({ x: 50, y: 50 });
    expect(line?.at(-1)).toEqual({ x: 50, y: 250 });
  });

  it('leads up to a box above', () => {
    const [from, to] = [box(0, 200), box(0, 0)];
    const line = route(from, to) ?? [];
    expect(line.length).toBeGreaterThan(3);
    for (const one of [from, to]) expect(crosses(line, one)).toBe(false);
  });

  it('takes the nearest of several ports', () => {
    const [from, to] = [box(0, 0), box(0, 200)];
    expect(lineAround([above(from), below(from)], [below(to), above(to)], [from, to], GAP)?.length).toBe(2);
  });

  it('gives up if there is no gap at all', () => {
    const cage = [box(-100, 60), box(0, 60), box(100, 60)];
    expect(route(box(0, 0), box(0, 300), cage)).toBeUndefined();
  });

  it("never crosses a box, if boxes don't overlap", () => {
    const boxes = fc.array(fc.record({ x: fc.integer({ min: 0, max: 8 }), y: fc.integer({ min: 0, max: 8 }) }), {
      minLength: 2,
      maxLength: 30,
    });
    fc.assert(
      fc.property(boxes, (spots) => {
        const apart: Rect[] = [];
        for (const { x, y } of spots) {
          const next = box(x * 140, y * 90);
          if (!apart.some((other) => overlaps(other, next, 2 * GAP))) apart.push(next);
        }
        const [from, to] = [apart[0], apart.at(-1)];
        if (!from || !to || from === to) return;
        const line = lineAround([below(from)], [above(to)], apart, GAP);
        if (!line) throw new Error('there is a way');
        for (const one of apart) expect(crosses(line, one)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a line', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 0, y: 30 },
    { x: 50, y: 30 },
  ];
  it('is drawn with round corners', () => expect(pathOf(line, 5)).toBe('M0 0L0 25Q0 30 5 30L50 30'));
});

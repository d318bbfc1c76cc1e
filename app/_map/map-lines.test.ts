import { describe, expect, it } from 'vitest';
import { crosses } from '@/app/_canvas/line-around';
import { middleOf, wayLines } from './map-lines';

const rect = (x: number, y: number, width = 4, height = 3) => ({ x, y, width, height });
const between = (rects: Readonly<Record<string, ReturnType<typeof rect>>>) =>
  wayLines(new Map(Object.entries(rects)), [{ id: 'way', a: 'a', b: 'b' }]).get('way') ?? [];

describe('wayLines', () => {
  it('runs straight if nothing is in between', () => {
    expect(between({ a: rect(0, 0), b: rect(9, 0), c: rect(0, 9) })).toEqual([
      { x: 4, y: 1.5 },
      { x: 9, y: 1.5 },
    ]);
  });

  it.each([
    ['in a row', { a: rect(0, 0), c: rect(6, 0), b: rect(12, 0) }],
    ['aslant', { a: rect(0, 0), c: rect(6, 4), b: rect(12, 8) }],
    ['close together', { a: rect(0, 2), c: rect(4, 2), b: rect(8, 2), d: rect(4, 5) }],
  ])('goes around a place in between: %s', (_, rects) => {
    const line = between(rects);
    expect(line.length).toBeGreaterThan(2);
    for (const box of Object.values(rects)) expect(crosses(line, box)).toBe(false);
  });

  it('runs behind places in between if going around takes far longer', () => {
    expect(between({ a: rect(0, 0), b: rect(9, 0), wall: rect(4, -20, 5, 60) })).toHaveLength(2);
  });

  it('cuts through only if there is no way around', () => {
    expect(between({ a: rect(4, 4), b: rect(14, 4), wall: rect(-99, -99, 300, 300) })).toHaveLength(2);
  });

  it('leaves out ways to nowhere', () => {
    expect(between({ a: rect(0, 0) })).toEqual([]);
  });
});

describe('middleOf', () => {
  it('is halfway along', () => {
    const corner = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 8 },
    ];
    expect(middleOf(corner)).toEqual({ x: 4, y: 2 });
    expect(middleOf([{ x: 1, y: 1 }])).toEqual({ x: 1, y: 1 });
  });
});

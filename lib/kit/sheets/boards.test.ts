import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoxMm } from '../blank';
import { BLEEDS_MM, USUAL_SHEETS } from '../order';
import { PAPERS } from '../paper';
import { type BoardPage, OVERLAP_MM, splitBoard } from './boards';

const split = (widthMm: number, heightMm: number) =>
  splitBoard({ widthMm, heightMm }, { paper: 'a4', sheets: USUAL_SHEETS });

const arbitrary = fc.record({
  size: fc.record({
    widthMm: fc.double({ min: 30, max: 1300, noNaN: true }),
    heightMm: fc.double({ min: 30, max: 1300, noNaN: true }),
  }),
  paper: fc.constantFrom(...PAPERS),
  bleedMm: fc.constantFrom(...BLEEDS_MM),
  marginMm: fc.double({ min: 6.35, max: 25, noNaN: true }),
});

const planOf = ({ size, paper, bleedMm, marginMm }: typeof arbitrary extends fc.Arbitrary<infer T> ? T : never) =>
  splitBoard(size, { paper, sheets: { ...USUAL_SHEETS, bleedMm, marginMm } });

describe('splitBoard()', () => {
  it('says which page joins where', () => {
    const { columns, rows, pages } = split(360, 500);
    expect([columns, rows]).toEqual([2, 2]);
    expect(pages.map(({ label }) => label)).toEqual(['A1', 'B1', 'A2', 'B2']);
    expect(pages[0]?.joins.map(({ label, edge }) => `${label} ${edge}`)).toEqual(['B1 right', 'A2 bottom']);
    expect(pages[3]?.joins.map(({ label, edge }) => `${label} ${edge}`)).toEqual(['A2 left', 'B1 top']);
  });

  it('lays the paper on its side where that takes fewer sheets', () => {
    expect(split(270, 185).pages).toHaveLength(1);
    expect(split(185, 270).pages[0]?.page.widthMm).toBe(210);
  });

  it('counts columns on after Z', () => {
    expect(split(8000, 100).pages.map(({ label }) => label)).toContain('AA1');
  });

  it('puts a whole board on a page of its own size, with its bleed', () => {
    const order = { paper: 'a4', sheets: { ...USUAL_SHEETS, bleedMm: 3, boards: 'whole' } } as const;
    const { pages } = splitBoard({ widthMm: 600, heightMm: 400 }, order);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({
      page: { widthMm: 606, heightMm: 406 },
      trim: { xMm: 3, yMm: 3, widthMm: 600, heightMm: 400 },
    });
  });

  it('shows all of any board inside what prints, neighbours overlapping by 10 mm', () => {
    fc.assert(
      fc.property(arbitrary, (order) => {
        const { pages, columns, rows } = planOf(order);
        expect(pages).toHaveLength(columns * rows);
        const { bleedMm, marginMm, size } = order;
        for (const [i, { window, at, page }] of pages.entries()) {
          const [column, row] = [i % columns, Math.floor(i / columns)];
          expect(at.xMm).toBeGreaterThanOrEqual(marginMm - 1e-9);
          expect(at.yMm).toBeGreaterThanOrEqual(marginMm - 1e-9);
          expect(at.xMm + window.widthMm).toBeLessThanOrEqual(page.widthMm - marginMm + 1e-9);
          expect(at.yMm + window.heightMm).toBeLessThanOrEqual(page.heightMm - marginMm + 1e-9);
          if (column === 0) expect(window.xMm).toBeCloseTo(-bleedMm, 6);
          if (row === 0) expect(window.yMm).toBeCloseTo(-bleedMm, 6);
          const [right, below] = [pages[i + 1], pages[i + columns]];
          const [endX, endY] = [window.xMm + window.widthMm, window.yMm + window.heightMm];
          expect(endX).toBeCloseTo(
            column < columns - 1 ? (right?.window.xMm ?? Number.NaN) + OVERLAP_MM : size.widthMm + bleedMm,
            6,
          );
          expect(endY).toBeCloseTo(
            row < rows - 1 ? (below?.window.yMm ?? Number.NaN) + OVERLAP_MM : size.heightMm + bleedMm,
            6,
          );
        }
      }),
    );
  });

  it('marks nothing on what is shown but crosses, which neighbours have at the same places', () => {
    fc.assert(
      fc.property(arbitrary, (order) => {
        const { pages, columns } = planOf(order);
        for (const [i, part] of pages.entries()) {
          const shown: BoxMm = { ...part.window, ...part.at };
          for (const { a, b } of part.cuts) expect(isOutside(shown, a) && isOutside(shown, b)).toBe(true);
          for (const { middle } of part.joins) expect(isOutside(shown, middle)).toBe(true);
          const right = (i + 1) % columns === 0 ? undefined : pages[i + 1];
          const below = pages[i + columns];
          for (const neighbour of [right, below])
            if (neighbour) expect(sharedCrosses(part, neighbour)).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });
});

const isOutside = ({ xMm, yMm, widthMm, heightMm }: BoxMm, point: { xMm: number; yMm: number }) =>
  point.xMm < xMm || point.yMm < yMm || point.xMm > xMm + widthMm || point.yMm > yMm + heightMm;

const onBoard = ({ crosses, at, window }: BoardPage) =>
  crosses.map(({ xMm, yMm }) => ({ xMm: xMm - at.xMm + window.xMm, yMm: yMm - at.yMm + window.yMm }));

const sharedCrosses = (a: BoardPage, b: BoardPage) =>
  onBoard(a).filter((mine) => onBoard(b).some((other) => Math.hypot(mine.xMm - other.xMm, mine.yMm - other.yMm) < 1e-6))
    .length;

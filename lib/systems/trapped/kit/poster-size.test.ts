import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { splitBoard } from '@/lib/kit/sheets/boards';
import { BASE_MM, pagesOf, posterSquareMm } from './poster';

const boardOf = (columns: number, rows: number) => (squareMm: number) => ({
  widthMm: columns * squareMm + 12,
  heightMm: rows * squareMm + 60,
});

describe('posterSquareMm()', () => {
  it.each([
    ['a small map has full squares', 20, 12, 'a4', 25],
    ['which are an inch where paper is', 20, 12, 'letter', 25.4],
    ['and as large on larger paper', 20, 12, 'a3', 25],
    ['a larger one shrinks to whole millimetres', 36, 18, 'a4', 21],
    ['on every paper', 36, 18, 'tabloid', 21],
    ['but keeps room for a base', 60, 40, 'a4', 20],
    ['unless that takes too much paper', 120, 120, 'a4', 10],
  ] as const)('%s: %i × %i on %s', (_, columns, rows, paper, squareMm) => {
    expect(posterSquareMm(boardOf(columns, rows), paper)).toBe(squareMm);
  });

  it('uses the largest squares that its pages allow', () => {
    const side = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(side, side, fc.constantFrom('a4', 'letter'), (columns, rows, paper) => {
        const board = boardOf(columns, rows);
        const squareMm = posterSquareMm(board, paper);
        const [pages, more] = [pagesOf(board(squareMm)), pagesOf(board(Math.floor(squareMm + 1)))];
        expect(pages).toBeLessThanOrEqual(squareMm > BASE_MM ? 9 : 36);
        if (squareMm < BASE_MM) expect(more).toBeGreaterThan(36);
        else if (squareMm < 25) expect(more).toBeGreaterThan(9);
      }),
    );
  });
});

describe('pagesOf()', () => {
  it('counts pages as splitBoard does', () => {
    const side = fc.integer({ min: 20, max: 2600 });
    fc.assert(
      fc.property(side, side, (widthMm, heightMm) => {
        const size = { widthMm, heightMm };
        expect(pagesOf(size)).toBe(splitBoard(size, { paper: 'a4', sheets: USUAL_SHEETS }).pages.length);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE_MM, boardSize, posterSquareMm } from './poster-size';

const RIM = { widthMm: 12, heightMm: 60 };

describe('posterSquareMm()', () => {
  it.each([
    ['a small map has full squares', 20, 12, 'a4', 25],
    ['which are an inch where paper is', 20, 12, 'letter', 25.4],
    ['and as large on larger paper', 20, 12, 'a3', 25],
    ['a larger one shrinks to whole millimetres', 36, 18, 'a4', 22],
    ['on every paper', 36, 18, 'tabloid', 22],
    ['but keeps room for a base', 60, 40, 'a4', 20],
    ['unless that takes too much paper', 120, 120, 'a4', 10],
  ] as const)('%s: %i × %i on %s', (_, columns, rows, paper, squareMm) => {
    expect(posterSquareMm({ columns, rows }, RIM, paper)).toBe(squareMm);
  });

  it('never shrinks while there is paper left, nor below a base without need', () => {
    const side = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(side, side, fc.constantFrom('a4', 'letter'), (columns, rows, paper) => {
        const squareMm = posterSquareMm({ columns, rows }, RIM, paper);
        const { widthMm, heightMm } = boardSize({ columns, rows }, RIM, squareMm);
        // 36 pages of A4, less their margins and overlaps, and then what the last row and column waste.
        expect(widthMm * heightMm).toBeLessThan(36 * 198 * 285);
        if (squareMm < BASE_MM) expect(columns * rows * BASE_MM * BASE_MM).toBeGreaterThan(20 * 187 * 274);
        if (squareMm > BASE_MM) expect(widthMm * heightMm).toBeLessThan(9 * 198 * 285);
      }),
    );
  });
});

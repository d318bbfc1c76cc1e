import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAPER_SIZE, PAPERS, UNPRINTABLE_MM } from '@/lib/kit/paper';
import { requireSheetLayout, sheetLayoutFor } from './sheet-layout';

describe('sheetLayoutFor()', () => {
  it.each(['a4', 'letter'] as const)('puts nine poker cards on %s', (paper) => {
    const { rows, columns } = sheetLayoutFor(paper, { widthMm: 63, heightMm: 88 });
    expect(rows * columns).toBe(9);
  });

  it('stands A4’s nine where a cutter expects them', () => {
    expect(sheetLayoutFor('a4', { widthMm: 63, heightMm: 88 })).toMatchObject({ leftMm: 10.5, topMm: 16.5 });
  });

  it('keeps cards of any size inside what prints', () => {
    const size = fc.record({ widthMm: fc.integer({ min: 20, max: 190 }), heightMm: fc.integer({ min: 20, max: 250 }) });
    fc.assert(
      fc.property(fc.constantFrom(...PAPERS), size, (paper, card) => {
        const { rows, columns, leftMm, topMm } = sheetLayoutFor(paper, card);
        expect(leftMm + columns * card.widthMm).toBeLessThanOrEqual(PAPER_SIZE[paper].widthMm - UNPRINTABLE_MM + 1e-9);
        expect(topMm + rows * card.heightMm).toBeLessThanOrEqual(PAPER_SIZE[paper].heightMm - UNPRINTABLE_MM + 1e-9);
      }),
    );
  });

  it('refuses a layout that no home printer could print', () => {
    const tooLow = { ...sheetLayoutFor('a4', { widthMm: 63, heightMm: 88 }), topMm: 30 };
    expect(() => requireSheetLayout(tooLow)).toThrow('do not fit');
    expect(() => requireSheetLayout({ ...tooLow, topMm: 16.5, colour: 'red' })).toThrow();
  });
});

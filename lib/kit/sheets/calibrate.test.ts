import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printedBy, transformed } from '@/test/support/printer-offset';
import { PAPER_SIZE, PAPERS } from '../paper';
import { correctionOf } from './calibrate';

const off = (most: number) => fc.double({ min: -most, max: most, noNaN: true });

describe('correctionOf()', () => {
  it('moves the other way', () => {
    const matrix = correctionOf({ xMm: 1.5, yMm: -2, degrees: 0 }, PAPER_SIZE.a4);
    expect(transformed(matrix, { xMm: 10, yMm: 20 })).toEqual({ xMm: 8.5, yMm: 22 });
  });

  it('turns the other way about the middle of the page', () => {
    const page = { widthMm: 200, heightMm: 300 };
    const { xMm, yMm } = transformed(correctionOf({ xMm: 0, yMm: 0, degrees: 90 }, page), { xMm: 100, yMm: 50 });
    expect([xMm, yMm].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([0, 150]);
  });

  it('takes a clockwise reading for clockwise', () => {
    const { xMm } = transformed(printedBy({ xMm: 0, yMm: 0, degrees: 1 }, PAPER_SIZE.a4), { xMm: 105, yMm: 0 });
    expect(xMm).toBeGreaterThan(105);
  });

  it('undoes whatever the printer does', () => {
    const offset = fc.record({ xMm: off(15), yMm: off(15), degrees: off(5) });
    const place = fc.record({ xMm: fc.double({ min: 0, max: 432, noNaN: true }), yMm: off(432) });
    fc.assert(
      fc.property(offset, fc.constantFrom(...PAPERS), place, (offset, paper, point) => {
        const page = PAPER_SIZE[paper];
        const print = transformed(printedBy(offset, page), transformed(correctionOf(offset, page), point));
        expect(Math.hypot(print.xMm - point.xMm, print.yMm - point.yMm)).toBeLessThan(0.001);
      }),
    );
  });
});

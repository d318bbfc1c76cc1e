import type { SizeMm } from '@/lib/kernel/units';
import type { Blank } from '../blank';

const TICK_MM = 4;

/**
 * A slip that keeps a secret, printed on one side: the upper third folds back and tells when to open it, the lower
 * third folds up over the words, which fill two thirds. Panels: outside, inside.
 */
export function secretSlip({ widthMm, heightMm }: SizeMm): Blank {
  const thirdMm = heightMm / 3;
  const level = (yMm: number, from = 0, to = widthMm) => ({ a: { xMm: from, yMm }, b: { xMm: to, yMm } });
  return {
    outline: { shape: 'rectangle', widthMm, heightMm, cornerMm: 0 },
    // Words stand across the lower fold, which only shows at both sides.
    folds: [level(thirdMm), level(2 * thirdMm, 0, TICK_MM), level(2 * thirdMm, widthMm - TICK_MM)],
    slits: [],
    panels: [
      { xMm: 0, yMm: 0, widthMm, heightMm: thirdMm, turn: 0 },
      { xMm: 0, yMm: thirdMm, widthMm, heightMm: 2 * thirdMm, turn: 0 },
    ],
  };
}

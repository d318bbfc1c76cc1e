import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BACKS, type Backs } from '../order';
import { bookletHalves, impose } from './impose';

/** Page order of the folded booklet, with nested sheets. Turned backs are upright again. */
function readFolded(pageCount: number, backs: Backs): readonly (number | undefined)[] {
  const sheets = impose(pageCount, backs).map(({ front, back }) => {
    // The long edges of a landscape sheet are at the top and bottom: flipping swaps left and right of its back.
    const isTurned = backs === 'long-edge';
    const [left, right] = isTurned ? [back.right, back.left] : [back.left, back.right];
    expect([back.left.turn, back.right.turn]).toEqual(isTurned ? [180, 180] : [0, 0]);
    return { outer: [front.left.page, front.right.page], inner: [left.page, right.page] };
  });
  const before = sheets.flatMap(({ outer, inner }) => [outer[1], inner[0]]);
  const after = sheets.toReversed().flatMap(({ outer, inner }) => [inner[1], outer[0]]);
  return [...before, ...after];
}

describe('impose()', () => {
  it('puts eight pages on two sheets', () => {
    expect(
      impose(8, 'short-edge').map(({ front, back }) => [front, back].map((side) => [side.left.page, side.right.page])),
    ).toEqual([
      [
        [7, 0],
        [1, 6],
      ],
      [
        [5, 2],
        [3, 4],
      ],
    ]);
  });

  it('reads in order when it is folded, every page once, blank ones last', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.constantFrom(...BACKS), (pageCount, backs) => {
        const read = readFolded(pageCount, backs);
        expect(read).toHaveLength(Math.ceil(pageCount / 4) * 4);
        expect(read).toEqual(read.map((_, i) => (i < pageCount ? i : undefined)));
      }),
    );
  });

  it('halves a lying sheet', () => {
    expect(bookletHalves('a4')).toEqual({
      page: { widthMm: 297, heightMm: 210 },
      left: { xMm: 0, yMm: 0, widthMm: 148.5, heightMm: 210 },
      right: { xMm: 148.5, yMm: 0, widthMm: 148.5, heightMm: 210 },
    });
  });
});

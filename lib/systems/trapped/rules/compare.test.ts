import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseScore } from '@/test/support/trapped/notation';
import { NO_SCORE, pointsOfAll, rankOf, rankScore, SCORES, type Score } from './cards';
import { compareSides } from './compare';

const read = (text: string): readonly Score[] =>
  text === '' ? [] : text.split(' ').map((word) => parseScore(word) ?? NO_SCORE);
const compare = (a: readonly Score[], b: readonly Score[], highestOnly = false) =>
  compareSides(a, a.length, b, b.length, highestOnly);

describe('compareSides()', () => {
  it.each([
    // case                                        a           b           winner  by               position  rules
    ['more points win whatever the ranks', 'AC 5C', 'KH 3H', 'a', 'points', null], // rules 6.2, step 1
    ['equal points go to the higher top card', 'K 7 2', 'J 9', 'a', 'rank', 1], // step 2, book
    ['ranks are compared down to the last', 'K Q 10', 'Q K J', 'b', 'rank', 3], // step 2, book
    ['one high card beats three low ones', '10C 5C', '5H 5D 5S', 'a', 'rank', 1],
    ['a score loses to a card with a suit', '10', '10C', 'b', 'suit', 1], // step 3, book
    ['hearts are above diamonds', 'KD 5S', 'KH 5C', 'b', 'suit', 1],
    ['diamonds are above spades', 'KD', 'KS', 'a', 'suit', 1],
    ['spades are above clubs', 'KC', 'KS', 'b', 'suit', 1],
    ['the best suit among equal top cards counts', 'KC KH', 'KD KS', 'a', 'suit', 1],
    ['then the suits of further cards', 'KH 5D', '5S KH', 'a', 'suit_extended', 2], // step 4, ruling A8
    ['nothing settles the same scores', 'K 5', '5 K', 'none', 'none', null], // step 5
    ['nothing is nothing', '', '', 'none', 'none', null],
  ] as const)('%s', (_, a, b, winner, decidedBy, position) => {
    expect(compare(read(a), read(b))).toEqual({ winner, decidedBy, position });
  });

  it('stops at the suit of the highest card if the house rules say so', () => {
    expect(compare(read('KH 5D'), read('KH 5S'), true)).toEqual({ winner: 'none', decidedBy: 'none', position: null });
    expect(compare(read('KH 5D'), read('KD 5H'), true)).toEqual({ winner: 'a', decidedBy: 'suit', position: 1 });
  });

  it('compares only the given number of scores', () => {
    expect(compareSides(read('5 K'), 1, read('4 A'), 1, false).winner).toBe('a');
  });

  it('skips NO_SCORE', () => {
    expect(compare([...read('5H'), NO_SCORE], read('5D')).winner).toBe('a');
    expect(compare([NO_SCORE, ...read('5D')], read('5H')).winner).toBe('b');
  });

  it('compares sides of any length', () => {
    const many = Array.from({ length: 300 }, () => rankScore(0));
    expect(compare([...many, ...read('3H')], [...many, ...read('3D')])).toMatchObject({ winner: 'a', position: 1 });
  });

  const side = fc.array(fc.integer({ min: 0, max: SCORES - 1 }), { maxLength: 6 });
  // Few ranks, so that ties are common.
  const lowSide = fc.array(fc.constantFrom(...read('2H 2S 3D 3C 4 5H JD QS')), { maxLength: 4 });
  const sides = fc.tuple(fc.oneof(side, lowSide), fc.oneof(side, lowSide), fc.boolean());
  const MIRRORED = { a: 'b', b: 'a', none: 'none' } as const;

  it('gives the mirrored answer when the sides are swapped', () => {
    fc.assert(
      fc.property(sides, ([a, b, highestOnly]) => {
        const there = compare(a, b, highestOnly);
        const back = compare(b, a, highestOnly);
        expect(back).toEqual({ ...there, winner: MIRRORED[there.winner] });
      }),
    );
  });

  it('neither depends on the order of a side nor changes it', () => {
    fc.assert(
      fc.property(sides, ([a, b, highestOnly]) => {
        const before = [...a];
        expect(compare(a.toReversed(), b, highestOnly)).toEqual(compare(a, b, highestOnly));
        expect(a).toEqual(before);
      }),
    );
  });

  it('decides between sides of different points or ranks', () => {
    const ranks = (scores: readonly Score[]) => scores.map(rankOf).toSorted((a, b) => a - b);
    fc.assert(
      fc.property(sides, ([a, b, highestOnly]) => {
        const same = pointsOfAll(a) === pointsOfAll(b) && `${ranks(a)}` === `${ranks(b)}`;
        expect(same || compare(a, b, highestOnly).winner !== 'none').toBe(true);
      }),
    );
  });
});

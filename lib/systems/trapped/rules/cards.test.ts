import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, cardOf, RANKS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import { formatScore, parseCard, parseScore } from '@/test/support/trapped/notation';
import {
  isCourtOrAce,
  NO_SCORE,
  NO_SUIT,
  pointsOf,
  pointsOfAll,
  rankIndex,
  rankOf,
  rankScore,
  SCORES,
  type Score,
  suitIndex,
  suitNameOf,
  suitOf,
} from './cards';

const score = fc.integer({ min: 0, max: SCORES - 1 });
const read = (text: string): Score => parseScore(text) ?? NO_SCORE;

describe('a card', () => {
  it.each([
    ['2H', 0, 'hearts'],
    ['2C', 3, 'clubs'],
    ['10D', 33, 'diamonds'],
    ['AS', 50, 'spades'],
    ['AC', 51, 'clubs'],
    ['2', 52, undefined],
    ['A', 64, undefined],
  ] as const)('%s is number %i, of %s', (text, number, suit) => {
    expect(read(text)).toBe(number);
    expect(formatScore(number)).toBe(text);
    expect(suitNameOf(number)).toBe(suit);
  });

  it('survives formatting and parsing', () => {
    fc.assert(fc.property(score, (score) => parseScore(formatScore(score)) === score));
  });

  it('is put together from its rank and suit', () => {
    fc.assert(
      fc.property(
        score.filter((score) => score < CARDS),
        (card) => cardOf(rankOf(card), suitOf(card)) === card,
      ),
    );
    fc.assert(fc.property(score, (score) => rankOf(rankScore(rankOf(score))) === rankOf(score)));
  });

  it('indexes ranks and suits by name', () => {
    expect(RANKS.map((rank) => formatScore(rankScore(rankIndex(rank))))).toEqual([...RANKS]);
    expect(SUITS.map((suit) => suitNameOf(cardOf(0, suitIndex(suit))))).toEqual([...SUITS]);
    expect(suitOf(rankScore(3))).toBe(NO_SUIT);
  });

  it.each(['', '1H', '11D', 'KX', 'hearts', 'H', '10d', ' 10D', 'constructor'])(
    'cannot be parsed from “%s”',
    (text) => {
      expect(parseScore(text)).toBeUndefined();
    },
  );

  it('has a suit', () => {
    expect(parseCard('10D')).toBe(33);
    expect(parseCard('10')).toBeUndefined();
  });
});

describe('pointsOf()', () => {
  it.each([
    ['2C', 2],
    ['10', 10],
    ['JS', 10],
    ['Q', 10],
    ['KC', 10],
    ['AH', 11],
  ])('gives %s %i points', (text, points) => expect(pointsOf(read(text))).toBe(points)); // rules 6.1

  it('gives 0 for NO_SCORE', () => expect(pointsOf(NO_SCORE)).toBe(0));
});

describe('pointsOfAll()', () => {
  it.each([
    ['A 5', 16],
    ['J J K', 30],
    ['10H JS QD KC', 40],
  ])('of %s is %i', (text, points) => expect(pointsOfAll(text.split(' ').map(read))).toBe(points)); // rules 6.1

  it('counts only the first scores', () => expect(pointsOfAll([read('9'), read('8'), read('7')], 2)).toBe(17));
  it('of no scores is 0', () => expect(pointsOfAll([])).toBe(0));
});

describe('isCourtOrAce()', () => {
  it.each([
    ['10H', false],
    ['JH', true],
    ['A', true],
  ])('of %s is %s', (text, answer) => expect(isCourtOrAce(read(text))).toBe(answer));
});

import { describe, expect, it } from 'vitest';
import { planCreation, planExtras } from './creation';

describe('planCreation()', () => {
  it.each([
    // n  each  in all  short    rules 5.1
    [2, 8, 16, 0],
    [3, 9, 27, 0],
    [4, 10, 40, 0],
    [5, 11, 55, 3],
  ])('for %i characters deals %i cards each, %i in all, %i too many', (characters, each, inAll, short) => {
    expect(planCreation(characters)).toEqual({ cardsPerPlayer: each, cardsInAll: inAll, shortfall: short });
  });
});

describe('planExtras()', () => {
  it.each([
    // n  aspects  in all  cards  reshuffles    rules 5.5
    [2, 12, 24, 34, 0],
    [3, 14, 42, 57, 1],
    [4, 16, 64, 84, 1],
    [5, 18, 90, 115, 3],
  ])('for %i characters sets %i aspects on each Extra, %i in all', (n, aspects, inAll, cards, reshuffles) => {
    expect(planExtras(n)).toEqual({
      extras: n,
      aspectsPerExtra: aspects,
      aspectsInAll: inAll,
      turnsPerPlayer: aspects,
      cardsFromDeck: cards,
      reshuffles,
    });
  });

  it.each([
    // n  set  left  turns  cards  reshuffles
    [4, 8, 56, 14, 76, 1],
    [4, 3, 61, 16, 81, 1],
    [3, 6, 36, 12, 51, 0],
  ])('for %i characters leaves out the %i aspects that are set already', (n, set, left, turns, cards, reshuffles) => {
    expect(planExtras(n, set)).toMatchObject({
      aspectsPerExtra: 8 + 2 * n,
      aspectsInAll: left,
      turnsPerPlayer: turns,
      cardsFromDeck: cards,
      reshuffles,
    });
  });
});

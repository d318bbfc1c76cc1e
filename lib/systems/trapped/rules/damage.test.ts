import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS } from '@/lib/tabletop/cards/playing-cards';
import { formatScore, parseScore } from '@/test/support/trapped/notation';
import { isCourtOrAce, NO_SCORE, pointsOf, rankOf } from './cards';
import { damageOf, mayTakeDamage, scoreAfterDamage } from './damage';

const read = (text: string) => parseScore(text) ?? NO_SCORE;

describe('damageOf()', () => {
  it.each([
    // own  against  card   adjusted  result    rules 6.7
    [15, 20, '5H', 20, 'none'], // the book's own example: a tie is enough
    [15, 20, '4C', 19, 'replace'],
    [9, 20, 'JH', 19, 'lost_character'], // 11 is the smallest deficit at which a jack kills
    [10, 20, 'KH', 20, 'none'],
    [9, 20, 'AS', 20, 'none'],
    [8, 20, 'AS', 19, 'lost_character'], // and 12 for an ace
    [2, 30, '10D', 12, 'replace'],
    [17, 17, '2C', 19, 'none'], // lost on a tie-break
    [18, 20, '2C', 20, 'none'],
  ] as const)('at %i to %i, %s makes %i: %s', (own, opposing, card, adjusted, result) => {
    expect(damageOf(own, opposing, read(card))).toEqual({ adjusted, result });
  });

  it('kills only by a card that scores 10 or more, and never close to winning', () => {
    const total = fc.integer({ min: 0, max: 80 });
    fc.assert(
      fc.property(total, total, fc.integer({ min: 0, max: CARDS - 1 }), (own, opposing, card) => {
        const { result } = damageOf(own, opposing, card);
        if (result === 'lost_character') expect(isCourtOrAce(card) && opposing - own > pointsOf(card)).toBe(true);
        if (result === 'replace') expect(isCourtOrAce(card)).toBe(false);
        if (opposing - own <= 2) expect(result).toBe('none');
      }),
    );
  });
});

describe('scoreAfterDamage()', () => {
  it.each([
    ['attribute', '9D', '9'],
    ['relationship', '4C', '4C'],
  ] as const)('replaces an %s hit by %s', (target, card, after) => {
    expect(formatScore(scoreAfterDamage(target, read(card)))).toBe(after);
    expect(rankOf(scoreAfterDamage(target, read(card)))).toBe(rankOf(read(card)));
  });
});

describe('mayTakeDamage()', () => {
  it.each([
    // score  card  must lower  has higher  may     ruling A18
    ['K', '9D', false, true, true],
    ['3', '9D', false, true, true],
    ['', '9D', false, false, false],
    ['K', '9D', true, true, true],
    ['3', '9D', true, true, false],
    ['9', '9D', true, true, false],
    ['3', '9D', true, false, true],
  ])('of “%s” by %s (must lower: %s, has a higher one: %s) is %s', (score, card, mustLower, hasHigher, may) => {
    expect(mayTakeDamage(read(score), read(card), mustLower, hasHigher)).toBe(may);
  });
});

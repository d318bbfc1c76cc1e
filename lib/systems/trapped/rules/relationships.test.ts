import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, SUITS, type Suit } from '@/lib/tabletop/cards/playing-cards';
import { formatScore, parseCard } from '@/test/support/trapped/notation';
import { NO_SCORE, rankOf, suitIndex, suitOf } from './cards';
import { afterLoss, hasLost, mayBid, relationOf } from './relationships';

const card = fc.integer({ min: 0, max: CARDS - 1 });
const read = (text: string) => parseCard(text) ?? NO_SCORE;
const between = (a: Suit, b: Suit) => relationOf(suitIndex(a), suitIndex(b));

describe('relationOf()', () => {
  it.each([
    ['hearts', 'spades', 'opposed'],
    ['clubs', 'diamonds', 'opposed'],
    ['hearts', 'clubs', 'adjacent'],
    ['hearts', 'diamonds', 'adjacent'],
    ['spades', 'diamonds', 'adjacent'],
    ['spades', 'clubs', 'adjacent'],
    ['diamonds', 'diamonds', 'same'],
  ] as const)('has %s and %s %s', (a, b, relation) => expect(between(a, b)).toBe(relation)); // rules 6.6

  it('is mutual, and gives each suit one that is the same, one opposed and two adjacent', () => {
    for (const a of SUITS) {
      expect(SUITS.map((b) => between(a, b))).toEqual(SUITS.map((b) => between(b, a)));
      expect(SUITS.map((b) => between(a, b)).toSorted()).toEqual(['adjacent', 'adjacent', 'opposed', 'same']);
    }
  });
});

describe('a bid under the relationship 5♥', () => {
  it.each([
    // card  allowed  if lost   rules 6.6, book
    ['3H', true, '5H'],
    ['10C', true, '5C'],
    ['3D', true, '5D'],
    ['6D', true, '5D'],
    ['JS', false, '5H'],
    ['AS', false, '5H'],
  ])('of %s: %s, and then %s', (card, allowed, lost) => {
    expect(mayBid(read('5H'), read(card))).toBe(allowed);
    expect(formatScore(afterLoss(read('5H'), read(card)))).toBe(lost);
  });
});

describe('Rules 1 and 2', () => {
  it('keep the rank, and take on the suit of an adjacent card alone', () => {
    fc.assert(
      fc.property(card, card, (relationship, bid) => {
        const after = afterLoss(relationship, bid);
        expect(rankOf(after)).toBe(rankOf(relationship));
        expect(suitOf(after) === suitOf(relationship)).toBe(
          relationOf(suitOf(relationship), suitOf(bid)) !== 'adjacent',
        );
      }),
    );
  });

  it('allow a lost bid again', () => {
    fc.assert(
      fc.property(
        card,
        card,
        (relationship, bid) => !mayBid(relationship, bid) || mayBid(afterLoss(relationship, bid), bid),
      ),
    );
  });

  it('restrict nothing without a relationship', () => {
    fc.assert(fc.property(card, (bid) => mayBid(NO_SCORE, bid) && afterLoss(NO_SCORE, bid) === NO_SCORE));
  });
});

describe('hasLost()', () => {
  it.each([
    ['actor', false, true],
    ['helper', false, true],
    ['hinderer', false, false],
    ['actor', true, false],
    ['helper', true, false],
    ['hinderer', true, true],
  ] as const)('of %s, the actor having won: %s, is %s', (role, actorWon, lost) => {
    expect(hasLost(role, actorWon)).toBe(lost);
  });
});

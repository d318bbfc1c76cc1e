import { describe, expect, it } from 'vitest';
import { parseScore } from '@/test/support/trapped/notation';
import { NO_SCORE, type Score } from './cards';
import { addResistance, type ConflictRules, settle } from './conflict';
import { addScores, emptySide } from './side';

const usual: ConflictRules = { suitTiebreakDepth: 'all', deadTie: 'actor_loses' };
const read = (text: string): Score => parseScore(text) ?? NO_SCORE;
const readAll = (text: string) => text.split(' ').map(read);

function sideOf(scores: readonly Score[]) {
  const side = emptySide();
  addScores(side, scores);
  return side;
}

const settled = (own: string, opposing: string, rules: Partial<ConflictRules> = {}) =>
  settle(sideOf(readAll(own)), sideOf(readAll(opposing)), { ...usual, ...rules });

describe('settle()', () => {
  it.each([
    // case                                         own          opposing   winner        by
    ['a helper and a hinderer count', 'Q 7C 6 5H', '9 4S 8D JS', 'opposition', 'points'], // rules 7.4
    ['a complication is a card alone', 'Q 7C 6 5H', '4S 8D JS', 'actor', 'points'],
    ['a tie-break lost costs no points', '8 9H', 'KC 7D', 'opposition', 'rank'], // 6.7
    ['an attribute has no suit', 'K 5H', 'KC 5D', 'opposition', 'suit'],
    ['love resists as well as anything', '6 9H', '6C 9H', 'opposition', 'suit_extended'], // 7.2
    ['a dead tie is the actor’s loss', 'Q 5', '5 Q', 'opposition', 'none'], // rules 6.2, ruling A9
  ] as const)('%s', (_, own, opposing, winner, decidedBy) => {
    expect(settled(own, opposing)).toMatchObject({ winner, decidedBy });
  });

  it('asks for another card in a dead tie if the house rules say so', () => {
    expect(settled('Q 5', '5 Q', { deadTie: 'redraw' })).toMatchObject({ winner: 'tie', decidedBy: 'none' });
    expect(settled('Q 5', '5 K', { deadTie: 'redraw' }).winner).toBe('opposition');
  });

  it('ignores further suits if the house rules say so', () => {
    expect(settled('Q 5H', 'Q 5D').winner).toBe('actor');
    expect(settled('Q 5H', 'Q 5D', { suitTiebreakDepth: 'highest_only' })).toMatchObject({
      winner: 'opposition',
      decidedBy: 'none',
    });
  });
});

describe('addResistance()', () => {
  it.each([
    ['5H', 'any_suit', 'opposing'],
    ['5S', 'any_suit', 'opposing'],
    ['5H', 'hearts_help_actor', 'own'],
    ['5S', 'hearts_help_actor', 'opposing'],
  ] as const)('of %s under “%s” is for the %s side', (relationship, rule, side) => {
    const sides = { own: emptySide(), opposing: emptySide() };
    addResistance(sides.own, sides.opposing, read(relationship), rule);
    expect(sides[side].count).toBe(1);
    expect(sides.own.count + sides.opposing.count).toBe(1);
  });

  it('ignores NO_SCORE', () => {
    const [own, opposing] = [emptySide(), emptySide()];
    addResistance(own, opposing, NO_SCORE, 'hearts_help_actor');
    expect([own.count, opposing.count]).toEqual([0, 0]);
  });
});

import { z } from 'zod';
import { pointsOfAll } from '@/lib/systems/trapped/rules/cards';
import { compareSides } from '@/lib/systems/trapped/rules/compare';
import { relationOf } from '@/lib/systems/trapped/rules/relationships';
import type { Operations } from '../vectors';
import { rulesOf, score, suit } from './notation';

const scores = z.array(score);

/** Cards against cards. */
export const comparing: Operations = {
  points: (input) => ({ points: pointsOfAll(z.object({ cards: scores }).parse(input).cards) }),

  suit_relation(input) {
    const { a, b } = z.object({ a: suit, b: suit }).parse(input);
    return { relation: relationOf(a, b) };
  },

  compare(input) {
    const { a, b } = z.object({ a: scores, b: scores }).parse(input);
    const highestOnly = rulesOf(input).suitTiebreakDepth === 'highest_only';
    const { winner, decidedBy, position } = compareSides(a, a.length, b, b.length, highestOnly);
    return { points: [pointsOfAll(a), pointsOfAll(b)], winner, decided_by: decidedBy, position };
  },
};

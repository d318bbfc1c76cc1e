import * as z from 'zod';
import { attributeBand } from '@/lib/systems/trapped/rules/attributes';
import { pointsOfAll, suitNameOf } from '@/lib/systems/trapped/rules/cards';
import { compareSides } from '@/lib/systems/trapped/rules/compare';
import { planCreation, planExtras } from '@/lib/systems/trapped/rules/creation';
import { eventQuota } from '@/lib/systems/trapped/rules/quota';
import { relationOf } from '@/lib/systems/trapped/rules/relationships';
import { EVENT_CATEGORY } from '@/lib/systems/trapped/vocabulary';
import { cards } from '@/test/support/trapped/scene';
import type { Operations } from '../vectors';
import { card, rank, rulesOf, score, suit } from './notation';

const scores = z.array(score).transform((texts) => cards(texts.join(' ')));
const characters = z.object({ characters: z.int().min(1) });
const count = z.int().min(0).default(0);
const counts = z.object({ counts: z.object({ H: count, D: count, S: count, C: count }) });

/** Operations about the values, counts and names of cards. */
export const numbers: Operations = {
  points: (input) => ({ points: pointsOfAll(z.object({ cards: scores }).parse(input).cards) }),

  band: (input) => ({ band: attributeBand(z.object({ rank }).parse(input).rank) }),

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

  event_category(input) {
    const drawn = z.object({ card }).parse(input).card;
    const suit = suitNameOf(cards(drawn)[0] ?? 0);
    return { suit: drawn.slice(-1), category: suit && EVENT_CATEGORY[suit] };
  },

  creation_plan(input) {
    const plan = planCreation(characters.parse(input).characters);
    return { cards_per_player: plan.cardsPerPlayer, cards_total: plan.cardsInAll, shortfall: plan.shortfall };
  },

  extras_plan(input) {
    const plan = planExtras(characters.parse(input).characters);
    return {
      extras: plan.extras,
      aspects_per_extra: plan.aspectsPerExtra,
      aspects_total: plan.aspectsInAll,
      turns_per_player: plan.turnsPerPlayer,
      cards_from_deck: plan.cardsFromDeck,
      reshuffles: plan.reshuffles,
    };
  },

  setting_events(input) {
    const { H, D, S, C } = counts.parse(input).counts;
    const { met, missing, missingInAll } = eventQuota({ hearts: H, diamonds: D, spades: S, clubs: C });
    return {
      valid: met,
      missing: { C: missing.clubs, H: missing.hearts, S: missing.spades, D: missing.diamonds },
      missing_total: missingInAll,
    };
  },
};

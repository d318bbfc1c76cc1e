import { z } from 'zod';
import { formatScore, suitOf } from '@/lib/systems/trapped/rules/cards';
import { eventCategoryOf, eventRefusal } from '@/lib/systems/trapped/rules/events';
import { startTurn } from '@/lib/systems/trapped/rules/turn';
import { votePasses } from '@/lib/systems/trapped/rules/vote';
import type { Operations } from '../vectors';
import { card, maybeScore, rulesOf, suit } from './notation';

const start = z.object({
  hand: z.int().min(0),
  choice: z.enum(['refill', 'normal']),
  has_character: z.boolean(),
});
const event = z.object({
  card,
  event_suit: suit,
  source: z.enum(['listed', 'improvised']),
  trigger: z.enum(['gm_turn', 'explore', 'out_of_cards']),
  drawn_for: z.string().nullable(),
  target: z.string().nullable(),
});
const vote = z.object({
  yes: z.int().min(0),
  no: z.int().min(0),
  draw_yes: maybeScore,
  draw_no: maybeScore,
});

/** How turns begin, and what happens in them beside conflicts. */
export const turns: Operations = {
  turn_start(input) {
    const { hand, choice, has_character } = start.parse(input);
    const turn = startTurn(hand, choice, has_character, rulesOf(input));
    return {
      legal: turn.legal,
      hand: turn.hand,
      normal_action: turn.normalAction,
      penalty_events: turn.penaltyEvents,
    };
  },

  event_category(input) {
    const drawn = z.object({ card }).parse(input).card;
    return { suit: LETTERS[suitOf(drawn)], category: eventCategoryOf(drawn) };
  },

  event_allowed(input) {
    const { card, event_suit, trigger, drawn_for, target } = event.parse(input);
    const reason = eventRefusal(card, event_suit, trigger, drawn_for, target);
    return { legal: reason === undefined, reason: reason ?? null };
  },

  vote(input) {
    const { yes, no, draw_yes, draw_no } = vote.parse(input);
    return { passed: votePasses(yes, no, { yes: draw_yes, no: draw_no }) === true };
  },
};

/** Letters of the suits in their order, as cards write them. */
const LETTERS = [0, 1, 2, 3].map((suit) => formatScore(suit).slice(-1));

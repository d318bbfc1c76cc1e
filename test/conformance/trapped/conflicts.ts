import { z } from 'zod';
import { formatScore, NO_SCORE } from '@/lib/systems/trapped/rules/cards';
import { challengeOutcome } from '@/lib/systems/trapped/rules/challenge';
import { addBid, addResistance, mayOthersBid, settle } from '@/lib/systems/trapped/rules/conflict';
import { controlAfter } from '@/lib/systems/trapped/rules/control';
import { damageOf, mayTakeDamage, scoreAfterDamage } from '@/lib/systems/trapped/rules/damage';
import { addScore, addScores, emptySide } from '@/lib/systems/trapped/rules/side';
import type { Operations } from '../vectors';
import { card, maybeScore, rulesOf, score } from './notation';

const laid = { attribute: maybeScore, lucky: maybeScore };
const conflict = z.object({
  kind: z.enum(['goal', 'obstacle', 'test', 'monster', 'control', 'duel']),
  actor: z.object({ ...laid, card: maybeScore }),
  bids: z.array(
    z.object({
      ...laid,
      player: z.string(),
      side: z.enum(['help', 'hinder']),
      mode: z.enum(['character', 'extra', 'complication']),
      card,
    }),
  ),
  opposition: z.object({ ...laid, cards: z.array(score), relationship: maybeScore }),
});
const challenge = z.object({ response: z.enum(['accept', 'decline']), challenger_wins: z.boolean().nullable() });
const attempt = z.object({
  player: z.string(),
  controls: z.string().nullable(),
  target: z.string(),
  target_controller: z.string().nullable(),
  won: z.boolean(),
});
const damage = z.object({
  own: z.int(),
  opposing: z.int(),
  card,
  target: z.object({ kind: z.enum(['attribute', 'relationship']), value: score }).nullable(),
});

/** One side against the other, and what comes of it. */
export const conflicts: Operations = {
  conflict(input) {
    const rules = rulesOf(input);
    const { kind, actor, bids, opposition } = conflict.parse(input);
    const [own, opposing] = [emptySide(), emptySide()];
    addBid(own, { mode: 'own', ...actor });
    for (const bid of mayOthersBid(kind, rules) ? bids : []) addBid(bid.side === 'help' ? own : opposing, bid);
    addBid(opposing, { mode: 'own', card: NO_SCORE, ...opposition });
    addScores(opposing, opposition.cards);
    if (kind === 'control') addResistance(own, opposing, opposition.relationship, rules.extraResistance);
    else addScore(opposing, opposition.relationship);
    const { winner, decidedBy, deficit, ...sums } = settle(own, opposing, rules);
    return { for: sums.own, against: sums.opposing, winner, decided_by: decidedBy, deficit };
  },

  challenge(input) {
    const { response, challenger_wins } = challenge.parse(input);
    const { attempts, draws } = challengeOutcome(response, challenger_wins === true);
    return { challenged_attempts: attempts, challenged_draws: draws };
  },

  control_state(input) {
    const { player, controls, target, target_controller: rival, won } = attempt.parse(input);
    const after = controlAfter(controls, target, won);
    return {
      ...(rival !== null && { [rival]: after.rival }),
      [player]: after.actor,
      released: after.released === null ? [] : [after.released],
    };
  },

  damage(input) {
    const { own, opposing, card, target } = damage.parse(input);
    const { adjusted, result } = damageOf(own, opposing, card);
    if (result !== 'replace' || target === null) return { adjusted, result, target_after: null };
    // A vector shows one score of a whole sheet, on which something higher than a card up to 10 stands.
    const allowed = mayTakeDamage(target.value, card, rulesOf(input).damageMustLower, true);
    const after = allowed ? scoreAfterDamage(target.kind, card) : target.value;
    return { adjusted, result, target_after: formatScore(after) };
  },
};

import { z } from 'zod';
import { formatScore, NO_SCORE, type Score } from '@/lib/systems/trapped/rules/cards';
import { type Bond, governingEntry, relationshipAt } from '@/lib/systems/trapped/rules/governing';
import { afterLoss, hasLost, mayBid } from '@/lib/systems/trapped/rules/relationships';
import { biddingFrom, bidOrder } from '@/lib/systems/trapped/rules/seats';
import type { HouseRules } from '@/lib/systems/trapped/schema';
import type { Operations } from '../vectors';
import { card, maybeScore, rulesOf } from './notation';

const bid = z.object({
  mode: z.enum(['character', 'complication', 'own', 'extra']),
  relationship: maybeScore,
  card,
});
const order = z.object({ seats: z.array(z.string()), acting: z.string(), turn_owner: z.string().nullish() });

const [ACTOR, BIDDER] = [0, 1];

/** The relationship that governs a bid, out of a table in which the given one is the only one. */
function governing(mode: Bond['mode'], relationship: Score, rules: HouseRules): Score {
  const bidder = mode === 'own' ? ACTOR : BIDDER;
  const relationships = [NO_SCORE, NO_SCORE, NO_SCORE, NO_SCORE];
  relationships[bidder * 2 + ACTOR] = relationship;
  const sheets = { people: 2, extra: [false, false], relationships };
  const bond = { conflict: 'obstacle', mode, bidder, through: bidder, actor: ACTOR } as const;
  return relationshipAt(sheets, governingEntry(sheets, bond, rules));
}

const written = (score: Score) => (score === NO_SCORE ? null : formatScore(score));

/** Who may bid what, and what it costs. */
export const bidding: Operations = {
  bid_check(input) {
    const { mode, relationship, card } = bid.parse(input);
    const bound = governing(mode, relationship, rulesOf(input));
    if (!mayBid(bound, card)) return { legal: false, on_loss: null };
    return { legal: true, on_loss: written(bound === NO_SCORE ? relationship : afterLoss(bound, card)) };
  },

  relationship_after(input) {
    const { mode, relationship, card } = bid.parse(input);
    const outcome = z.object({ role: z.enum(['actor', 'helper', 'hinderer']), actor_won: z.boolean() }).parse(input);
    const bound = governing(mode, relationship, rulesOf(input));
    const lost = hasLost(outcome.role, outcome.actor_won);
    return { relationship: written(lost && bound !== NO_SCORE ? afterLoss(bound, card) : relationship), lost };
  },

  bid_order(input) {
    const { seats, acting, turn_owner } = order.parse(input);
    const gm = seats.indexOf('GM');
    const players = gm === -1 ? seats : [...seats.slice(gm + 1), ...seats.slice(0, gm)];
    const seatOf = (name: string) => {
      const seat = players.indexOf(name);
      if (seat === -1) throw new Error(`nobody called “${name}” has a seat`);
      return seat;
    };
    const from = biddingFrom(seatOf(acting), seatOf(turn_owner ?? acting), rulesOf(input).challengeBidStart);
    return { order: bidOrder(players.length, seatOf(acting), from).map((seat) => players[seat]) };
  },
};

import { at } from '@/lib/kernel/at';
import { useLucky } from '../bidding';
import { FAST, isCountable, isRulable, isStrikable, lay, mayComplicate, obeysRuleOne } from '../conflict';
import { bit, type Context } from '../context';
import { always, type Decision, isHeld, isIndex, offeredByOther } from '../decision';
import { putAway } from '../deck';
import { NONE } from '../game';
import { ATTRIBUTES_EACH, HELP, HINDER, LUCKY, type Person } from '../state';
import { isAlive, usableExtra } from '../world';

/** The asked player can bid with people present, alive, and neither the actor nor the target (ruling A60). */
function isBiddable({ game, state }: Context, person: Person): boolean {
  const { ask, conflict } = state;
  if (conflict.kind === 'control' && person === conflict.target) return false;
  if (person === conflict.by || at(state.room, person) !== conflict.room || !isAlive(state, person)) return false;
  return person === at(state.characterOf, ask.seat) || person === usableExtra(game, state, ask.seat);
}

const SIDES = [HELP, HINDER] as const;

/** Helps or hinders the actor, with a person in the room or with a complication (rules 6.4, 6.5). */
export const bid: Decision = {
  pass: always(() => {}),
  bid: {
    // By far the most frequent list: filtering it again would take 2.5 µs instead of 0.9 µs.
    isExact: true,
    candidates(context, offer) {
      const { game, state } = context;
      const { seat } = state.ask;
      const people = [at(state.characterOf, seat), usableExtra(game, state, seat)].filter(
        (person) => person !== NONE && isBiddable(context, person),
      );
      for (const card of at(state.hands, seat)) {
        for (const side of SIDES) {
          if (mayComplicate(context, card)) offer({ type: 'bid', card, side, by: NONE, attribute: NONE });
        }
        for (const by of people) {
          if (!obeysRuleOne(context, seat, by, card)) continue;
          for (let attribute = 0; attribute < ATTRIBUTES_EACH; attribute++) {
            if (!isCountable(context, by, attribute)) continue;
            for (const side of SIDES) offer({ type: 'bid', card, side, by, attribute });
          }
        }
      }
    },
    refuse(context, { card, side, by, attribute }) {
      const { seat } = context.state.ask;
      if (side !== HELP && side !== HINDER) return 'malformed';
      if (!isHeld(context, seat, card)) return 'cardNotHeld';
      if (by === NONE) {
        if (attribute !== NONE) return 'noAttribute';
        return mayComplicate(context, card) ? undefined : 'suit';
      }
      if (!isIndex(by, context.state.people)) return 'malformed';
      if (!isBiddable(context, by)) return 'wrongPerson';
      if (!isCountable(context, by, attribute)) return 'noAttribute';
      return obeysRuleOne(context, seat, by, card) ? undefined : 'ruleOne';
    },
    take(context, { card, side, by, attribute }) {
      const { state, emit } = context;
      const player = state.ask.seat;
      state.tally.bids[player] = at(state.tally.bids, player) + 1;
      emit?.({ type: 'bid', player, side, by, attribute, card });
      lay(context, player, side, by, attribute, card);
    },
  },
};

/** The GM's ruling on attributes and complications; each bidder can be overruled once (rules 5.2, ruling A15). */
export const ruling: Decision = {
  allow: always(({ state }) => state.conflict.ruled.fill(true)),
  insist: {
    candidates({ state }, offer) {
      for (let bidder = 0; bidder < state.players; bidder++) {
        offer({ type: 'strike', bidder });
        for (let attribute = 0; attribute < LUCKY; attribute++) offer({ type: 'insist', bidder, attribute });
      }
    },
    refuse(context, { bidder, attribute }) {
      const { players, conflict } = context.state;
      if (!isIndex(bidder, players) || !isIndex(attribute, LUCKY)) return 'malformed';
      if (!isRulable(context, bidder)) return 'wrongPerson';
      return attribute === at(conflict.attributes, bidder) ? 'alreadySet' : undefined;
    },
    take({ state, emit }, { bidder, attribute }) {
      const { conflict } = state;
      conflict.attributes[bidder] = attribute;
      conflict.ruled[bidder] = true;
      if (bidder === conflict.actor) conflict.dodges = attribute === FAST;
      emit?.({ type: 'ruled', player: bidder, attribute });
    },
  },
  strike: {
    candidates: offeredByOther,
    refuse(context, { bidder }) {
      if (!isIndex(bidder, context.state.players)) return 'malformed';
      return isStrikable(context, bidder) ? undefined : 'wrongPerson';
    },
    take(context, { bidder }) {
      const { state, emit } = context;
      const { conflict } = state;
      const card = at(conflict.cards, bidder);
      putAway(context, card);
      conflict.cards[bidder] = NONE;
      conflict.sides[bidder] = NONE;
      // A rejected complication still uses up the player's bid.
      state.bidders |= bit(bidder);
      emit?.({ type: 'struck', player: bidder, card });
    },
  },
};

/** Replaces the attribute in use by Lucky, before the outcome is declared (rules 5.3). */
export const lucky: Decision = {
  lucky: always((context) => useLucky(context, context.state.ask.seat)),
  decline: always(() => {}),
};

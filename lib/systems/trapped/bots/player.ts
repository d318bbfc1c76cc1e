import type { Bot, BotKind } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { lowestBit } from '@/lib/kernel/bits';
import type { Game } from '../engine/game';
import type { Move } from '../engine/moves';
import { ATTRIBUTES_EACH, LUCKY, type Seat } from '../engine/state';
import type { View } from '../engine/view';
import { NO_SCORE } from '../rules/cards';
import { ATTRIBUTES, type Attribute } from '../vocabulary';
import { adopt, answer, answerChallenge, beginTurn, board, choose, consent, duel, lucky, stand, vote } from './answers';
import { bid } from './bidding';
import { act } from './deeds';
import { Mind, type Temper } from './mind';

const named = (...attributes: readonly Attribute[]) => attributes.map((attribute) => ATTRIBUTES.indexOf(attribute));

/** Orders of preference for attributes; a party needs some of each. */
const TASTES = [
  named('clever', 'fast', 'lucky', 'brave', 'sexy', 'dangerous'),
  named('fast', 'clever', 'sexy', 'lucky', 'dangerous', 'brave'),
  named('brave', 'sexy', 'lucky', 'clever', 'fast', 'dangerous'),
  named('clever', 'brave', 'sexy', 'lucky', 'fast', 'dangerous'),
];

function setAttribute({ seat, whim }: Mind, view: View): Move {
  const taste = at(TASTES, whim % TASTES.length);
  let first = 0;
  while (view.attribute(seat, at(taste, first)) !== NO_SCORE) first++;
  return { type: 'setAttribute', card: cardBy(view, seat, true), attribute: at(taste, first) };
}

/** Assigns cards in the order dealt, starting with a neighbour, so that bots do not choose whom they love. */
function setRelationship({ seat, whim }: Mind, view: View): Move {
  let person = (seat + 1 + (whim % view.players)) % view.players;
  while (view.relationship(seat, person) !== NO_SCORE) person = (person + 1) % view.players;
  return { type: 'setRelationship', card: view.table.cardInHand(seat, 0), person };
}

const FIRST_ATTRIBUTE = 2;
const FIRST_RELATIONSHIP = FIRST_ATTRIBUTE + ATTRIBUTES_EACH;

/** Puts low cards on name and occupation, where ranks do not matter, and high ones on attributes. */
function setAspect({ seat, whim }: Mind, view: View): Move {
  let extra = view.players + (whim % view.players);
  let unset = unsetOf(view, extra);
  while (unset === 0) {
    extra = extra + 1 < view.people ? extra + 1 : view.players;
    unset = unsetOf(view, extra);
  }
  const aspect = lowestBit(unset);
  const isStrength = aspect >= FIRST_ATTRIBUTE && aspect < FIRST_ATTRIBUTE + LUCKY;
  const card = aspect >= FIRST_RELATIONSHIP ? view.table.cardInHand(seat, 0) : cardBy(view, seat, isStrength);
  return { type: 'setAspect', card, extra, aspect };
}

const unsetOf = (view: View, extra: number): number =>
  ~view.aspects(extra) & ((1 << (FIRST_RELATIONSHIP + view.people)) - 1);

function cardBy(view: View, player: Seat, highest: boolean): number {
  let best = view.table.cardInHand(player, 0);
  for (let i = view.handSize(player) - 1; i > 0; i--) {
    const card = view.table.cardInHand(player, i);
    if (highest ? card > best : card < best) best = card;
  }
  return best;
}

const PASS: Move = { type: 'pass' };

const DECISIONS: Partial<Readonly<Record<View['table']['askKind'], (mind: Mind, view: View) => Move>>> = {
  bid,
  action: act,
  aspect: setAspect,
  lucky,
  stand,
  attribute: setAttribute,
  relationship: setRelationship,
  turn: beginTurn,
  adopt,
  challenge: answerChallenge,
  vote,
  duel,
  answer,
  consent,
  boarding: board,
  choose,
};

class Planner implements Bot<View, Move> {
  readonly #mind: Mind;

  constructor(mind: Mind) {
    this.#mind = mind;
  }

  decide(view: View): Move {
    return DECISIONS[view.table.askKind]?.(this.#mind, view) ?? PASS;
  }
}

const kindOf = (id: string, title: string, help: string, temper: Temper): BotKind<Game, View, Move> => ({
  id,
  title,
  help,
  role: 'player',
  seat: (game, seat, seed) => new Planner(new Mind(game, seat, seed, temper)),
});

export const planner = kindOf(
  'planner',
  'Planner',
  'Works toward the cheapest way out, shares the work, helps friends, and minds the seats when there are few.',
  { alone: false },
);

export const saboteur = kindOf(
  'saboteur',
  'Saboteur',
  'Keeps everybody else from getting out and wants to be the only one who does.',
  { alone: true },
);

import { at } from '@/lib/kernel/at';
import { lowestBit } from '@/lib/kernel/bits';
import type { Move } from '../engine/moves';
import { ATTRIBUTES_EACH, LUCKY, type Seat } from '../engine/state';
import type { View } from '../engine/view';
import { NO_SCORE } from '../rules/cards';
import { ATTRIBUTES, type Attribute } from '../vocabulary';
import type { Mind } from './mind';

const named = (...attributes: readonly Attribute[]) => attributes.map((attribute) => ATTRIBUTES.indexOf(attribute));

/** What people like to be good at; a party wants some of each. */
const TASTES = [
  named('clever', 'fast', 'lucky', 'brave', 'sexy', 'dangerous'),
  named('fast', 'clever', 'sexy', 'lucky', 'dangerous', 'brave'),
  named('brave', 'sexy', 'lucky', 'clever', 'fast', 'dangerous'),
  named('clever', 'brave', 'sexy', 'lucky', 'fast', 'dangerous'),
];

/** The highest card for what one likes best. */
export function setAttribute({ seat, whim }: Mind, view: View): Move {
  const taste = at(TASTES, whim % TASTES.length);
  let first = 0;
  while (view.attribute(seat, at(taste, first)) !== NO_SCORE) first++;
  return { type: 'setAttribute', card: cardBy(view, seat, true), attribute: at(taste, first) };
}

/** Cards as they come, beginning with a neighbour, so that nobody arranges whom they love. */
export function setRelationship({ seat, whim }: Mind, view: View): Move {
  let person = (seat + 1 + (whim % view.players)) % view.players;
  while (view.relationship(seat, person) !== NO_SCORE) person = (person + 1) % view.players;
  return { type: 'setRelationship', card: view.table.cardInHand(seat, 0), person };
}

const FIRST_ATTRIBUTE = 2;
const FIRST_RELATIONSHIP = FIRST_ATTRIBUTE + ATTRIBUTES_EACH;

/** Low cards go where they say nothing, high ones into what Extras are good at. */
export function setAspect({ seat, whim }: Mind, view: View): Move {
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

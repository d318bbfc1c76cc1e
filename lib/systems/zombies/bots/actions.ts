import { at } from '@/lib/kernel/at';
import { type Card, type CardRule, NONE, SORTS, type Sort } from '../engine/cards';
import { placeOf, ruleOf } from '../engine/context';
import { UNSEEN } from '../engine/log';
import type { Move, Place } from '../engine/moves';
import { type Best, lossOf } from './aiming';
import type { Sight } from './sight';
import { WEIGHTS } from './weights';

/** The best way to carry out an Action, and what it is worth; no move where there is none worth making. */
export interface Deed {
  readonly move: Move | undefined;
  readonly worth: number;
}

const NOTHING: Deed = { move: undefined, worth: 0 };
const AGAIN: Deed = { move: { type: 'play', effect: 'again' }, worth: WEIGHTS.again };
const STEADY: Deed = { move: { type: 'play', effect: 'steady' }, worth: WEIGHTS.steady };

/** The best use of an Action that is, or was, in that slot of the own row. */
export function bestDeed(sight: Sight, { effect, amount }: CardRule, slot: number): Deed {
  switch (effect) {
    case 'swap':
      return bestSwap(sight, slot);
    case 'steal':
      return bestTheft(sight);
    case 'peek':
      return bestPeek(sight, amount);
    case 'scramble':
      return bestScramble(sight);
    case 'bury':
      return bestBurial(sight);
    case 'again':
      return AGAIN;
    case 'steady':
      return STEADY;
    case 'rescue':
      return bestRescue(sight);
    default:
      return NOTHING;
  }
}

/** Every card of an opponent: its seat and slot, and where it lies. */
function eachOfTheirs({ game, players, me, cards }: Sight, visit: (seat: number, slot: number, card: Card) => void) {
  for (let seat = 0; seat < players; seat++) {
    if (seat === me) continue;
    for (let slot = 0; slot < game.slots; slot++) {
      const card = at(cards, placeOf(game, seat, slot));
      if (card !== NONE) visit(seat, slot, card);
    }
  }
}

/** The own card that is worth least, for whatever of theirs is worth most. */
function bestSwap(sight: Sight, flipped: number): Deed {
  const { game, me, cards } = sight;
  let best: Deed = NOTHING;
  let mine = NONE;
  let given = Number.POSITIVE_INFINITY;
  for (let slot = 0; slot < game.slots; slot++) {
    const card = at(cards, placeOf(game, me, slot));
    if (slot === flipped || card === NONE || sight.rankOf(card) >= given) continue;
    mine = slot;
    given = sight.rankOf(card);
  }
  if (mine === NONE) return NOTHING;
  const kept = sight.topWithout(me, mine);
  eachOfTheirs(sight, (opponent, theirs, card) => {
    const worth = swapWorth(sight, kept, given, opponent, theirs, card);
    if (worth > best.worth) best = { move: { type: 'play', effect: 'swap', mine, opponent, theirs }, worth };
  });
  return best;
}

/** What it is worth to keep a row with that highest creature, to give one creature away, and to get a card for it. */
function swapWorth(sight: Sight, kept: number, given: number, seat: number, slot: number, card: Card): number {
  const { game, unseen, hidden, round, stake, standing } = sight;
  const top = Math.max(given, sight.topWithout(seat, slot));
  if (card !== UNSEEN) return stake * (sight.standingWith(Math.max(kept, sight.rankOf(card)), seat, top) - standing);
  const weight = sight.weightOf(placeOf(game, seat, slot));
  let then = 0;
  let left = 1;
  for (let number = 1; number < unseen.length; number++) {
    const count = at(unseen, number);
    if (count === 0 || number === round) continue;
    const chance = Math.min(left, (weight * count) / Math.max(1, hidden));
    then += chance * sight.standingWith(Math.max(kept, number), seat, top, -weight);
    left -= chance;
  }
  return stake * (then + left * sight.standingWith(kept, seat, top, -weight) - standing);
}

/** The highest creature that may be taken, from the one with the most points. */
function bestTheft({ view, game, players, me, envy }: Sight): Deed {
  let best: Deed = NOTHING;
  let ahead = 0;
  for (let opponent = 0; opponent < players; opponent++) {
    if (opponent === me) continue;
    const score = view.scoreOf(opponent);
    for (const creature of view.savedBy(opponent)) {
      const worth = (1 + envy) * ruleOf(game, creature).number;
      if (worth < best.worth || (worth === best.worth && score <= ahead) || view.isLocked(opponent, creature)) continue;
      best = { move: { type: 'play', effect: 'steal', opponent, creature }, worth };
      ahead = score;
    }
  }
  return best;
}

/** The cards that have lain longest unseen. */
function bestPeek(sight: Sight, most: number): Deed {
  const places: (Place & { readonly weight: number })[] = [];
  eachOfTheirs(sight, (player, slot, card) => {
    if (card === UNSEEN) places.push({ player, slot, weight: sight.weightOf(placeOf(sight.game, player, slot)) });
  });
  if (places.length === 0) return NOTHING;
  const slots = places
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ player, slot }) => ({ player, slot }));
  return { move: { type: 'play', effect: 'peek', slots }, worth: WEIGHTS.peek * slots.length };
}

/** To hide the round's creature from everybody for whom it comes too early, or to mix up cards I know nothing about. */
function bestScramble(sight: Sight): Deed {
  const { game, standing } = sight;
  const known = new Map<number, boolean>();
  let hiding: number | undefined;
  eachOfTheirs(sight, (seat, _, card) => {
    known.set(seat, known.get(seat) === true || card !== UNSEEN);
    if (standing < 0 && sight.players > 2 && sight.numberOf(card) === sight.round) hiding = seat;
  });
  const opponent = hiding ?? [...known].find(([, isKnown]) => !isKnown)?.[0];
  if (opponent === undefined || game.slots < 2) return NOTHING;
  return { move: { type: 'play', effect: 'scramble', opponent }, worth: hiding === undefined ? 0 : WEIGHTS.steady };
}

/** A creature that stands above mine, or the card most likely to be one. */
function bestBurial(sight: Sight): Deed {
  let best: Best & { readonly seat: number; readonly slot: number } = { place: NONE, worth: 0, seat: NONE, slot: NONE };
  eachOfTheirs(sight, (seat, slot, card) => {
    const place = placeOf(sight.game, seat, slot);
    const worth = card === UNSEEN ? blindBurial(sight, place) : lossOf(sight, seat, slot);
    if (worth > best.worth) best = { place, worth, seat, slot };
  });
  if (best.place === NONE) return NOTHING;
  return { move: { type: 'play', effect: 'bury', opponent: best.seat, slot: best.slot }, worth: best.worth };
}

function blindBurial(sight: Sight, place: number): number {
  const { unseen, hidden, round, top, standing, stake, envy } = sight;
  if (top === 0) return 0;
  let higher = 0;
  for (let number = top + 1; number < unseen.length; number++) if (number !== round) higher += at(unseen, number);
  return (sight.weightOf(place) * higher * stake * (standing + envy)) / Math.max(1, hidden);
}

/** The creature that lies on top of the others, if it makes a difference, otherwise a trap. */
function bestRescue(sight: Sight): Deed {
  const { discard } = sight.view;
  const worthOf = (sort: Sort, card: Card) =>
    sort === 'creature'
      ? sight.stake * (sight.standingWith(Math.max(sight.top, sight.rankOf(card))) - sight.standing)
      : RESCUED[sort];
  let best: Deed = NOTHING;
  for (const sort of SORTS) {
    const card = discard.findLast((one) => ruleOf(sight.game, one).sort === sort);
    if (card === undefined) continue;
    const worth = worthOf(sort, card);
    if (worth > best.worth) best = { move: { type: 'play', effect: 'rescue', sort }, worth };
  }
  return best;
}

const RESCUED: Readonly<Record<Exclude<Sort, 'creature'>, number>> = {
  superTrap: 0.1,
  action: 0.08,
  trap: 0.05,
  linkLock: 0.02,
};

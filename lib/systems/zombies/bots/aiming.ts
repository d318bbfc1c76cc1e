import { at } from '@/lib/kernel/at';
import { NONE } from '../engine/cards';
import { placeOf, ruleOf } from '../engine/context';
import { UNSEEN } from '../engine/log';
import { trappingSides } from '../rules/odds';
import type { Sight } from './sight';

/** Where something is best done, and what it is worth in points; NONE where there is nothing to do it to. */
export interface Best {
  readonly place: number;
  readonly worth: number;
}

/** Where a trap is best aimed. */
export function bestAim(sight: Sight): Best {
  const { game, players, me, cards } = sight;
  const odds = oddsOf(sight);
  const blind = blindWorth(sight, odds);
  let place = NONE;
  let worth = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < players; seat++) {
    if (seat === me) continue;
    for (let slot = 0; slot < game.slots; slot++) {
      const here = placeOf(game, seat, slot);
      const card = at(cards, here);
      if (card === NONE) continue;
      const value = card === UNSEEN ? blind * sight.weightOf(here) : knownWorth(sight, odds, seat, slot);
      if (value <= worth) continue;
      place = here;
      worth = value;
    }
  }
  return { place, worth };
}

/** What decides a shot: a bonus to the roll, how often it is rolled, and whether the catch is kept. */
interface Odds {
  readonly bonus: number;
  readonly rolls: number;
  readonly keeps: boolean;
}

function oddsOf({ view, game, me }: Sight): Odds {
  const steady = view.steadyOf(me);
  const gain = view.phase === 'aim' && view.edge ? ruleOf(game, view.flipped).superTrap?.gain : undefined;
  if (!gain) return { bonus: steady, rolls: 1, keeps: false };
  const { rollBonus, autoTrap, reroll, keepsNonTarget } = gain;
  return { bonus: autoTrap ? game.sides : steady + rollBonus, rolls: 1 + reroll, keeps: keepsNonTarget };
}

function hitChance({ game: { sides } }: Sight, { bonus, rolls }: Odds, number: number): number {
  const miss = 1 - trappingSides(number, sides, bonus) / sides;
  return 1 - miss ** rolls;
}

/** What a creature is worth to the one who traps it, beside what it did for its owner. */
const catchWorth = ({ game, round }: Sight, { keeps }: Odds, number: number): number =>
  keeps || (game.decks.length > 1 && number < round) ? number : 0;

/** The round's creature is caught now instead of going on: good for those who stand well. */
export const endWorth = ({ round, future, stake, standing }: Sight, then: number): number =>
  (round + future) * then - stake * standing;

/** A shot at a card of which nothing is known, as fresh as can be. */
function blindWorth(sight: Sight, odds: Odds): number {
  const { unseen, hidden, round, top, standing, stake, envy } = sight;
  let worth = 0;
  for (let number = 1; number < unseen.length; number++) {
    const count = at(unseen, number);
    if (count === 0) continue;
    const relief = number > top && top > 0 ? stake * (standing + envy) : 0;
    const value = number === round ? endWorth(sight, standing) : relief + catchWorth(sight, odds, number);
    worth += count * hitChance(sight, odds, number) * value;
  }
  return worth / Math.max(1, hidden);
}

function knownWorth(sight: Sight, odds: Odds, seat: number, slot: number): number {
  const { round, cards, game } = sight;
  const number = sight.numberOf(at(cards, placeOf(game, seat, slot)));
  // Whatever is no creature is only exchanged for a fresh card.
  if (number === 0) return lossOf(sight, seat, slot);
  const value =
    number === round ? endWorth(sight, sight.standing) : catchWorth(sight, odds, number) + lossOf(sight, seat, slot);
  return hitChance(sight, odds, number) * value;
}

/** What I gain if somebody loses a card that is known, and draws another. */
export const lossOf = (sight: Sight, seat: number, slot: number): number =>
  sight.stake * (sight.standingWith(sight.top, seat, sight.topWithout(seat, slot), 1) - sight.standing);

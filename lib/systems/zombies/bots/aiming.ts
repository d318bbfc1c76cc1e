import { at } from '@/lib/kernel/at';
import { ruleOf } from '../engine/context';
import { UNSEEN } from '../engine/game';
import { trappingSides } from '../rules/cards';
import type { Sight, Spot } from './sight';

/** The best target and its value in points; `spot` is undefined if there is no target. */
export interface Best {
  readonly spot: Spot | undefined;
  readonly worth: number;
}

/** Returns the best target for a trap. */
export function bestAim(sight: Sight): Best {
  const odds = oddsOf(sight);
  const blind = blindWorth(sight, odds);
  return bestOf(
    sight,
    (spot) => (spot.card === UNSEEN ? blind * spot.weight : knownWorth(sight, odds, spot)),
    Number.NEGATIVE_INFINITY,
  );
}

/** Returns the opponent's card with the highest value above `least`; the first of several. */
export function bestOf({ theirs }: Sight, worthOf: (spot: Spot) => number, least = 0): Best {
  let best: Spot | undefined;
  let worth = least;
  for (const spot of theirs) {
    const value = worthOf(spot);
    if (value <= worth) continue;
    best = spot;
    worth = value;
  }
  return { spot: best, worth };
}

/** Modifiers of a shot: bonus to the roll, number of rolls, and whether the catch is kept. */
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

/** Points for the player who traps a creature, apart from what its owner loses. */
const catchWorth = ({ game, round }: Sight, { keeps }: Odds, number: number): number =>
  keeps || (game.decks.length > 1 && number < round) ? number : 0;

/** Value of ending the round now by catching its creature; positive for bots in a strong position. */
export const endWorth = ({ round, future, stake, standing }: Sight, then: number): number =>
  (round + future) * then - stake * standing;

/** Expected value of a shot at an unknown card of weight 1. */
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

function knownWorth(sight: Sight, odds: Odds, spot: Spot): number {
  const number = sight.numberOf(spot.card);
  // Other cards are only replaced by a fresh card.
  if (number === 0) return lossOf(sight, spot);
  const value =
    number === sight.round ? endWorth(sight, sight.standing) : catchWorth(sight, odds, number) + lossOf(sight, spot);
  return hitChance(sight, odds, number) * value;
}

/** The bot's gain if an opponent loses a known card and draws another. */
export const lossOf = (sight: Sight, spot: Spot): number =>
  sight.stake * (sight.standingWith(sight.top, spot.player, sight.topWithout(spot), 1) - sight.standing);

import { at } from '@/lib/kernel/at';
import { ruleOf } from '../engine/context';
import { UNSEEN } from '../engine/game';
import { trappingSides } from '../rules/cards';
import type { Sight, Spot } from './sight';

/** Where something is best done, and what it is worth in points; nowhere if there is nothing to do it to. */
export interface Best {
  readonly spot: Spot | undefined;
  readonly worth: number;
}

/** Where a trap is best aimed. */
export function bestAim(sight: Sight): Best {
  const odds = oddsOf(sight);
  const blind = blindWorth(sight, odds);
  return bestOf(
    sight,
    (spot) => (spot.card === UNSEEN ? blind * spot.weight : knownWorth(sight, odds, spot)),
    Number.NEGATIVE_INFINITY,
  );
}

/** The card of an opponent that is worth most, if it is worth more than so much; the first of several. */
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

function knownWorth(sight: Sight, odds: Odds, spot: Spot): number {
  const number = sight.numberOf(spot.card);
  // Whatever is no creature is only exchanged for a fresh card.
  if (number === 0) return lossOf(sight, spot);
  const value =
    number === sight.round ? endWorth(sight, sight.standing) : catchWorth(sight, odds, number) + lossOf(sight, spot);
  return hitChance(sight, odds, number) * value;
}

/** What I gain if somebody loses a card that is known, and draws another. */
export const lossOf = (sight: Sight, spot: Spot): number =>
  sight.stake * (sight.standingWith(sight.top, spot.player, sight.topWithout(spot), 1) - sight.standing);

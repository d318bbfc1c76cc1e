import { at } from '@/lib/kernel/at';
import { ruleOf } from '../engine/context';
import { UNSEEN } from '../engine/game';
import { trappingSides } from '../rules/cards';
import type { Situation, Spot } from './situation';

/** The best target and its value in points; `spot` is undefined if there is no target. */
export interface Best {
  readonly spot: Spot | undefined;
  readonly worth: number;
}

export function bestAim(situation: Situation): Best {
  const odds = oddsOf(situation);
  const blind = blindWorth(situation, odds);
  return bestOf(
    situation,
    (spot) => (spot.card === UNSEEN ? blind * spot.weight : knownWorth(situation, odds, spot)),
    Number.NEGATIVE_INFINITY,
  );
}

/** Returns the opponent's card with the highest value above `least`; the first of several. */
export function bestOf({ theirs }: Situation, worthOf: (spot: Spot) => number, least = 0): Best {
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

function oddsOf({ view, game, me }: Situation): Odds {
  const steady = view.steadyOf(me);
  const gain =
    view.table.phase === 'aim' && view.table.edge ? ruleOf(game, view.table.flipped).superTrap?.gain : undefined;
  if (!gain) return { bonus: steady, rolls: 1, keeps: false };
  const { rollBonus, autoTrap, reroll, keepsNonTarget } = gain;
  return { bonus: autoTrap ? game.sides : steady + rollBonus, rolls: 1 + reroll, keeps: keepsNonTarget };
}

function hitChance({ game: { sides } }: Situation, { bonus, rolls }: Odds, number: number): number {
  const miss = 1 - trappingSides(number, sides, bonus) / sides;
  return 1 - miss ** rolls;
}

/** Points for the player who traps a creature, apart from what its owner loses. */
const catchWorth = ({ game, round }: Situation, { keeps }: Odds, number: number): number =>
  keeps || (game.decks.length > 1 && number < round) ? number : 0;

/** Value of ending the round now by catching its creature; positive for bots in a strong position. */
export const endWorth = ({ round, future, stake, standing }: Situation, then: number): number =>
  (round + future) * then - stake * standing;

/** Expected value of a shot at an unknown card of weight 1. */
function blindWorth(situation: Situation, odds: Odds): number {
  const { unseen, hidden, round, top, standing, stake, envy } = situation;
  let worth = 0;
  for (let number = 1; number < unseen.length; number++) {
    const count = at(unseen, number);
    if (count === 0) continue;
    const relief = number > top && top > 0 ? stake * (standing + envy) : 0;
    const value = number === round ? endWorth(situation, standing) : relief + catchWorth(situation, odds, number);
    worth += count * hitChance(situation, odds, number) * value;
  }
  return worth / Math.max(1, hidden);
}

function knownWorth(situation: Situation, odds: Odds, spot: Spot): number {
  const number = situation.numberOf(spot.card);
  // Other cards are only replaced by a fresh card.
  if (number === 0) return lossOf(situation, spot);
  const value =
    number === situation.round
      ? endWorth(situation, situation.standingAfter(spot))
      : catchWorth(situation, odds, number) + lossOf(situation, spot);
  return hitChance(situation, odds, number) * value;
}

/** The bot's gain if an opponent loses a known card and draws another. */
export const lossOf = (situation: Situation, spot: Spot): number =>
  situation.stake *
  (situation.standingWith(situation.top, spot.player, situation.topWithout(spot), 1) - situation.standing);

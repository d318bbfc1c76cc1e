import { type ColourDice, colourDice, countedIn, drawFaces, extraDiceFor, recordFace } from '@/lib/tabletop/dice/dice';
import type { LateAttempt } from '../rules/attempt-odds';
import { bestStance, isFree, shortfallOf } from '../rules/stances';
import type { Colour, Stance } from '../vocabulary';
import { type Context, closingOf, conflictOf, pairNow, pairOf } from './context';
import { type Game, NONE } from './game';
import { answerPool, isAlone, opposingDice, poolOf } from './pools';
import type { Conflict, PersonId, Shown } from './state';

/** Returns the dice in play: those of the first reading, of the answer, or of a pair. */
export function rollsNow(state: Shown): ColourDice[] {
  if (state.closing) return state.closing.rolls;
  const { rolls, answers } = conflictOf(state);
  return answers.length > 0 ? answers : rolls;
}

/** Adds the dice of the first reading (rules 5.1). */
export function prepareRoll({ game, state }: Context): void {
  const { rolls, rulings, against } = conflictOf(state);
  for (const ruling of rulings) {
    if (ruling.person === against) continue;
    const { green, red } = poolOf(game, state, ruling);
    rolls.push(colourDice(ruling.person, 'green', green), colourDice(ruling.person, 'red', red));
  }
}

/** Adds the dice that answer: those of Hostile bystanders, and of the GM or the defender (rules 5.3, 9). */
export function prepareAnswer({ game, state }: Context): void {
  const { answers, stances, targets, against } = conflictOf(state);
  for (const [person, stance] of stances.entries()) {
    if (stance === 'hostile' && !targets.includes(person)) {
      answers.push(colourDice(person, 'red', opposingDice(state, person)));
    }
  }
  const { green, red } = answerPool(game, state);
  if (against !== NONE) answers.push(colourDice(against, 'green', green));
  answers.push(colourDice(against, 'red', red));
}

/** Adds one die for each link of a pair (rules 6). */
export function preparePair({ state }: Context): void {
  const { a, green, red } = pairNow(state);
  closingOf(state).rolls.push(colourDice(a, 'green', green), colourDice(a, 'red', red));
}

const extra = ({ rules }: Game) => (rules.openEnded ? extraDiceFor : undefined);

/** Rolls all dice that are due. */
export const draw = ({ game, state }: Context): void => drawFaces(state.rng, rollsNow(state), extra(game));

/** Records the face of one die rolled at the table. */
export const lay = ({ game, state }: Context, { face }: { readonly face: number }): void =>
  recordFace(rollsNow(state), face, extra(game));

/** Difference for a stance: the person's evens less odds, less the Active's shortfall (rules 5.2). */
function differenceOf({ rolls, active }: Conflict, person: PersonId): number {
  const own = { green: countedIn(rolls, active, 'green'), red: countedIn(rolls, active, 'red') };
  return countedIn(rolls, person, 'green') - countedIn(rolls, person, 'red') - shortfallOf(own);
}

/** Returns a person's best possible stance. People who were not asked can only be Neutral or Hostile. */
export function bestFor({ rules }: Game, state: Shown, person: PersonId): Stance {
  const conflict = conflictOf(state);
  if (!conflict.targets.includes(person)) return 'neutral';
  if (conflict.isAutomatic || isFree(rules, pairOf(state, person, conflict.active))) return 'cooperate';
  return bestStance(differenceOf(conflict, person));
}

/** Returns the attempt between the readings: after all stances, before the dice that answer. */
export function lateOf({ rules }: Game, state: Shown): LateAttempt {
  const { answers, against } = conflictOf(state);
  const dueOf = (colour: Colour) => answers.find((roll) => roll.person === against && roll.colour === colour)?.due ?? 0;
  return {
    openEnded: rules.openEnded,
    margin: efforts(state).margin,
    hostileReds: answers.filter(({ person }) => person !== against).map(({ due }) => due),
    gmDice: dueOf('red'),
    defenderGreens: against === NONE ? 0 : dueOf('green'),
  };
}

/**
 * Evens of helpers less odds of those who hinder (`margin`), without those odds (`unopposed`), and with the evens of
 * neutrals added (`withNeutrals`).
 */
function efforts(state: Shown) {
  const conflict = conflictOf(state);
  const { rolls, answers, active, stances, targets } = conflict;
  let evens = countedIn(rolls, active, 'green');
  if (isAlone(conflict)) evens -= countedIn(rolls, active, 'red');
  let [hindered, waiting] = [0, 0];
  for (const [person, stance] of stances.entries()) {
    if (stance === 'cooperate') evens += countedIn(rolls, person, 'green');
    else if (stance === 'neutral') waiting += countedIn(rolls, person, 'green');
    else if (stance === 'hostile') hindered += countedIn(targets.includes(person) ? rolls : answers, person, 'red');
  }
  return { margin: evens - hindered, unopposed: evens, withNeutrals: evens + waiting - hindered };
}

/**
 * Reads the roll a second time (rules 1, 5.3): evens of those who help, less odds of those who hinder, against the
 * answer. Also returns the evens if nobody had hindered, and if the neutrals had helped.
 */
export function secondReading(state: Shown) {
  const { answers, against } = conflictOf(state);
  const { margin, unopposed, withNeutrals } = efforts(state);
  const floor = (count: number): number => Math.max(0, count);
  return {
    evens: floor(margin),
    odds: floor(countedIn(answers, against, 'red') - (against === NONE ? 0 : countedIn(answers, against, 'green'))),
    unopposed: floor(unopposed),
    withNeutrals: floor(withNeutrals),
  };
}

export type Reading = ReturnType<typeof secondReading>;

import type { LateAttempt } from '@/lib/chance/attempt-odds';
import { at } from '@/lib/kernel/at';
import { drawFaces, layFace } from '@/lib/tabletop/dice';
import { broughtBy, counts } from '../rules/dice';

import { bestStance, isFree, shortfallOf } from '../rules/stances';
import type { Colour, Stance } from '../vocabulary';
import { type Context, conflictOf, pairOf } from './context';
import { type Game, NONE } from './game';
import type { Rolled } from './log';
import { answerPool, isAlone, opposingDice, poolOf } from './pools';
import type { ColourDice, Conflict, PersonId, Shown } from './state';

const dice = (person: PersonId, colour: Colour, due: number): ColourDice => ({
  person,
  colour,
  due,
  faces: [],
  counted: 0,
});

/** Dice that are due now: of the first reading, those that answer, or those of a pair. */
export function rollsNow(state: Shown): ColourDice[] {
  if (state.closing) return state.closing.rolls;
  const { rolls, answers } = conflictOf(state);
  return answers.length > 0 ? answers : rolls;
}

/** Lays out the dice of the first reading (rules 5.1). */
export function prepareRoll({ game, state }: Context): void {
  const { rolls, rulings, against } = conflictOf(state);
  for (const ruling of rulings) {
    if (ruling.person === against) continue;
    const { green, red } = poolOf(game, state, ruling);
    rolls.push(dice(ruling.person, 'green', green), dice(ruling.person, 'red', red));
  }
}

/** Lays out the dice that answer: of bystanders who turned Hostile, and of the GM or the defender (rules 5.3, 9). */
export function prepareAnswer({ game, state }: Context): void {
  const { answers, stances, targets, against } = conflictOf(state);
  for (const [person, stance] of stances.entries()) {
    if (stance === 'hostile' && !targets.includes(person)) {
      answers.push(dice(person, 'red', opposingDice(state, person)));
    }
  }
  const { green, red } = answerPool(game, state);
  if (against !== NONE) answers.push(dice(against, 'green', green));
  answers.push(dice(against, 'red', red));
}

/** Lays out all links of a pair against each other (rules 6). */
export function preparePair({ state }: Context): void {
  const { closing } = state;
  if (!closing) return;
  const { a, green, red } = at(state.pairs, closing.pair);
  closing.rolls.push(dice(a, 'green', green), dice(a, 'red', red));
}

const extra =
  ({ rules }: Game) =>
  ({ colour }: ColourDice, face: number): number =>
    rules.openEnded ? broughtBy(colour, face) : 0;

/** Draws all dice that are due. */
export const draw = ({ game, state }: Context): void => drawFaces(state.rng, rollsNow(state), extra(game));

/** Lays one die that the table has rolled. */
export const lay = ({ game, state }: Context, { face }: { readonly face: number }): void =>
  layFace(rollsNow(state), face, extra(game));

/** Reads the dice that lie: what each showed. */
export function readDice(rolls: readonly ColourDice[]): readonly Rolled[] {
  return rolls.map((roll) => {
    const { person, colour, faces } = roll;
    roll.counted = faces.reduce((sum, face) => sum + Number(counts(colour, face)), 0);
    return { person, colour, faces: faces.slice(), counted: roll.counted };
  });
}

/** What somebody's dice of a colour showed; 0 for those who rolled none. */
function shown(rolls: readonly ColourDice[], person: PersonId, colour: Colour): number {
  for (const roll of rolls) if (roll.person === person && roll.colour === colour) return roll.counted;
  return 0;
}

/** How far somebody's feelings for the Active go, less what pulls the Active back (rules 5.2). */
function differenceOf({ rolls, active }: Conflict, person: PersonId): number {
  const own = { green: shown(rolls, active, 'green'), red: shown(rolls, active, 'red') };
  return shown(rolls, person, 'green') - shown(rolls, person, 'red') - shortfallOf(own);
}

/** The best stance open to one who was asked. */
export function bestFor({ rules }: Game, state: Shown, person: PersonId): Stance {
  const conflict = conflictOf(state);
  if (conflict.isAutomatic || isFree(rules, pairOf(state, person, conflict.active))) return 'cooperate';
  return bestStance(differenceOf(conflict, person));
}

/** The roll as it stands once everybody has taken a stance, before the dice that answer. */
export function lateOf({ rules }: Game, state: Shown): LateAttempt {
  const { answers, against } = conflictOf(state);
  const dueOf = (colour: Colour) => answers.find((roll) => roll.person === against && roll.colour === colour)?.due ?? 0;
  return {
    openEnded: rules.openEnded,
    margin: pulls(state).margin,
    hostileReds: answers.filter(({ person }) => person !== against).map(({ due }) => due),
    gmDice: dueOf('red'),
    defenderGreens: against === NONE ? 0 : dueOf('green'),
  };
}

/** What pulls either way: evens for it less the odds against it so far, without the hindered ones, and what waits. */
function pulls(state: Shown) {
  const conflict = conflictOf(state);
  const { rolls, answers, active, stances, targets } = conflict;
  let evens = shown(rolls, active, 'green');
  if (isAlone(conflict)) evens -= shown(rolls, active, 'red');
  let [hindered, waiting] = [0, 0];
  for (const [person, stance] of stances.entries()) {
    if (stance === 'cooperate') evens += shown(rolls, person, 'green');
    else if (stance === 'neutral') waiting += shown(rolls, person, 'green');
    else if (stance === 'hostile') hindered += shown(targets.includes(person) ? rolls : answers, person, 'red');
  }
  return { margin: evens - hindered, unopposed: evens, withNeutrals: evens + waiting - hindered };
}

/** The two sides of the second reading, and what they would be if people had stood otherwise (rules 1, 5.3). */
export interface Reading {
  readonly evens: number;
  readonly odds: number;
  readonly unopposed: number;
  readonly withNeutrals: number;
}

/** Reads the roll a second time: evens of those who help, less the odds of those who hinder, against the answer. */
export function secondReading(state: Shown): Reading {
  const { answers, against } = conflictOf(state);
  const { margin, unopposed, withNeutrals } = pulls(state);
  const floor = (count: number): number => Math.max(0, count);
  return {
    evens: floor(margin),
    odds: floor(shown(answers, against, 'red') - (against === NONE ? 0 : shown(answers, against, 'green'))),
    unopposed: floor(unopposed),
    withNeutrals: floor(withNeutrals),
  };
}

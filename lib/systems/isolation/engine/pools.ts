import { at } from '@/lib/kernel/at';
import type { Attempt, Pool } from '../rules/roll-sums';
import { isFree } from '../rules/stances';
import { conflictOf, insiders, pairOf } from './context';
import { type Game, NONE } from './game';
import type { Conflict, PersonId, Ruling, Shown } from './state';

/** Tells whether the Active asks nobody (rules 9). */
export const isAlone = ({ targets }: Conflict): boolean => targets.length === 0;

/** Tells whether the GM names a Difficulty: not against a member of the group, unless it replaces green dice. */
export const needsDifficulty = ({ rules }: Game, conflict: Conflict): boolean =>
  conflict.against === NONE || (isAlone(conflict) && rules.soloDuelDice === 'difficulty');

/** Green dice of a lone Active: the Difficulty, or the red links with the target of a duel (rules 9). */
function loneGreen({ rules }: Game, state: Shown): number {
  const { active, against, difficulty } = conflictOf(state);
  if (against === NONE || rules.soloDuelDice === 'difficulty') return difficulty;
  return pairOf(state, active, against).red;
}

const withRuling = ({ green, red }: Pool, ruling: Ruling): Pool => ({
  green: green + ruling.profession + ruling.serves + ruling.rolePlay + ruling.greenLabels,
  red: red + ruling.violates + ruling.redLabels,
});

/** Returns a roller's dice for the first reading (rules 5.1), or the defender's dice for the answer (rules 9). */
export function poolOf(game: Game, state: Shown, ruling: Ruling): Pool {
  const { active, against, targets } = conflictOf(state);
  const { person } = ruling;
  if (person === against) {
    const red = pairOf(state, active, against).red + insiders(state).length - 1 + state.stress;
    return withRuling({ green: 0, red }, ruling);
  }
  if (person !== active) return withRuling(pairOf(state, person, active), ruling);
  let [green, red] = [targets.length === 0 ? loneGreen(game, state) : 0, state.stress];
  for (const target of targets) {
    const pair = pairOf(state, active, target);
    green += pair.green;
    red += pair.red;
  }
  return withRuling({ green, red }, ruling);
}

/** Red dice of the GM (rules 5.3). */
const gmDice = (state: Shown, difficulty: number): number => difficulty + insiders(state).length + state.stress;

/** Returns the dice that oppose the roll: those of the GM or of the defender. */
export function answerPool(game: Game, state: Shown, difficulty = conflictOf(state).difficulty): Pool {
  const { against, rulings } = conflictOf(state);
  const defender = against === NONE ? undefined : rulings.at(-1);
  return defender ? poolOf(game, state, defender) : { green: 0, red: gmDice(state, difficulty) };
}

/** Red dice of a Hostile bystander: their red links with the Active, without Stress (rules 9, ruling A31). */
export const opposingDice = (state: Shown, person: PersonId): number =>
  pairOf(state, person, conflictOf(state).active).red;

/** Returns the conflict as an attempt for the odds, before any die is rolled. */
export function attemptOf(game: Game, state: Shown, difficulty: number): Attempt {
  const conflict = conflictOf(state);
  const { active, targets, rulings } = conflict;
  const answer = answerPool(game, state, difficulty);
  return {
    openEnded: game.rules.openEnded,
    active: poolOf(game, state, at(rulings, 0)),
    asked: targets.map((target, i) => ({
      pool: poolOf(game, state, at(rulings, i + 1)),
      isFree: isFree(game.rules, pairOf(state, target, active)),
    })),
    isAlone: isAlone(conflict),
    hostileReds: [],
    gmDice: answer.red,
    defenderGreens: answer.green,
  };
}

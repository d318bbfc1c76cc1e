import { at } from '@/lib/kernel/at';
import type { Attempt, Pool } from '../rules/roll-sums';
import { isFree } from '../rules/stances';
import { conflictOf, insiders, pairOf } from './context';
import { type Game, NONE } from './game';
import type { Conflict, PersonId, Ruling, Shown } from './state';

/** Nobody is asked (rules 9). */
export const isAlone = ({ targets }: Conflict): boolean => targets.length === 0;

/** Whether the GM names a Difficulty: not for what is done to a member of the group, unless it stands in for green dice. */
export const needsDifficulty = ({ rules }: Game, conflict: Conflict): boolean =>
  conflict.against === NONE || (isAlone(conflict) && rules.soloDuelDice === 'difficulty');

/** Green dice of somebody who asks nobody: the Difficulty, or what stands in its place (rules 9). */
function loneGreen({ rules }: Game, state: Shown): number {
  const { active, against, difficulty } = conflictOf(state);
  if (against === NONE || rules.soloDuelDice === 'difficulty') return difficulty;
  return pairOf(state, active, against).red;
}

const withRuling = ({ green, red }: Pool, ruling: Ruling): Pool => ({
  green: green + ruling.profession + ruling.serves + ruling.rolePlay + ruling.greenLabels,
  red: red + ruling.violates + ruling.redLabels,
});

/** Dice of one whose ruling this is, for the first reading (rules 5.1); of the defender, dice that answer (rules 9). */
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

/** Dice that the roll is compared with: the GM's, or of the one it is directed against. */
export function answerPool(game: Game, state: Shown, difficulty = conflictOf(state).difficulty): Pool {
  const { against, rulings } = conflictOf(state);
  const defender = against === NONE ? undefined : rulings.at(-1);
  return defender ? poolOf(game, state, defender) : { green: 0, red: gmDice(state, difficulty) };
}

/** Red dice of a bystander who turns Hostile: red links alone (rules 9, ruling A31). */
export const opposingDice = (state: Shown, person: PersonId): number =>
  pairOf(state, person, conflictOf(state).active).red;

/** The conflict as it stands, before any die has fallen. */
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

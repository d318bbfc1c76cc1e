import { at } from '@/lib/kernel/at';
import { conflictOf, insiders, pairOf } from '../engine/context';
import { type Game, NONE } from '../engine/game';
import { attemptOf } from '../engine/pools';
import { type About, addRulings, conflictAbout } from '../engine/proposals';
import type { PersonId, Shown } from '../engine/state';
import { degreeShares } from '../rules/degrees';
import { DEGREES, type Degree } from '../vocabulary';

/** What a step towards a way out is worth, by each that is still to come after it. */
const PATIENCE = 0.75;
/** An Average task; what nobody has named may be anything. */
const USUAL_DIFFICULTY = 2;

/** Tasks that end it for some, each with all it needs and itself. One that needs what does not exist is none. */
export const waysOf = ({ tasks }: Game) =>
  tasks.flatMap(({ ends }, task) => {
    const needs = new Set([task]);
    if (ends === 'nothing') return [];
    for (const one of needs) for (const other of tasks[one]?.requires ?? []) needs.add(other);
    return needs.has(NONE) ? [] : [{ task, needs: [...needs] }];
  });

/** How far each task leads towards an end, from 0 to 1. */
export function promiseOf({ tasks }: Game, { done, shut }: Shown, ways: ReturnType<typeof waysOf>): readonly number[] {
  const promise = tasks.map(() => 0);
  for (const { task, needs } of ways) {
    const left = needs.filter((one) => one === task || !done[one]);
    if (left.some((one) => shut[one])) continue;
    const worth = PATIENCE ** (left.length - 1);
    for (const one of left) promise[one] = Math.max(at(promise, one), worth);
  }
  return promise;
}

/** What somebody feels for another: green links less red ones. */
export const liking = (table: Shown, person: PersonId, other: PersonId): number => {
  const { green, red } = pairOf(table, person, other);
  return green - red;
};

/** Everybody inside whom the next proposer could ask, the dearest first. */
export const company = (table: Shown, person: PersonId, against: PersonId = NONE): readonly PersonId[] =>
  insiders(table)
    .filter((other) => other !== person && other !== against)
    .sort((a, b) => liking(table, person, b) - liking(table, person, a));

/** Somebody who is likely to be against it, asked or not. */
export const isHostile = (table: Shown, person: PersonId, other: PersonId): boolean => liking(table, person, other) < 0;

/**
 * How likely a proposal with these targets reaches a degree, at the Difficulty that is known or usual: friends at their
 * best, all others against it.
 */
export function chanceOf(game: Game, table: Shown, about: About, targets: readonly PersonId[], least: Degree): number {
  const { last: active } = table;
  const task = about.task ?? NONE;
  const difficulty = table.named[task] || game.difficulties[task] || USUAL_DIFFICULTY;
  const conflict = { ...conflictAbout(game, table, about), targets: [...targets], difficulty };
  const imagined = { ...table, conflict };
  addRulings(game, imagined);
  const attempt = attemptOf(game, imagined, difficulty);
  const asked = attempt.asked.filter((_, i) => !isHostile(table, active, at(targets, i)));
  const foes = company(table, active, about.against).filter((other) => isHostile(table, active, other));
  const hostileReds = foes.map((other) => pairOf(table, active, other).red);
  const shares = degreeShares({ ...attempt, asked, hostileReds });
  return shares.slice(0, DEGREES.indexOf(least) + 1).reduce((sum, share) => sum + share, 0);
}

/** What a proposal means to somebody else: how far it leads, and what their goal and bias say of it. */
export function meaning(game: Game, table: Shown, person: PersonId, promise: readonly number[]): number {
  const { task, against } = conflictOf(table);
  if (against !== NONE) return -liking(table, person, against);
  const rule = game.tasks[task];
  return rule ? at(promise, task) + (rule.serves[person] ?? 0) - (rule.violates[person] ?? 0) : 0;
}

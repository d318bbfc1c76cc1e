import type { Route } from '../contract';
import type { Setting } from './schema';
import { Budget } from './solver/budget';
import { Closure } from './solver/closure';
import { findLandmarks } from './solver/landmarks';
import { findLeast, type Search } from './solver/least';
import { buildProgram, type Luck, type Program } from './solver/program';

/** Steps of search for all ways out together: a few milliseconds, and the same answer on every machine. */
const STEPS = 500_000;

/** What can be done in a setting without the help of Events, and how cheaply one gets out. */
export interface Solution {
  readonly routes: readonly Route[];
  /** Ids of everything that somebody who wins every conflict comes to. */
  readonly goals: ReadonlySet<string>;
  readonly rooms: ReadonlySet<string>;
  readonly items: ReadonlySet<string>;
}

/** Solves a setting for each of its ways out (rules 2.5 to 2.7). */
export function solve(setting: Setting, steps = STEPS): Solution {
  const program = buildProgram(setting);
  const closure = new Closure(program);
  const everything = closureOfAll(program);
  const budget = new Budget(steps);
  const landmarks = setting.escapes.length > 0 ? findLandmarks(program, budget) : undefined;

  const routes = setting.escapes.map(({ id, title }, i): Route => {
    const target = program.facts.get(`route ${id}`);
    if (target === undefined || !everything.holds(target)) {
      return { id, title, reachable: false, least: null, exact: true, goals: [] };
    }
    const share = budget.share(setting.escapes.length - i);
    const cheapest = cheapestWay({ program, closure, landmarks, budget: share }, target);
    budget.reclaim(share);
    return { id, title, reachable: true, ...cheapest };
  });
  return { ...reached(program, everything), routes };
}

/** Everything that somebody who wins every conflict comes to, with such luck. */
export function reachWith(
  setting: Setting,
  luck: Luck,
): Omit<Solution, 'routes'> & {
  readonly routes: ReadonlySet<string>;
} {
  const program = buildProgram(setting, luck);
  return reached(program, closureOfAll(program));
}

function cheapestWay(search: Search, target: number) {
  const { program, closure } = search;
  const { actions, exact } = findLeast(search, target);
  const start = closure.mark();
  const order = closure.allowInOrder(actions.toSorted((a, b) => a - b));
  closure.undo(start);
  const won = order.flatMap((action) => program.actions[action] ?? []).filter(({ kind }) => kind === 'goal');
  return { least: actions.length, exact, goals: won.map(({ id }) => id) };
}

function closureOfAll(program: Program): Closure {
  const closure = new Closure(program);
  for (const action of program.actions.keys()) closure.allow(action);
  return closure;
}

function reached(program: Program, closure: Closure) {
  const sets = { goal: new Set<string>(), room: new Set<string>(), item: new Set<string>(), route: new Set<string>() };
  for (const [name, fact] of program.facts) {
    const space = name.indexOf(' ');
    const kind = name.slice(0, space);
    if (closure.holds(fact) && Object.hasOwn(sets, kind)) sets[kind as keyof typeof sets].add(name.slice(space + 1));
  }
  return { goals: sets.goal, rooms: sets.room, items: sets.item, routes: sets.route };
}

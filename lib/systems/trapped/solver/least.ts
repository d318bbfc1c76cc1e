import type { Budget } from './budget';
import { Closure } from './closure';
import { findHittingSet } from './hitting-set';
import { actionsIn, type Landmarks } from './landmarks';
import type { Program } from './program';

/** A cheapest set of actions that makes something true, or the cheapest one found before the budget ended. */
export interface Least {
  readonly actions: readonly number[];
  readonly exact: boolean;
}

/**
 * The fewest actions that make `target` true; it is known that all of them together do. NP-hard, so within a budget:
 * every set of actions that some action must come from is hit as cheaply as possible, until what hits them all suffices.
 */
export function findLeast(program: Program, target: number, landmarks: Landmarks | undefined, budget: Budget): Least {
  const bits = landmarks?.[target];
  const mandatory = bits ? [...actionsIn(bits)] : [];
  if (suffices(program, mandatory, target, budget)) return { actions: mandatory, exact: true };

  let best = minimise(program, target, mandatory, completePlan(program, target, mandatory, budget), budget);
  const sets: (readonly number[])[] = [];
  for (let size = 0; ; ) {
    // As many again as cost what is known already can't be cheaper.
    if (mandatory.length + size >= best.length) return { actions: best, exact: true };
    if (budget.spent) return { actions: best, exact: false };
    const hit = findHittingSet(sets, size, budget);
    if (hit === 'spent') return { actions: best, exact: false };
    if (hit === undefined) {
      size++;
      continue;
    }
    const actions = [...mandatory, ...hit];
    const missed = missedSets(program, target, actions, budget);
    if (missed.length === 0) return { actions, exact: true };
    sets.push(...missed);
    const plan = minimise(program, target, mandatory, completePlan(program, target, actions, budget), budget);
    if (plan.length < best.length) best = plan;
  }
}

function suffices(program: Program, actions: Iterable<number>, target: number, budget: Budget): boolean {
  const closure = new Closure(program, budget);
  for (const action of actions) closure.allow(action);
  return closure.holds(target);
}

/** Sets without common elements, of each of which any plan takes something, though `actions` do not. */
function missedSets(program: Program, target: number, actions: readonly number[], budget: Budget) {
  const sets: (readonly number[])[] = [];
  const closure = new Closure(program, budget);
  for (const action of actions) closure.allow(action);
  const found = new Set(actions);
  while (!closure.holds(target) && (sets.length === 0 || !budget.spent)) {
    const before = closure.mark();
    // As many others as can be allowed in vain: the rest is what some plan must take from.
    const set = [...program.actions.keys()].filter((action) => {
      if (found.has(action)) return false;
      const mark = closure.mark();
      closure.allow(action);
      if (!closure.holds(target)) return false;
      closure.undo(mark);
      return true;
    });
    if (set.length === 0) break;
    closure.undo(before);
    for (const action of set) {
      found.add(action);
      closure.allow(action);
    }
    sets.push(set);
  }
  return sets;
}

/** A plan that has these actions: others are added as far as the first way that works needs them. */
function completePlan(program: Program, target: number, actions: readonly number[], budget: Budget): Set<number> {
  const closure = new Closure(program, budget);
  for (const action of actions) closure.allow(action);
  closure.allowInOrder([...program.actions.keys()].filter((action) => !closure.isAllowed(action)));
  const plan = new Set(actions);
  const wanted = new Set([target]);
  // A Set's iterator also visits what is added during the walk.
  for (const fact of wanted) {
    const rule = program.rules[closure.supportOf(fact)];
    if (rule?.action !== undefined) plan.add(rule.action);
    for (const part of rule?.body ?? []) wanted.add(part);
  }
  return plan;
}

/** The plan without what it can spare. */
function minimise(program: Program, target: number, mandatory: readonly number[], plan: Set<number>, budget: Budget) {
  const fixed = new Set(mandatory);
  for (const action of [...plan].reverse()) {
    if (fixed.has(action)) continue;
    if (budget.spent) break;
    plan.delete(action);
    if (!suffices(program, plan, target, budget)) plan.add(action);
  }
  return [...plan];
}

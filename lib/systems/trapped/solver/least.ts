import type { Closure } from './closure';
import { actionsIn, type Budget, type Landmarks } from './landmarks';
import type { Program } from './program-draft';

/** A smallest set of actions that makes a fact true, or the best found within the budget. */
interface Least {
  readonly actions: readonly number[];
  readonly exact: boolean;
  /** Lower bound; equals the size of `actions` if that is known to be minimal. */
  readonly atLeast: number;
}

/** Input of a search. The closure is the initial state; every search restores it. */
export interface Search {
  readonly program: Program;
  readonly closure: Closure;
  readonly landmarks: Landmarks | undefined;
  readonly budget: Budget;
}

/** Steps charged per element, in proportion to its running time. */
const WORK_PER_ELEMENT = 4;

/**
 * Finds a set of at most `size` numbers that contains an element of every given set; undefined if there is none,
 * 'spent' if the budget runs out. Branch and bound on the smallest set not yet hit.
 */
export function findHittingSet(
  sets: readonly (readonly number[])[],
  size: number,
  budget: Budget,
): ReadonlySet<number> | undefined | 'spent' {
  const chosen = new Set<number>();
  const banned = new Set<number>();

  const search = (left: number): boolean | 'spent' => {
    if (!budget.spend(sets.length)) return 'spent';
    const missed = sets
      .filter((set) => !set.some((element) => chosen.has(element)))
      .map((set) => set.filter((element) => !banned.has(element)))
      .toSorted((a, b) => a.length - b.length);
    if (!budget.spend(WORK_PER_ELEMENT * missed.reduce((sum, set) => sum + set.length, 0))) return 'spent';
    const [smallest] = missed;
    if (smallest === undefined) return true;
    if (countDisjoint(missed) > left) return false;
    const tried: number[] = [];
    let found: boolean | 'spent' = false;
    for (const element of byUse(smallest, missed)) {
      chosen.add(element);
      found = search(left - 1);
      if (found !== false) break;
      chosen.delete(element);
      // Every solution with this element has been explored.
      banned.add(element);
      tried.push(element);
    }
    for (const element of tried) banned.delete(element);
    return found;
  };

  const found = search(size);
  if (found === 'spent') return 'spent';
  return found ? chosen : undefined;
}

/** Returns a lower bound: the size of a greedy family of disjoint sets, each of which needs an element of its own. */
function countDisjoint(sets: readonly (readonly number[])[]): number {
  const used = new Set<number>();
  let count = 0;
  for (const set of sets) {
    if (set.some((element) => used.has(element))) continue;
    for (const element of set) used.add(element);
    count++;
  }
  return count;
}

/** Most first. */
function byUse(elements: readonly number[], sets: readonly (readonly number[])[]): readonly number[] {
  const uses = new Map<number, number>();
  for (const set of sets) for (const element of set) uses.set(element, (uses.get(element) ?? 0) + 1);
  return elements.toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
}

/**
 * Finds the fewest actions that make `target` true, given that all of them together do. NP-hard, hence the budget.
 * Method: collect sets of which every plan needs an element, and find smallest hitting sets until one suffices.
 */
export function findLeast(search: Search, target: number): Least {
  const { landmarks, budget } = search;
  const bits = landmarks?.[target];
  const mandatory = bits ? [...actionsIn(bits)] : [];
  if (suffices(search, mandatory, target)) return proven(mandatory);

  let best = minimise(search, target, mandatory, completePlan(search, target, mandatory));
  const sets: (readonly number[])[] = [];
  for (let size = 0; ; ) {
    // A hitting set as large as the best plan cannot improve on it.
    if (mandatory.length + size >= best.length) return proven(best);
    const hit = budget.spent ? 'spent' : findHittingSet(sets, size, budget);
    if (hit === 'spent') return { actions: best, exact: false, atLeast: mandatory.length + size };
    if (hit === undefined) {
      size++;
      continue;
    }
    const actions = [...mandatory, ...hit];
    const missed = missedSets(search, target, actions);
    if (missed.length === 0) return proven(actions);
    sets.push(...missed);
    const plan = minimise(search, target, mandatory, completePlan(search, target, actions));
    if (plan.length < best.length) best = plan;
  }
}

const proven = (actions: readonly number[]): Least => ({ actions, exact: true, atLeast: actions.length });

/** Returns `ask()` with these actions allowed, then rolls back. */
function withAllowed<T>({ closure, budget }: Search, actions: Iterable<number>, ask: () => T): T {
  const mark = closure.mark();
  for (const action of actions) closure.allow(action);
  const answer = ask();
  closure.undo(mark);
  budget.spend(closure.takeSteps());
  return answer;
}

const suffices = (search: Search, actions: Iterable<number>, target: number) =>
  withAllowed(search, actions, () => search.closure.holds(target));

/** Returns disjoint sets of actions, of each of which every plan needs an element, though `actions` contains none. */
function missedSets(search: Search, target: number, actions: readonly number[]): readonly (readonly number[])[] {
  const { closure, program, budget } = search;
  const sets: (readonly number[])[] = [];
  const used = new Set(actions);
  return withAllowed(search, actions, () => {
    while (!closure.holds(target) && (sets.length === 0 || budget.spend(closure.takeSteps()))) {
      const set = missedSet(closure, program, target, used);
      for (const action of set) {
        used.add(action);
        closure.allow(action);
      }
      sets.push(set);
    }
    return sets;
  });
}

/** Allows as many actions as possible without reaching the target. Every plan needs one of the rest. */
function missedSet(closure: Closure, program: Program, target: number, used: ReadonlySet<number>) {
  const before = closure.mark();
  const set = [...program.actions.keys()].filter((action) => {
    if (used.has(action)) return false;
    const mark = closure.mark();
    closure.allow(action);
    if (!closure.holds(target)) return false;
    closure.undo(mark);
    return true;
  });
  closure.undo(before);
  return set;
}

/** Completes actions to a plan, adding those that the first working derivation needs. */
function completePlan(search: Search, target: number, actions: readonly number[]): Set<number> {
  const { closure, program } = search;
  return withAllowed(search, actions, () => {
    closure.allowInOrder([...program.actions.keys()].filter((action) => !closure.isAllowed(action)));
    const plan = new Set(actions);
    const wanted = new Set([target]);
    // A Set's iterator also visits elements added during the loop.
    for (const fact of wanted) {
      const rule = program.rules[closure.supportOf(fact)];
      if (rule?.action !== undefined) plan.add(rule.action);
      for (const part of rule?.body ?? []) wanted.add(part);
    }
    return plan;
  });
}

function minimise(search: Search, target: number, mandatory: readonly number[], plan: Set<number>): readonly number[] {
  const fixed = new Set(mandatory);
  for (const action of [...plan].reverse()) {
    if (fixed.has(action)) continue;
    if (search.budget.spent) break;
    plan.delete(action);
    if (!suffices(search, plan, target)) plan.add(action);
  }
  return [...plan];
}

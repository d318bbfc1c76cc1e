import type { Budget } from './landmarks';

/** A look at an element here takes about as long as so many steps elsewhere. */
const WORK_PER_ELEMENT = 4;

/**
 * A set of `size` numbers or fewer that has one of every given set; undefined if there is none.
 * 'spent' if the budget ends first. Branch and bound on the smallest set that is still missed.
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
      // Whatever else has this element has been looked at.
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

/** How many of the sets share nothing, taken in order: each of them needs an element of its own. */
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

/** Elements that are in most sets first. */
function byUse(elements: readonly number[], sets: readonly (readonly number[])[]): readonly number[] {
  const uses = new Map<number, number>();
  for (const set of sets) for (const element of set) uses.set(element, (uses.get(element) ?? 0) + 1);
  return elements.toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
}

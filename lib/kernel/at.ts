/**
 * Returns an element that is known to exist: unchecked access for hot loops that stay within bounds. Use only for lists
 * of integers, booleans or objects: all callers share one inline cache, and typed arrays or fractions would halve the
 * speed of every caller.
 */
export const at = <T>(list: readonly T[], index: number): T => list[index] as T;

/** Increments `counts[i]`. */
export const count = (counts: number[], i: number, by = 1): void => {
  counts[i] = at(counts, i) + by;
};

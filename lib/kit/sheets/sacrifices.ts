import { SACRIFICES, type Sacrifice } from '../order';

/** Completes an order of sacrifices: the missing ones come last. */
export const ranked = (givesUp: readonly Sacrifice[]): readonly Sacrifice[] => [
  ...new Set([...givesUp, ...SACRIFICES]),
];

/** Returns the scores of a way to fill paper, most important first, for lexicographic comparison. */
export const worthBy = (givesUp: readonly Sacrifice[], of: Readonly<Record<Sacrifice, number>>): readonly number[] =>
  ranked(givesUp)
    .toReversed()
    .map((what) => of[what]);

/** Compares scores; positive if the first is better. */
export function compareWorth(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((value, i) => value !== b[i]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}

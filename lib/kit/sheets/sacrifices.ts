import { SACRIFICES, type Sacrifice } from '../order';

/** What gives way first, second and last; what an order does not name gives way last. */
export const ranked = (givesUp: readonly Sacrifice[]): readonly Sacrifice[] => [
  ...new Set([...givesUp, ...SACRIFICES]),
];

/** How good a way to fill paper is, to be compared column by column: the dearest first. */
export const worthBy = (givesUp: readonly Sacrifice[], of: Readonly<Record<Sacrifice, number>>): readonly number[] =>
  ranked(givesUp)
    .toReversed()
    .map((what) => of[what]);

/** More than 0 if the first is worth more. */
export function compareWorth(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((value, i) => value !== b[i]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}

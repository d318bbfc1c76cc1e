/** Returns the numbers 0 to `count` − 1. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Returns all permutations of a list, the given order first. */
export const permutations = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first, i) => permutations(items.toSpliced(i, 1)).map((rest) => [first, ...rest]));

/** Returns all subsets of 1 to `most` items, smaller sets first. */
export function subsets<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
  let last: readonly { readonly set: readonly T[]; readonly next: number }[] = [{ set: [], next: 0 }];
  const sets: (readonly T[])[] = [];
  for (let size = 1; size <= most; size++) {
    last = last.flatMap(({ set, next }) =>
      items.slice(next).map((item, i) => ({ set: [...set, item], next: next + i + 1 })),
    );
    sets.push(...last.map(({ set }) => set));
  }
  return sets;
}

/** 0, 1, 2 … as many as asked for. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Every order of a list, the given one first. */
export const ordersOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first, i) => ordersOf(items.toSpliced(i, 1)).map((rest) => [first, ...rest]));

/** Every set of one up to so many of them, small sets first. */
export function setsOf<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
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

/** The cards that are left of all when those that were seen are taken away, as often as each was seen. */
export function unseenOf(all: readonly number[], seen: readonly number[]): number[] {
  const counts: number[] = [];
  for (const card of seen) counts[card] = (counts[card] ?? 0) + 1;
  return all.filter((card) => {
    const left = counts[card] ?? 0;
    if (left > 0) counts[card] = left - 1;
    return left === 0;
  });
}

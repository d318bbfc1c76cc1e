import { allPairs } from '@/lib/tabletop/play/pairs';

/** Pair of entries dealt to a person, and the neighbour who has it too; undefined if the person is alone. */
export interface DealtPair<Item> {
  readonly pair: readonly [Item, Item];
  readonly neighbour: string | undefined;
}

/**
 * Deals all pairs of items round a table, each to two neighbours, and returns those of one person: first the pairs
 * shared with the next neighbour. People who are not at the table get all pairs.
 */
export function dealPairs<Item>(
  items: readonly Item[],
  people: readonly string[],
  who: string,
): readonly DealtPair<Item>[] {
  const [pairs, seat] = [allPairs(items), people.indexOf(who)];
  if (seat < 0 || people.length < 2) return pairs.map((pair) => ({ pair, neighbour: undefined }));
  const before = (seat + people.length - 1) % people.length;
  const sharedFrom = (first: number, neighbour: string | undefined) =>
    pairs.filter((_, i) => i % people.length === first).map((pair) => ({ pair, neighbour }));
  return [...sharedFrom(seat, people[(seat + 1) % people.length]), ...sharedFrom(before, people[before])];
}

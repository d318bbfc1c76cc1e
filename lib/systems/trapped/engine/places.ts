import type { Setting } from '../schema';
import { NONE } from './game';

export type Places = ReturnType<typeof placesOf>;

const numbered = (entries: readonly { readonly id: string }[]) => {
  const numbers = new Map(entries.map(({ id }, i) => [id, i]));
  return (id: string): number => numbers.get(id) ?? NONE;
};

/** Returns the numbers of a setting's entries by id, and the passages of each room. */
export function placesOf({ map, goals, items, escapes, extras, monsters, clocks }: Setting) {
  const room = numbered(map.rooms);
  // A passage with a missing end, or with both ends in one room, connects nothing.
  const ends = (passage: Setting['map']['passages'][number]) => {
    const [a, b] = [room(passage.a), room(passage.b)];
    return a === NONE || b === NONE || a === b ? { a: NONE, b: NONE } : { a, b };
  };
  const touching = new Map<number, number[]>();
  for (const [i, passage] of map.passages.entries()) {
    const { a, b } = ends(passage);
    if (a === NONE) continue;
    for (const end of [a, b]) touching.set(end, [...(touching.get(end) ?? []), i]);
  }
  return {
    room,
    ends,
    goal: numbered(goals),
    item: numbered(items),
    route: numbered(escapes),
    passage: numbered(map.passages),
    extra: numbered(extras),
    monster: numbered(monsters),
    clock: numbered(clocks),
    /** Number of things and facts. */
    items: items.length,
    passagesAt: (at: number): readonly number[] => touching.get(at) ?? [],
  };
}

/** Returns the numbers that name an entry, each once. */
export const known = (numbers: readonly number[]) => [...new Set(numbers.filter((number) => number !== NONE))];

import { called } from './wording';

/** Entries of one list, by name, and what one of them is when it has none. */
interface NamedList {
  readonly noun: string;
  readonly entries: readonly { readonly id: string; readonly name: string }[];
}

/** What to call entries in a message: by name, otherwise by their place in the list. */
export class EntryNames<List extends string> {
  readonly #names = new Map<string, string>();
  readonly #lists: Readonly<Record<List, NamedList>>;

  constructor(lists: Readonly<Record<List, NamedList>>) {
    this.#lists = lists;
    for (const [list, { noun, entries }] of Object.entries<NamedList>(lists)) {
      for (const [i, { id, name }] of entries.entries()) this.#names.set(`${list} ${id}`, called(name, noun, i));
    }
  }

  of(list: List, id: string): string {
    return this.#names.get(`${list} ${id}`) ?? `a ${this.#lists[list].noun} that does not exist`;
  }
}

/** Places of the names that another one before them has, in large or small letters. An empty name is nobody's. */
export function namesakes(names: readonly string[]): readonly number[] {
  const taken = new Set<string>();
  return names.flatMap((name, i) => {
    const key = name.trim().toLowerCase();
    if (key === '') return [];
    const isTaken = taken.has(key);
    taken.add(key);
    return isTaken ? [i] : [];
  });
}

/** What somebody has called a thing, otherwise its usual name. */
export const named = (text: string | undefined, usual: string): string => text?.trim() || usual;

/** Names in their order, those that another one before them has with a number: "Trap", "Trap no. 2". */
export const numbered = (names: readonly string[]): readonly string[] =>
  names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} no. ${before + 1}`;
  });

import { called } from './wording';

/** Entries of a list with their names, and the noun for those without. */
interface NamedList {
  readonly noun: string;
  readonly entries: readonly { readonly id: string; readonly name: string }[];
}

/** Names of entries for messages: quoted, or a noun with the position in the list. */
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

/** Returns the indices of names that occur earlier in the list. Ignores case and empty names. */
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

/** Returns the author's text, or the usual name if it is blank. */
export const named = (text: string | undefined, usual: string): string => text?.trim() || usual;

/** Numbers repeated names: "Trap", "Trap no. 2". */
export const numbered = (names: readonly string[]): readonly string[] =>
  names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} no. ${before + 1}`;
  });

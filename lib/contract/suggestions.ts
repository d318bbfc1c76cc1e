import { idOf } from '@/lib/kernel/ids';
import { type Entry, isEntry, type Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';

/** Something that an author may accept with one click, or decline. Paths begin at the body. */
export interface Suggestion {
  /** The same for the same suggestion, whenever it is made again. */
  readonly key: string;
  readonly path: Path;
  /** What to do: "Give Mo Harkness the tag “driver”." */
  readonly text: string;
  /** Why one might. */
  readonly reason: string;
  /** What accepting it does. It is not made again after that. */
  readonly patches: readonly Patch[];
}

/** Where a body keeps what was declined, one entry each. */
export const DECLINED: Path = ['declined'];

/** The ids of the suggestions in a list of declined ones. */
export const declinedIn = (list: Json | undefined): ReadonlySet<string> => new Set(entriesIn(list).map(({ id }) => id));

export const isDeclined = ({ key }: Suggestion, declined: ReadonlySet<string>): boolean => declined.has(idOf(key));

/** So many open suggestions are more than anybody reads; as they are accepted or declined, others follow. */
const OPEN_MAX = 100;

/** Those that an author is to see: all that were declined, and the first of the others. */
export function suggestionsToShow(all: readonly Suggestion[], body: Json): readonly Suggestion[] {
  const declined = declinedIn(valueAt(body, DECLINED));
  let open = 0;
  return all.filter((suggestion) => isDeclined(suggestion, declined) || ++open <= OPEN_MAX);
}

/** Declines a suggestion for good; a full list lets go of the oldest. */
export function declinePatches({ key }: Suggestion, body: Json, most: number): readonly Patch[] {
  const listed = entriesIn(valueAt(body, DECLINED));
  const gone = listed.slice(0, Math.max(0, listed.length + 1 - most));
  return [
    ...gone.map(({ id }): Patch => ({ op: 'remove', path: [...DECLINED, id] })),
    { op: 'insert', path: DECLINED, entry: { id: idOf(key) } },
  ];
}

/** Makes a declined suggestion again. */
export const askAgainPatches = ({ key }: Suggestion): readonly Patch[] => [
  { op: 'remove', path: [...DECLINED, idOf(key)] },
];

const entriesIn = (list: Json | undefined): readonly Entry[] => (Array.isArray(list) ? list.filter(isEntry) : []);

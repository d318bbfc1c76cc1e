import { idOf } from '@/lib/kernel/ids';
import { entriesOf, type Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';

/** Change that an author can accept with one click, or decline. Paths are relative to the body. */
export interface Suggestion {
  /** Stays the same whenever the suggestion is made again. */
  readonly key: string;
  readonly path: Path;
  /** Instruction: "Give Mo Harkness the tag “driver”." */
  readonly text: string;
  readonly reason: string;
  /** Effect of accepting, after which the suggestion is not made again. */
  readonly patches: readonly Patch[];
}

/** Path of the list of declined suggestions in a body, one entry each. */
export const DECLINED: Path = ['declined'];

/** Returns the ids of declined suggestions. */
export const declinedIn = (list: Json | undefined): ReadonlySet<string> => new Set(entriesOf(list).map(({ id }) => id));

export const isDeclined = ({ key }: Suggestion, declined: ReadonlySet<string>): boolean => declined.has(idOf(key));

/** Open suggestions shown at once. Others follow as these are accepted or declined. */
const OPEN_MAX = 100;

/** Returns all declined suggestions and the first open ones. */
export function suggestionsToShow(all: readonly Suggestion[], body: Json): readonly Suggestion[] {
  const declined = declinedIn(valueAt(body, DECLINED));
  let open = 0;
  return all.filter((suggestion) => isDeclined(suggestion, declined) || ++open <= OPEN_MAX);
}

/** Declines a suggestion permanently. A full list drops its oldest entry. */
export function declinePatches({ key }: Suggestion, body: Json, most: number): readonly Patch[] {
  const listed = entriesOf(valueAt(body, DECLINED));
  const gone = listed.slice(0, Math.max(0, listed.length + 1 - most));
  return [
    ...gone.map(({ id }): Patch => ({ op: 'remove', path: [...DECLINED, id] })),
    { op: 'insert', path: DECLINED, entry: { id: idOf(key) } },
  ];
}

/** Removes a suggestion from the declined ones, so that it is made again. */
export const askAgainPatches = ({ key }: Suggestion): readonly Patch[] => [
  { op: 'remove', path: [...DECLINED, idOf(key)] },
];

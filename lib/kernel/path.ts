import { isEntry, isJsonObject, type Json } from './json';
import { memoize } from './memoize';

/** Path to a value in a scenario: object keys, and for lists the entry's id (or its index). */
export type Path = readonly (string | number)[];

/** Returns the value at a path, or undefined if the path does not exist. Reads own keys only. */
export function valueAt(root: Json, path: Path): Json | undefined {
  let at: Json | undefined = root;
  for (const step of path) {
    if (at === undefined) return undefined;
    at = child(at, step);
  }
  return at;
}

function child(at: Json, step: string | number): Json | undefined {
  if (Array.isArray(at)) {
    return typeof step === 'number' ? at[step] : entriesById(at).get(step);
  }
  return isJsonObject(at) && Object.hasOwn(at, step) ? at[step] : undefined;
}

/** Returns the first entry with each id. Memoized: every field of a long list looks itself up at each keystroke. */
const entriesById = memoize((list: readonly Json[]) => {
  const entries = new Map<string, Json>();
  for (const entry of list) if (isEntry(entry) && !entries.has(entry.id)) entries.set(entry.id, entry);
  return entries;
});

/** Formats a path as a string for keys, addresses and logs: "body/goals/G01/title". */
export const formatPath = (path: Path): string => path.map((step) => encodeURIComponent(String(step))).join('/');

/** Parses the output of `formatPath`. Every step becomes a string. */
export const parsePath = (text: string): Path => (text === '' ? [] : text.split('/').map(decodeStep));

function decodeStep(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

export const isWithin = (path: Path, ancestor: Path): boolean =>
  ancestor.length <= path.length && ancestor.every((step, i) => String(step) === String(path[i]));

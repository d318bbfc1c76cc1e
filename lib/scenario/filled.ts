import { idOf } from '@/lib/kernel/ids';
import type { Issue } from '@/lib/kernel/issue';
import { entriesOf, isEntry, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { changesBetween, type Patch } from '@/lib/kernel/patch';
import { formatPath, type Path, parsePath, valueAt } from '@/lib/kernel/path';
import { LINE_MAX } from '@/lib/schema/fields';

/** Path of the list that marks what was filled in from prompts. */
export const FILLED: Path = ['filled'];

/** Part of a draft that was filled in for its authors. `text` is its wording. */
export interface FilledPart {
  readonly path: Path;
  readonly text: string;
}

/** Fields that name an entry, in order of preference. */
const NAMING = ['title', 'name', 'label', 'text', 'word'] as const;

/** Returns a value's wording: the name of an entry, or the value itself. */
function wordingOf(value: Json | undefined): string {
  if (typeof value === 'string') return value.slice(0, LINE_MAX);
  const named = isJsonObject(value)
    ? NAMING.map((key) => value[key]).find((text) => typeof text === 'string')
    : undefined;
  return (typeof named === 'string' ? named : JSON.stringify(value ?? null)).slice(0, LINE_MAX);
}

const isNamed = (value: Json): boolean => isEntry(value) && NAMING.some((key) => typeof value[key] === 'string');

/**
 * Returns the parts that patches fill in. Entries that nobody names, such as cells of a layout, count as one part: their
 * list. An entry that the patches move to another list keeps what people wrote: only changes inside it count.
 */
export function partsFilled(patches: readonly Patch[], before: Json, draft: Json): readonly FilledPart[] {
  const removed = new Map(
    patches.flatMap(({ op, path }) => (op === 'remove' ? [[path.at(-1), valueAt(before, path)] as const] : [])),
  );
  const pathsOf = (patch: Patch): readonly Path[] => {
    if (patch.op === 'set') return [patch.path];
    if (patch.op !== 'insert') return [];
    const [old, path] = [removed.get(patch.entry.id), [...patch.path, patch.entry.id]];
    if (old !== undefined) return changesBetween(old, patch.entry, path).flatMap(pathsOf);
    return [isNamed(patch.entry) ? path : patch.path];
  };
  const paths = patches.flatMap(pathsOf);
  return [...new Map(paths.map((path) => [formatPath(path), path])).values()].map((path) => ({
    path,
    text: wordingOf(valueAt(draft, path)),
  }));
}

/** Returns the patches that mark these parts. Parts nested too deeply for a mark stay unmarked. */
export const markPatches = (parts: readonly FilledPart[]): readonly Patch[] =>
  parts.flatMap(({ path, text }): readonly Patch[] => {
    const place = formatPath(path);
    if (place.length > LINE_MAX) return [];
    return [{ op: 'insert', path: FILLED, entry: { id: idOf(place), path: place, text } }];
  });

/** Returns the marked parts that nobody has reworded or removed since. */
export const filledIn = (draft: JsonObject): readonly (FilledPart & { readonly id: string })[] =>
  entriesOf(valueAt(draft, FILLED)).flatMap(({ id, path, text }) => {
    const at = parsePath(String(path));
    const value = valueAt(draft, at);
    return value === undefined || wordingOf(value) !== text ? [] : [{ id, path: at, text: String(text) }];
  });

/** Reports what was filled in, one hint for each list or group of fields. */
export function checkFilled(draft: JsonObject): readonly Issue[] {
  const byPlace = new Map<string, (FilledPart & { readonly id: string })[]>();
  for (const part of filledIn(draft)) {
    const place = formatPath(part.path.slice(0, 2));
    byPlace.set(place, [...(byPlace.get(place) ?? []), part]);
  }
  return [...byPlace.values()].flatMap((parts): readonly Issue[] => {
    const [first] = parts;
    if (!first) return [];
    const name =
      isEntry(valueAt(draft, first.path)) || typeof valueAt(draft, first.path) === 'string'
        ? `“${first.text}”`
        : 'A part of this';
    const which = parts.length === 1 ? `${name} was` : `${name} and ${parts.length - 1} more were`;
    return [
      {
        code: 'cover/filled-in',
        severity: 'hint',
        path: first.path,
        message: `${which} filled in from prompts. Put ${parts.length === 1 ? 'it' : 'them'} in your words, or keep ${parts.length === 1 ? 'it' : 'them'}.`,
        fix: {
          label: parts.length === 1 ? 'Keep it' : `Keep all ${parts.length}`,
          patches: parts.map(({ id }) => ({ op: 'remove', path: [...FILLED, id] })),
        },
      },
    ];
  });
}

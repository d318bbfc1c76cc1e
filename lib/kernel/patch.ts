import { type Entry, isEntry, isJsonObject, type Json } from './json';
import type { Path } from './path';

/**
 * A change to a scenario as data. Forms, one-click fixes, pasting and restoring all make these;
 * a plain object and a shared document both understand them.
 */
export type Patch =
  /** Replaces the value of a field. */
  | { readonly op: 'set'; readonly path: Path; readonly value: Json }
  /** Adds an entry to the list at `path`, before the entry with that id, else at the end. */
  | { readonly op: 'insert'; readonly path: Path; readonly entry: Entry; readonly before?: string }
  /** Takes the entry at `path` out of its list. */
  | { readonly op: 'remove'; readonly path: Path }
  /** Moves the entry at `path` within its list, before the entry with that id, else to the end. */
  | { readonly op: 'move'; readonly path: Path; readonly before?: string };

/** The scenario after the patches; one that leads nowhere changes nothing. Never mutates `root`. */
export function applyPatches(root: Json, patches: readonly Patch[]): Json {
  return patches.reduce((json, patch) => applyPatch(json, patch), root);
}

function applyPatch(root: Json, patch: Patch): Json {
  if (patch.op === 'set') return replaceAt(root, patch.path, () => patch.value);
  if (patch.op === 'insert') {
    return replaceAt(root, patch.path, (list) =>
      Array.isArray(list) ? insertBefore(without(list, patch.entry.id), patch.entry, patch.before) : list,
    );
  }
  const [id, parent] = [patch.path.at(-1), patch.path.slice(0, -1)];
  return replaceAt(root, parent, (list) => {
    if (!Array.isArray(list)) return list;
    const entry = typeof id === 'number' ? list[id] : list.find((item) => isEntry(item) && item.id === id);
    if (!isEntry(entry)) return list;
    const rest = without(list, entry.id);
    return patch.op === 'remove' ? rest : insertBefore(rest, entry, patch.before);
  });
}

function replaceAt(at: Json, path: Path, change: (value: Json) => Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return change(at);
  if (Array.isArray(at)) {
    return at.map((item, i) =>
      i === step || (isEntry(item) && item.id === step) ? replaceAt(item, rest, change) : item,
    );
  }
  if (!isJsonObject(at) || !Object.hasOwn(at, step)) return at;
  return { ...at, [step]: replaceAt(at[step] ?? null, rest, change) };
}

const without = (list: readonly Json[], id: string) => list.filter((item) => !(isEntry(item) && item.id === id));

function insertBefore(list: readonly Json[], entry: Entry, before: string | undefined): readonly Json[] {
  const at = before === undefined ? -1 : list.findIndex((item) => isEntry(item) && item.id === before);
  return at === -1 ? [...list, entry] : list.toSpliced(at, 0, entry);
}

/** The same patches for a scenario that sits deeper, under `prefix`. */
export const nestPatches = (patches: readonly Patch[], prefix: Path): readonly Patch[] =>
  patches.map((patch) => ({ ...patch, path: [...prefix, ...patch.path] }));

import { type Entry, isEntry, isJsonObject, type Json } from './json';
import type { Path } from './path';

/** Change to a scenario as data: from forms, fixes, pasting, restoring; for plain objects and shared documents. */
export type Patch =
  /** Replaces the value of a field. */
  | { readonly op: 'set'; readonly path: Path; readonly value: Json }
  /** Adds an entry to the list at `path`, before the entry with that id, else at the end. */
  | { readonly op: 'insert'; readonly path: Path; readonly entry: Entry; readonly before?: string }
  /** Removes the entry at `path` from its list. */
  | { readonly op: 'remove'; readonly path: Path }
  /** Moves the entry at `path` within its list, before the entry with that id, else to the end. */
  | { readonly op: 'move'; readonly path: Path; readonly before?: string };

/** Returns the scenario with the patches applied. Ignores patches whose path does not exist. Never mutates `root`. */
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

export const nestPatches = (patches: readonly Patch[], prefix: Path): readonly Patch[] =>
  patches.map((patch) => ({ ...patch, path: [...prefix, ...patch.path] }));

/** Returns the patches that turn `before` into `after`: differences only. List entries are matched by id. */
export function changesBetween(before: Json, after: Json, path: Path = []): readonly Patch[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after) && areEntries(before) && areEntries(after)) {
    return changesOfList(before, after, path);
  }
  if (isJsonObject(before) && isJsonObject(after)) {
    const keys = Object.keys(after);
    if (keys.length === Object.keys(before).length && keys.every((key) => Object.hasOwn(before, key))) {
      return keys.flatMap((key) => changesBetween(before[key] ?? null, after[key] ?? null, [...path, key]));
    }
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ op: 'set', path, value: after }];
}

function changesOfList(before: readonly Entry[], after: readonly Entry[], path: Path): readonly Patch[] {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.map(({ id }) => id));
  const patches: Patch[] = before
    .filter(({ id }) => !kept.has(id))
    .map(({ id }) => ({ op: 'remove', path: [...path, id] }));
  const [stayed, staying] = [before.filter(({ id }) => kept.has(id)), after.filter(({ id }) => old.has(id))];
  const isReordered = stayed.some(({ id }, i) => id !== staying[i]?.id);
  // From the end, so that the entry named by `before` is already in place.
  for (const [i, entry] of [...after.entries()].reverse()) {
    const next = after[i + 1];
    const where = next && { before: next.id };
    if (!old.has(entry.id)) patches.push({ op: 'insert', path, entry, ...where });
    else if (isReordered) patches.push({ op: 'move', path: [...path, entry.id], ...where });
  }
  for (const entry of staying) {
    patches.push(...changesBetween(old.get(entry.id) ?? null, entry, [...path, entry.id]));
  }
  return patches;
}

const areEntries = (list: readonly Json[]): list is readonly Entry[] =>
  list.every(isEntry) && new Set(list.map((entry) => (entry as Entry).id)).size === list.length;

import { type Entry, isEntry, isJsonObject, type Json } from './json';
import type { Patch } from './patch';
import type { Path } from './path';

/** The patches that make one state of a draft the other: only what differs, entries of lists by their ids. */
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
  // From the end, so that what an entry goes before is in its place already.
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

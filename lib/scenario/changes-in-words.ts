import { isEntry, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import type { ObjectShape, Shape } from '@/lib/schema/shape';

/** Summarises the differences between two states of a draft, part by part: "Goals: 2 added, 1 removed". */
export function changesInWords(shape: ObjectShape, before: JsonObject, after: JsonObject): readonly string[] {
  if (before === after) return [];
  return Object.entries(shape.fields).flatMap(([key, field]) =>
    changesIn(field, before[key], after[key], key === 'body'),
  );
}

function changesIn(
  shape: Shape,
  before: Json | undefined,
  after: Json | undefined,
  isBody: boolean,
): readonly string[] {
  if (isSame(before, after) || shape.kind === 'id') return [];
  if (shape.kind === 'list' || shape.kind === 'choices') return [`${shape.title}: ${listChanges(before, after)}`];
  // The body holds everything else, so its parts are named rather than the body itself.
  if (isBody && shape.kind === 'object' && isJsonObject(before) && isJsonObject(after)) {
    return changesInWords(shape, before, after);
  }
  if (isBlank(before)) return [`${shape.title}: written`];
  return [`${shape.title}: ${isBlank(after) ? 'emptied' : 'changed'}`];
}

function listChanges(before: Json | undefined, after: Json | undefined): string {
  const [was, is] = [entriesById(before), entriesById(after)];
  const added = [...is.keys()].filter((id) => !was.has(id)).length;
  const removed = [...was.keys()].filter((id) => !is.has(id)).length;
  const changed = [...is].filter(([id, entry]) => was.has(id) && !isSame(was.get(id), entry)).length;
  const parts = [
    [added, 'added'],
    [removed, 'removed'],
    [changed, 'changed'],
  ].flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`]));
  return parts.join(', ') || 'reordered';
}

/** Maps the entries of a list by id. A chosen option is its own id. */
const entriesById = (list: Json | undefined): ReadonlyMap<string, Json> =>
  new Map((Array.isArray(list) ? list : []).map((entry: Json) => [isEntry(entry) ? entry.id : String(entry), entry]));

/** Compares by identity first: unchanged values are usually the same object. */
export const isSame = (a: Json | undefined, b: Json | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

const isBlank = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

import type { CourseStop } from '@/lib/contract/form';
import { type Entry, isEntry, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import { type FollowUpQuestion, NAMING } from './follow-up';
import type { Place } from './questions';

/** What of each list of a draft is shown: its path, and the fields of its entries. */
type Shown = ReadonlyMap<string, ReadonlySet<string>>;

/** The part of a draft that a table's questions are about: lists with names, what was asked, and nothing else. */
export function outlineOf(
  draft: JsonObject,
  followUps: readonly FollowUpQuestion[],
  course: readonly CourseStop[],
  places: readonly Place[],
): JsonObject {
  const counted = new Set(course.filter(({ enough }) => enough !== undefined).map(({ question }) => question));
  const shown = new Map<string, Set<string>>();
  const show = (path: Path, ...fields: readonly string[]) => {
    const key = path.join('.');
    shown.set(key, new Set([...(shown.get(key) ?? ['id']), ...fields]));
  };
  for (const { of, fields } of followUps) {
    show(of, ...NAMING, ...fields.flatMap(({ field, onlyIf }) => (onlyIf ? [field, onlyIf.field] : [field])));
    for (const { answering } of fields) {
      if (answering.by === 'reference' || answering.by === 'references') show(answering.to, ...NAMING);
      if (answering.by === 'pairs') show(answering.path, answering.a, answering.b);
    }
  }
  for (const { id, path, given = {} } of places) if (counted.has(id)) show(path, ...Object.keys(given));
  return partOf(draft, shown, []) as JsonObject;
}

function partOf(json: Json, shown: Shown, path: Path): Json {
  const fields = shown.get(path.join('.'));
  if (fields && Array.isArray(json)) return json.filter(isEntry).map((entry) => entryOf(entry, fields));
  // A question about one entry of a list leads to it by its place.
  if (Array.isArray(json)) {
    return json.map((entry, i) => (leadsOn(shown, [...path, i]) ? partOf(entry, shown, [...path, i]) : null));
  }
  if (!isJsonObject(json)) return null;
  const held = Object.entries(json).filter(([key]) => leadsOn(shown, [...path, key]));
  return Object.fromEntries(held.map(([key, value]) => [key, partOf(value, shown, [...path, key])]));
}

const leadsOn = (shown: Shown, path: Path) => {
  const here = path.join('.');
  return [...shown.keys()].some((list) => list === here || list.startsWith(`${here}.`));
};

const entryOf = (entry: Entry, fields: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => fields.has(key)));

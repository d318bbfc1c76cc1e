import type { CourseStop } from '@/lib/contract/form';
import { type Entry, isEntry, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import { ANY } from '@/lib/schema/references';
import { type FollowUpQuestion, NAMING, pointedList } from './follow-up';
import type { Place } from './questions';

/** A list of a draft of which a part is shown, and the fields that its entries show. */
interface Shown {
  readonly path: Path;
  readonly fields: readonly string[];
}

/** The part of a draft that a table's questions are about: lists with names, what was asked, and nothing else. */
export function outlineOf(
  draft: JsonObject,
  followUps: readonly FollowUpQuestion[],
  course: readonly CourseStop[],
  places: readonly Place[],
): JsonObject {
  const counted = new Set(course.filter(({ enough }) => enough !== undefined).map(({ question }) => question));
  const shown: Shown[] = [];
  const show = (path: Path, ...fields: readonly string[]) => shown.push({ path, fields });
  for (const { of, fields } of followUps) {
    show(of, ...NAMING, ...fields.flatMap(({ field, onlyIf }) => (onlyIf ? [field, onlyIf.field] : [field])));
    for (const { answering } of fields) {
      if (answering.by === 'reference' || answering.by === 'references') show(pointedList(answering.to, of), ...NAMING);
      if (answering.by === 'pairs') show(answering.path, answering.a, answering.b);
    }
  }
  for (const { id, path, given = {} } of places) if (counted.has(id)) show(path, ...Object.keys(given));
  return partOf(draft, shown, 0) as JsonObject;
}

/** `depth` is how many steps of the paths lead to this part. */
function partOf(json: Json, shown: readonly Shown[], depth: number): Json {
  const into = (step: string | number) => shown.filter(({ path }) => path[depth] === step || path[depth] === ANY);
  const next = (value: Json, step: string | number) => partOf(value, into(step), depth + 1);
  if (Array.isArray(json)) {
    const here = shown.filter(({ path }) => path.length === depth);
    const fields = new Set(['id', ...here.flatMap((list) => list.fields)]);
    // A question about one entry of a list leads to it by its place.
    const parts = json.map((entry, i) => ({
      ...(isEntry(entry) && entryOf(entry, fields)),
      ...(into(i).length > 0 && (next(entry, i) as JsonObject)),
    }));
    return here.length > 0 ? parts.filter(isEntry) : parts;
  }
  if (!isJsonObject(json)) return null;
  const held = Object.entries(json).filter(([key]) => into(key).length > 0);
  return Object.fromEntries(held.map(([key, value]) => [key, next(value, key)]));
}

const entryOf = (entry: Entry, fields: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => fields.has(key)));

import { isEntry, type Json, type JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';
import { failure, type Result, success } from '@/lib/kernel/result';
import { joinLines } from '@/lib/kernel/words';
import { freeSpot } from '@/lib/scenario/free-spot';
import { ownChoices } from '@/lib/schema/blank';
import type { ListShape, ObjectShape, TextShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { proposeName, readsAsName } from './propose-name';
import type { Place } from './questions';

/** Id of the entry that an idea becomes. It is fixed, so that placing an idea twice adds one entry. */
const entryOfIdea = (ideaId: string): string => `idea-${ideaId}`;

interface PlacedIdea {
  readonly id: string;
  readonly text: string;
  /** Name of the entry; by default derived from the idea. */
  readonly name?: string | undefined;
}

/**
 * Returns the patches that write an idea to a draft: as an entry of the place's list, or as a line of its text. None if
 * it is there already; fails if there is no room. `shape` is that of the whole draft.
 */
export function placeIdea(place: Place, idea: PlacedIdea, draft: Json, shape: ObjectShape): Result<readonly Patch[]> {
  const { path } = place;
  const [present, target] = [valueAt(draft, path), shapeAt(shape, path, draft)];
  if (target?.kind === 'list' && Array.isArray(present)) return insertEntry(place, idea, present, target);
  if (target?.kind === 'text' && typeof present === 'string') {
    return place.isSingle
      ? replaceText(idea.text, path, present, target)
      : appendText(idea.text, path, present, target);
  }
  return failure('This game has no such place for an idea.');
}

/** Replaces the whole text. */
function replaceText(text: string, path: Path, present: string, { prose, max }: TextShape): Result<readonly Patch[]> {
  const value = shortened(prose ? text : joinLines(text), max);
  return success(value === present ? [] : [{ op: 'set', path, value }]);
}

/** Appends to a text: a line, or in single-line fields another part. */
function appendText(
  text: string,
  path: Path,
  present: string,
  { prose, max, title }: TextShape,
): Result<readonly Patch[]> {
  const between = prose ? '\n' : '; ';
  const words = joinLines(text);
  const parts = present.split(between).filter((part) => part.trim() !== '');
  if (parts.includes(words) || parts.includes(shortened(words, max))) return success([]);
  const value = [...parts, parts.length === 0 ? shortened(words, max) : words].join(between);
  return value.length > max
    ? failure(`“${title}” has no room for this. Shorten it first.`)
    : success([{ op: 'set', path, value }]);
}

function insertEntry(
  place: Place,
  { id, text, name }: PlacedIdea,
  list: readonly Json[],
  { max, entry, title }: ListShape,
): Result<readonly Patch[]> {
  const { path, field, given = {}, marks, drawn } = place;
  const entryId = entryOfIdea(id);
  const marking: readonly Patch[] = marks ? [{ op: 'set', path: marks, value: entryId }] : [];
  if (list.some((item) => isEntry(item) && item.id === entryId)) return success(marking);
  if (list.length >= max) return failure(`“${title}” is full: it holds ${max}. Remove something first.`);
  const fields = entry.kind === 'object' ? entry.fields : {};
  const own = entry.kind === 'object' ? ownChoices(entry, list.filter(isEntry)) : {};
  const words = field === undefined ? {} : wordsFor(fields, place, text, name);
  const spot = drawn ? freeSpot(drawn, fields, list) : {};
  return success([{ op: 'insert', path, entry: { ...own, ...given, ...words, ...spot, id: entryId } }, ...marking]);
}

/**
 * Returns the maximum length of the name and the key of the text, if entries have both: the text that the place names,
 * else their first long one.
 */
export function namingOf(fields: ObjectShape['fields'], { field = '', text: own }: Pick<Place, 'field' | 'text'>) {
  const named = fields[field];
  if (named?.kind !== 'text' || named.prose) return undefined;
  const text = own ?? Object.entries(fields).find(([, shape]) => shape.kind === 'text' && shape.prose)?.[0];
  return text === undefined ? undefined : { max: named.max, text };
}

/** Returns the entry's name and text. Only an idea that reads as a name, or that somebody chose as one, has no text. */
function wordsFor(fields: ObjectShape['fields'], place: Place, text: string, given: string | undefined): JsonObject {
  const { field = '', nameLength } = place;
  const naming = namingOf(fields, place);
  const named = fields[field];
  if (!naming) {
    if (named?.kind !== 'text' || named.prose) return { [field]: text };
    return { [field]: shortened(given || inOneLine(text), named.max) };
  }
  const name = shortened(given || proposeName(text, nameLength), naming.max);
  const isName = name === inOneLine(text) && (given !== undefined || readsAsName(text, nameLength));
  return { [field]: name, ...(!isName && { [naming.text]: inField(fields[naming.text], text) }) };
}

/** Fits a text into a field: one line, if the field has no more. */
const inField = (shape: ObjectShape['fields'][string] | undefined, text: string): string =>
  shape?.kind === 'text' && !shape.prose ? shortened(inOneLine(text), shape.max) : text;

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Surrogate whose second half was cut off. */
const HALF = /[\uD800-\uDBFF]$/;

const shortened = (text: string, max: number) =>
  text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .replace(HALF, '')
        .trimEnd()}…`;

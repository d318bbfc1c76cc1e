import { newId } from '@/lib/kernel/ids';
import type { Entry, Json, JsonObject } from '@/lib/kernel/json';
import type { ListShape, ObjectShape, Shape } from './shape';

/** Returns an empty value that satisfies the shape. */
export function blankOf(shape: Shape): Json {
  switch (shape.kind) {
    case 'object':
      return blankObject(shape);
    case 'list':
      return blankList(shape);
    case 'variants':
      return blankVariant(shape.variants);
    case 'text':
    case 'ref':
    case 'picture':
      return '';
    case 'choices':
    case 'array':
      return [];
    case 'id':
      return newId();
    case 'choice':
    case 'toggle':
    case 'number':
      return shape.initial;
  }
}

export function blankObject(shape: ObjectShape): JsonObject {
  return Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, blankOf(field)]));
}

/** Ids are numbered rather than random, so that a missing list always yields the same blank entries. */
const blankList = ({ starts = 0, idStem, entry }: ListShape): Json =>
  Array.from({ length: starts }, (_, i) => ({
    ...(blankOf(entry) as JsonObject),
    id: idOfPlace(idStem, i),
  }));

/** Returns the id of the entry at index `i` of a list if the file gives none. */
export const idOfPlace = (idStem: string, i: number): string => `${idStem.toLowerCase().replace(/\W+/g, '-')}-${i + 1}`;

/** Returns a new list entry with a new id, filled with the given values. `others` are the entries that are there. */
export function blankEntry(list: ListShape, given: JsonObject = {}, others: readonly JsonObject[] = []): Entry {
  const { entry } = list;
  const shape =
    entry.kind === 'object' ? entry : (entry.variants[String(given[entry.on])] ?? Object.values(entry.variants)[0]);
  return { ...(shape && { ...blankObject(shape), ...ownChoices(shape, others) }), id: newId(), ...given };
}

/** Returns the choices by which a new entry differs from the others, as far as there are options left. */
export function ownChoices({ fields }: ObjectShape, others: readonly JsonObject[]): JsonObject {
  const own = Object.entries(fields).flatMap(([key, field]) => {
    if (field.kind !== 'choice' || !field.isOwn) return [];
    const taken = new Set(others.map((other) => other[key] ?? field.initial));
    const free = field.options.find((option) => !taken.has(option));
    return free === undefined ? [] : [[key, free] as const];
  });
  return Object.fromEntries(own);
}

function blankVariant(variants: Readonly<Record<string, ObjectShape>>): Json {
  const [first] = Object.values(variants);
  return first ? blankObject(first) : null;
}

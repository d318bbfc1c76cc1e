import { invariant } from '@/lib/kernel/invariant';
import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { blankOf } from '../../blank';
import { type ObjectShape, objectShapeOf, type Shape, type VariantsShape } from '../../shape';
import { type Goal, type Requirement, type Setting, schema } from '../schema';

/** Any part of a value; entries of lists may leave their ids to us. */
export type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Given<T[Key]> }
    : T;

/** A complete body from what a starter says; the rest is blank. The same words give the same bytes each time. */
export const buildBody = (given: Given<Setting>): JsonObject => fillObject(objectShapeOf(schema), given as JsonObject);

function fill(shape: Shape, given: Json | undefined): Json {
  switch (shape.kind) {
    case 'object':
      return fillObject(shape, given);
    case 'variants':
      return fillObject(variantOf(shape, given), given);
    case 'list': {
      // Ids count up within their list instead of being random: they only have to differ there.
      const name = shape.noun.toLowerCase().replace(/\W+/g, '-');
      const entries = (given ?? []) as readonly JsonObject[];
      return entries.map((entry, i) => fill(shape.entry, { id: `${name}-${i + 1}`, ...entry }));
    }
    default:
      return given ?? blankOf(shape);
  }
}

function fillObject(shape: ObjectShape, given: Json | undefined): JsonObject {
  const known = isJsonObject(given) ? given : {};
  for (const key of Object.keys(known)) {
    invariant(Object.hasOwn(shape.fields, key), `“${shape.title}” has no field “${key}”`);
  }
  return Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, fill(field, known[key])]));
}

function variantOf(shape: VariantsShape, given: Json | undefined): ObjectShape {
  const kind = isJsonObject(given) ? String(given[shape.on]) : '';
  const variant = shape.variants[kind];
  invariant(variant, `“${shape.title}” has no kind “${kind}”`);
  return variant;
}

/** Entries that hold one text each. */
export const texts = (...lines: readonly string[]) => lines.map((text) => ({ text }));

/** Goals that come first, as their text says. */
export const stated = (...goals: readonly string[]): readonly Given<Requirement>[] =>
  goals.map((goal) => ({ kind: 'goal', goal, basis: 'explicit' }));

/** Goals that come first by common sense. */
export const inferred = (...goals: readonly string[]): readonly Given<Requirement>[] =>
  goals.map((goal) => ({ kind: 'goal', goal, basis: 'inferred' }));

/** Where a goal can be tried. */
export const inRooms = (...rooms: readonly string[]): Given<Pick<Goal, 'where' | 'rooms'>> => ({
  where: 'rooms',
  rooms: rooms.map((room) => ({ room })),
});

/** Things and facts that a goal brings. */
export const brings = (...items: readonly string[]): Given<Pick<Goal, 'grants'>> => ({
  grants: items.map((item) => ({ item })),
});

/** Goals that defeat a barrier. */
export const defeatedBy = (...goals: readonly string[]) =>
  ({ remedy: 'goals', defeatedBy: goals.map((goal) => ({ goal })) }) as const;

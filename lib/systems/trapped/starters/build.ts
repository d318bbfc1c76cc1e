import { invariant } from '@/lib/kernel/invariant';
import type { JsonObject } from '@/lib/kernel/json';
import { fillBody, type Given } from '@/lib/schema/fill';
import { objectShapeOf } from '@/lib/schema/shape';
import { type Goal, type Requirement, type Setting, schema } from '../schema';
import type { DeedAttribute } from '../vocabulary';

export type { Given } from '@/lib/schema/fill';

/** A complete body from what a starter says; the rest is blank. */
export const buildBody = (given: Given<Setting>): JsonObject => fillBody(objectShapeOf(schema), given as JsonObject);

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

/** Attributes that fit a goal, where the usual ones of its kind do not. */
export const takes = (...attributes: readonly DeedAttribute[]): Given<Pick<Goal, 'attributes'>> => ({
  attributes: attributes.map((attribute) => ({ attribute })),
});

/** The same entries, some of them with other words. The changes go by the ids of what they change. */
export function retold<Entry extends { readonly id?: string }>(
  entries: readonly Entry[],
  changes: Readonly<Record<string, Partial<Entry>>>,
): readonly Entry[] {
  const ids = new Set(entries.map(({ id }) => id));
  for (const id of Object.keys(changes)) invariant(ids.has(id), `there is an entry “${id}” to tell otherwise`);
  return entries.map((entry) => ({ ...entry, ...changes[entry.id ?? ''] }));
}

/** Goals that defeat a barrier. */
export const defeatedBy = (...goals: readonly string[]) =>
  ({ remedy: 'goals', defeatedBy: goals.map((goal) => ({ goal })) }) as const;

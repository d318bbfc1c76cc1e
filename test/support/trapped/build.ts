import type { JsonObject } from '@/lib/kernel/json';
import { objectShapeOf } from '@/lib/schema/shape';
import { type Goal, type Requirement, type Setting, schema } from '@/lib/systems/trapped/schema';
import { fillBody, type Given } from '@/test/support/fill';

/** A complete body with what is given; the rest is blank. */
export const buildBody = (given: Given<Setting>): JsonObject => fillBody(objectShapeOf(schema), given as JsonObject);

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

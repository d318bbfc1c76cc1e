import type { JsonObject } from '@/lib/kernel/json';
import { objectShapeOf } from '@/lib/schema/shape';
import { type Goal, type Requirement, type Setting, schema } from '@/lib/systems/trapped/schema';
import { fillBody, type Given } from '@/test/support/fill';

/** Completes a partial body with blank values. */
export const buildBody = (given: Given<Setting>): JsonObject => fillBody(objectShapeOf(schema), given as JsonObject);

/** Required goals that the text states. */
export const stated = (...goals: readonly string[]): readonly Given<Requirement>[] =>
  goals.map((goal) => ({ kind: 'goal', goal, basis: 'explicit' }));

/** Required goals that common sense implies. */
export const inferred = (...goals: readonly string[]): readonly Given<Requirement>[] =>
  goals.map((goal) => ({ kind: 'goal', goal, basis: 'inferred' }));

/** Rooms in which a goal can be attempted. */
export const inRooms = (...rooms: readonly string[]): Given<Pick<Goal, 'where' | 'rooms'>> => ({
  where: 'rooms',
  rooms: rooms.map((room) => ({ room })),
});

/** Items that a goal grants. */
export const brings = (...items: readonly string[]): Given<Pick<Goal, 'grants'>> => ({
  grants: items.map((item) => ({ item })),
});

/** Goals that defeat a barrier. */
export const defeatedBy = (...goals: readonly string[]) =>
  ({ remedy: 'goals', defeatedBy: goals.map((goal) => ({ goal })) }) as const;

/** Four rooms in a row, r0 to r3, where characters start in the first; `of` changes the passage behind each room. */
export const rowOfRooms = (
  of: (i: number) => Given<Setting['map']['passages'][number]>,
): Pick<Given<Setting>, 'place' | 'map'> => ({
  place: { start: 'r0' },
  map: {
    rooms: [0, 1, 2, 3].map((i) => ({ id: `r${i}`, x: 9 * i })),
    passages: [0, 1, 2].map((i) => ({ id: `p${i}`, a: `r${i}`, b: `r${i + 1}`, ...of(i) })),
  },
});

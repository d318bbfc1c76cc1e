import { NONE } from '@/lib/systems/trapped/engine/game';
import type { Setting } from '@/lib/systems/trapped/schema';
import type { Scene } from '@/test/support/trapped/scene';

/** Achieved goals and items that everybody has, by their ids. */
export interface Progress {
  readonly achieved: readonly string[];
  readonly held: readonly string[];
}

/** Returns the progress after achieving these goals. */
export const progressBy = ({ goals }: Setting, achieved: readonly string[]): Progress => ({
  achieved,
  held: goals.flatMap(({ id, grants }) => (achieved.includes(id) ? grants.map(({ item }) => item) : [])),
});

/** Gives everybody this progress and puts them all in one room. */
export function arrange(scene: Scene, { achieved, held }: Progress, room: number): Scene {
  const { game, state } = scene;
  const { goals, items } = game.setting;
  const all = (1 << state.people) - 1;
  state.achieved = goals.map(({ id }) => (achieved.includes(id) ? all : 0));
  for (const [i, { byRoom, rooms }] of game.goals.entries()) {
    if (byRoom === NONE) continue;
    const spots = state.achieved[i] === 0 ? 0 : (1 << rooms.length) - 1;
    state.reached.fill(spots, byRoom * state.people, (byRoom + 1) * state.people);
  }
  state.holders = items.map(({ id, kind }) => (kind === 'item' && held.includes(id) ? all : 0));
  state.known = items.map(({ id, kind }) => kind === 'flag' && held.includes(id));
  state.room.fill(room);
  return scene;
}

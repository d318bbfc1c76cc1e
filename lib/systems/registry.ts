import type { System } from '@/lib/contract/authored';
import { mothership } from './mothership';
import { trapped } from './trapped';
import { zombies } from './zombies';

/** Every game that lives here. Adding one is a folder and a line. */
export const systems: readonly System[] = [trapped, mothership, zombies];

/** Looks games up by their ids. */
export const finderOf =
  (games: readonly System[]) =>
  (id: string): System | undefined =>
    games.find((game) => game.id === id);

export const findSystem = finderOf(systems);

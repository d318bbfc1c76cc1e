import type { System } from '@/lib/contract/authored';
import { fightsphere } from './fightsphere';
import { isolation } from './isolation';
import { mothership } from './mothership';
import { trapped } from './trapped';
import { walls } from './walls';
import { zombies } from './zombies';

/** Every game that lives here. Adding one is a folder and a line. */
export const systems: readonly System[] = [trapped, mothership, zombies, walls, fightsphere, isolation];

export const findSystem = (id: string): System | undefined => systems.find((game) => game.id === id);

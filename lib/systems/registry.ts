import type { System } from './contract';
import { trapped } from './trapped';

/** Every game that lives here. Adding one is a folder and a line. */
export const systems: readonly System[] = [trapped];

export const findSystem = (id: string): System | undefined => systems.find((system) => system.id === id);

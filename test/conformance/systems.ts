import { fightsphereOperations } from './fightsphere/operations';
import { isolationOperations } from './isolation/operations';
import { mothershipOperations } from './mothership/operations';
import { trappedOperations } from './trapped/operations';
import type { Operations } from './vectors';
import { wallsOperations } from './walls/operations';
import { zombiesOperations } from './zombies/operations';

/** Operations of every game, by game id. */
export const systems: Readonly<Record<string, Operations>> = {
  trapped: trappedOperations,
  mothership: mothershipOperations,
  zombies: zombiesOperations,
  walls: wallsOperations,
  fightsphere: fightsphereOperations,
  isolation: isolationOperations,
};

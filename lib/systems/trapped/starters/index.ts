import type { Starter } from '@/lib/contract/authored';
import { grimmForest } from './outlines/grimm-forest';
import { hauntedMansion } from './outlines/haunted-mansion';
import { highSchool } from './outlines/high-school';
import { limbo } from './outlines/limbo';
import { mars } from './outlines/mars';
import { mineShaft } from './outlines/mine-shaft';
import { oz } from './outlines/oz';
import { submarine } from './outlines/submarine';
import { tropicalIsland } from './outlines/tropical-island';
import { spaceship } from './spaceship';
import { timeTraveller } from './spaceship/time-traveller';

/** Settings to start from, the complete one first, each followed by its variants. */
export const starters: readonly Starter[] = [
  spaceship,
  timeTraveller,
  hauntedMansion,
  mineShaft,
  mars,
  highSchool,
  submarine,
  limbo,
  grimmForest,
  tropicalIsland,
  oz,
];

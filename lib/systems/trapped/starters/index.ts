import type { Starter } from '@/lib/contract/authored';
import { grimmForest } from './grimm-forest';
import { giantInTheForest } from './grimm-forest/giant';
import { lionInTheForest } from './grimm-forest/lion';
import { hauntedMansion } from './haunted-mansion';
import { ghostInTheMansion } from './haunted-mansion/ghost';
import { highSchool } from './high-school';
import { psionInHighSchool } from './high-school/psion';
import { limbo } from './limbo';
import { gabrielInLimbo } from './limbo/gabriel';
import { mars } from './mars';
import { robotsOnMars } from './mars/robots';
import { mineShaft } from './mine-shaft';
import { oz } from './oz';
import { wizardOfOz } from './oz/wizard';
import { spaceship } from './spaceship';
import { timeTraveller } from './spaceship/time-traveller';
import { submarine } from './submarine';
import { generalOnTheSubmarine } from './submarine/general';
import { tropicalIsland } from './tropical-island';
import { clubOnTheIsland } from './tropical-island/club';
import { doctorOnTheIsland } from './tropical-island/doctor';

/** Settings to start from, the book’s own first, each followed by its variants. */
export const starters: readonly Starter[] = [
  spaceship,
  timeTraveller,
  hauntedMansion,
  ghostInTheMansion,
  mineShaft,
  mars,
  robotsOnMars,
  highSchool,
  psionInHighSchool,
  submarine,
  generalOnTheSubmarine,
  limbo,
  gabrielInLimbo,
  grimmForest,
  giantInTheForest,
  lionInTheForest,
  tropicalIsland,
  clubOnTheIsland,
  doctorOnTheIsland,
  oz,
  wizardOfOz,
];

import type { Starter } from '@/lib/contract/starter';
import type { cards } from '@/lib/systems/trapped/starters/cards';
import { grimmForest } from '@/lib/systems/trapped/starters/grimm-forest';
import { giantInTheForest } from '@/lib/systems/trapped/starters/grimm-forest/giant';
import { lionInTheForest } from '@/lib/systems/trapped/starters/grimm-forest/lion';
import { hauntedMansion } from '@/lib/systems/trapped/starters/haunted-mansion';
import { ghostInTheMansion } from '@/lib/systems/trapped/starters/haunted-mansion/ghost';
import { highSchool } from '@/lib/systems/trapped/starters/high-school';
import { psionInHighSchool } from '@/lib/systems/trapped/starters/high-school/psion';
import { limbo } from '@/lib/systems/trapped/starters/limbo';
import { gabrielInLimbo } from '@/lib/systems/trapped/starters/limbo/gabriel';
import { mars } from '@/lib/systems/trapped/starters/mars';
import { robotsOnMars } from '@/lib/systems/trapped/starters/mars/robots';
import { mineShaft } from '@/lib/systems/trapped/starters/mine-shaft';
import { oz } from '@/lib/systems/trapped/starters/oz';
import { wizardOfOz } from '@/lib/systems/trapped/starters/oz/wizard';
import { spaceship } from '@/lib/systems/trapped/starters/spaceship';
import { timeTraveller } from '@/lib/systems/trapped/starters/spaceship/time-traveller';
import { submarine } from '@/lib/systems/trapped/starters/submarine';
import { generalOnTheSubmarine } from '@/lib/systems/trapped/starters/submarine/general';
import { tropicalIsland } from '@/lib/systems/trapped/starters/tropical-island';
import { clubOnTheIsland } from '@/lib/systems/trapped/starters/tropical-island/club';
import { doctorOnTheIsland } from '@/lib/systems/trapped/starters/tropical-island/doctor';

const byName: Readonly<Record<keyof typeof cards, Starter>> = {
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
};

/** Every setting we ship, loaded at once: a rule case is answered without waiting. */
export const starters: readonly Starter[] = Object.values(byName);

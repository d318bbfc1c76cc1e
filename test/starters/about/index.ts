import type { About } from '../claim';
import { FOREST_GIANT, FOREST_LION, GRIMM_FOREST } from './grimm-forest';
import { HAUNTED_MANSION, MANSION_GHOST } from './haunted-mansion';
import { HIGH_SCHOOL, HIGH_SCHOOL_PSION } from './high-school';
import { LIMBO, LIMBO_GABRIEL } from './limbo';
import { MARS, MARS_ROBOTS } from './mars';
import { MINE_SHAFT } from './mine-shaft';
import { OZ, OZ_WIZARD } from './oz';
import { SPACESHIP, TIME_TRAVELLER } from './spaceship';
import { SUBMARINE, SUBMARINE_GENERAL } from './submarine';
import { TROPICAL_ISLAND, TROPICAL_ISLAND_CLUB, TROPICAL_ISLAND_DOCTOR } from './tropical-island';

/** Facts by starter id. */
export const ABOUT: Readonly<Record<string, About>> = {
  spaceship: SPACESHIP,
  'spaceship-time-traveller': TIME_TRAVELLER,
  'haunted-mansion': HAUNTED_MANSION,
  'haunted-mansion-ghost': MANSION_GHOST,
  'mine-shaft': MINE_SHAFT,
  mars: MARS,
  'mars-robots': MARS_ROBOTS,
  'high-school': HIGH_SCHOOL,
  'high-school-psion': HIGH_SCHOOL_PSION,
  submarine: SUBMARINE,
  'submarine-general': SUBMARINE_GENERAL,
  limbo: LIMBO,
  'limbo-gabriel': LIMBO_GABRIEL,
  'grimm-forest': GRIMM_FOREST,
  'grimm-forest-giant': FOREST_GIANT,
  'grimm-forest-lion': FOREST_LION,
  'tropical-island': TROPICAL_ISLAND,
  'tropical-island-club': TROPICAL_ISLAND_CLUB,
  'tropical-island-doctor': TROPICAL_ISLAND_DOCTOR,
  oz: OZ,
  'oz-wizard': OZ_WIZARD,
};

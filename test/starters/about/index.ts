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

/** By the ids of the starters. */
export const ABOUT: Readonly<Record<string, About>> = {
  spaceship: SPACESHIP,
  spaceship_time_traveller: TIME_TRAVELLER,
  haunted_mansion: HAUNTED_MANSION,
  haunted_mansion_ghost: MANSION_GHOST,
  mine_shaft: MINE_SHAFT,
  mars: MARS,
  mars_robots: MARS_ROBOTS,
  high_school: HIGH_SCHOOL,
  high_school_psion: HIGH_SCHOOL_PSION,
  submarine: SUBMARINE,
  submarine_general: SUBMARINE_GENERAL,
  limbo: LIMBO,
  limbo_gabriel: LIMBO_GABRIEL,
  grimm_forest: GRIMM_FOREST,
  grimm_forest_giant: FOREST_GIANT,
  grimm_forest_lion: FOREST_LION,
  tropical_island: TROPICAL_ISLAND,
  tropical_island_club: TROPICAL_ISLAND_CLUB,
  tropical_island_doctor: TROPICAL_ISLAND_DOCTOR,
  oz: OZ,
  oz_wizard: OZ_WIZARD,
};

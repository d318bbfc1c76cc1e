import { objectShapeOf } from '@/lib/schema/shape';
import { walls } from '@/lib/systems/walls';
import { type Arena, schema } from '@/lib/systems/walls/schema';
import type { GameOnPaper } from '../coverage';
import { arenaUnder } from '../printed-piece';
import { WALLS_LEAFLET, WALLS_PIECES } from './leaflet';

/** The printed rules of Walls. */
export const WALLS: GameOnPaper<Arena['options']> = {
  system: walls,
  bodyUnder: arenaUnder,
  houseRules: Object.keys(objectShapeOf(schema.shape.options).fields),
  pieces: [WALLS_LEAFLET, ...WALLS_PIECES],
  onlyTheProgram: {
    11: 'the section is only the list of rulings, which are covered one by one',
    14: 'corrections tell what changed in the text of the rules; the kit prints the rules as they are now',
  },
};

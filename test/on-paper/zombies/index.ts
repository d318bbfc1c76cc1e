import { objectShapeOf } from '@/lib/schema/shape';
import { zombies } from '@/lib/systems/zombies';
import { type Box, schema } from '@/lib/systems/zombies/schema';
import type { GameOnPaper } from '../coverage';
import { bothDecksUnder } from '../printed-piece';
import { ZOMBIES_LEAFLET, ZOMBIES_PIECES } from './leaflet';

/** The printed rules of Zany Zombies. */
export const ZOMBIES: GameOnPaper<Box['options']> = {
  system: zombies,
  bodyUnder: bothDecksUnder,
  houseRules: Object.keys(objectShapeOf(schema.shape.options).fields),
  pieces: [ZOMBIES_LEAFLET, ...ZOMBIES_PIECES],
  onlyTheProgram: {
    13: 'the section is only the list of rulings, which are covered one by one',
    14: 'what engine and test cases exchange; the printed rules say the same in words',
    16: 'corrections tell what changed in the text of the rules; the kit prints the rules as they are now',
    A3: 'the printed rules refer to nothing by number',
  },
};

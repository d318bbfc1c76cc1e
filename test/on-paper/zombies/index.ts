import { objectShapeOf } from '@/lib/schema/shape';
import { zombies } from '@/lib/systems/zombies';
import { type Box, schema } from '@/lib/systems/zombies/schema';
import type { GameOnPaper } from '../coverage';
import { bothDecksUnder } from '../printed-piece';
import { ZOMBIES_LEAFLET } from './leaflet';

/** The printed rules of Zany Zombies. */
export const ZOMBIES: GameOnPaper<Box['options']> = {
  system: zombies,
  bodyUnder: bothDecksUnder,
  houseRules: Object.keys(objectShapeOf(schema.shape.options).fields),
  pieces: [ZOMBIES_LEAFLET],
  onlyTheProgram: {
    A3: 'the printed rules refer to nothing by number',
  },
};

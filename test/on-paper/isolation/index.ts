import { objectShapeOf } from '@/lib/schema/shape';
import { isolation } from '@/lib/systems/isolation';
import { type HouseRules, schema } from '@/lib/systems/isolation/schema';
import type { GameOnPaper } from '../coverage';
import { siegeUnder } from '../printed-piece';
import { ISOLATION_LEAFLET } from './leaflet';
import { ISOLATION_PIECES } from './pieces';

/** The printed rules of Isolation. */
export const ISOLATION: GameOnPaper<HouseRules> = {
  system: isolation,
  bodyUnder: siegeUnder,
  houseRules: Object.keys(objectShapeOf(schema.shape.options).fields),
  pieces: [ISOLATION_LEAFLET, ...ISOLATION_PIECES],
  onlyTheProgram: {
    13: 'heading of the rulings, which are listed one by one',
    17: 'a list of corrections to the rules themselves',
    A1: 'a mistake in an example of the book, which is not printed',
    A2: 'a mistake in an example of the book, which is not printed',
    A26: 'nobody joins a night that has begun',
  },
};

import { objectShapeOf } from '@/lib/schema/shape';
import { isolation } from '@/lib/systems/isolation';
import { type HouseRules, schema } from '@/lib/systems/isolation/schema';
import type { GameOnPaper } from '../coverage';
import { siegeUnder } from '../printed-piece';
import { ISOLATION_LEAFLET } from './leaflet';

/** The printed rules of Isolation. */
export const ISOLATION: GameOnPaper<HouseRules> = {
  system: isolation,
  bodyUnder: siegeUnder,
  houseRules: Object.keys(objectShapeOf(schema.shape.options).fields),
  pieces: [ISOLATION_LEAFLET],
  onlyTheProgram: {
    A26: 'nobody joins a night that has begun',
  },
};

import { objectShapeOf } from '@/lib/schema/shape';
import { mothership } from '@/lib/systems/mothership';
import { type HouseRules, schema } from '@/lib/systems/mothership/schema';
import type { GameOnPaper } from '../coverage';
import { shipUnder } from '../printed-piece';
import { SHIP_LEAFLET } from './leaflet';
import { SHIP_PIECES } from './pieces';

/** The printed rules of Mothership Fantasia. */
export const MOTHERSHIP: GameOnPaper<HouseRules> = {
  system: mothership,
  bodyUnder: shipUnder,
  houseRules: Object.keys(objectShapeOf(schema.shape.options).fields),
  pieces: [SHIP_LEAFLET, ...SHIP_PIECES],
  onlyTheProgram: {
    '9': 'fields of the file; what an author changes is printed where it counts',
    '10': 'lists the pieces themselves',
    '11': 'heads the rulings, each of which is listed here',
    '12': 'contract of the engine and format of the cases',
    '14': 'history of the rules file',
  },
};

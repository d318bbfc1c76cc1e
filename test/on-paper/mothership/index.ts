import { objectShapeOf } from '@/lib/schema/shape';
import { mothership } from '@/lib/systems/mothership';
import { type HouseRules, schema } from '@/lib/systems/mothership/schema';
import type { GameOnPaper } from '../coverage';
import { shipUnder } from '../printed-piece';

/** The printed rules of Mothership Fantasia. */
export const MOTHERSHIP: GameOnPaper<HouseRules> = {
  system: mothership,
  bodyUnder: shipUnder,
  houseRules: Object.keys(objectShapeOf(schema.shape.options).fields),
  pieces: [],
  onlyTheProgram: {},
};

import { objectShapeOf } from '@/lib/schema/shape';
import { walls } from '@/lib/systems/walls';
import { type Arena, schema } from '@/lib/systems/walls/schema';
import type { GameOnPaper } from '../coverage';
import { arenaUnder } from '../printed-piece';
import { WALLS_LEAFLET } from './leaflet';

/** The printed rules of Walls. */
export const WALLS: GameOnPaper<Arena['options']> = {
  system: walls,
  bodyUnder: arenaUnder,
  houseRules: Object.keys(objectShapeOf(schema.shape.options).fields),
  pieces: [WALLS_LEAFLET],
  onlyTheProgram: {},
};

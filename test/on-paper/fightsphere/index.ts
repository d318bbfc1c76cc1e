import { objectShapeOf } from '@/lib/schema/shape';
import { fightsphere } from '@/lib/systems/fightsphere';
import { type Campaign, schema } from '@/lib/systems/fightsphere/schema';
import type { GameOnPaper } from '../coverage';
import { campaignUnder } from '../printed-piece';
import { SPHERE_LEAFLET } from './leaflet';
import { SPHERE_PIECES } from './pieces';

/** The printed rules of Fight Sphere. */
export const FIGHT_SPHERE: GameOnPaper<Campaign['options']> = {
  system: fightsphere,
  bodyUnder: campaignUnder,
  houseRules: Object.keys(objectShapeOf(schema.shape.options).fields),
  pieces: [SPHERE_LEAFLET, ...SPHERE_PIECES],
  onlyTheProgram: {
    '13': 'lists the pieces themselves',
    '14': 'heads the rulings, each of which is listed here',
    '15': 'contract of the engine and format of the cases',
    '17': 'history of the rules file',
    A26: 'the leaflet has one term, “Death wish”',
    A27: 'the leaflet does not tell the example with Cary',
  },
};

import { objectShapeOf } from '@/lib/schema/shape';
import { trapped } from '@/lib/systems/trapped';
import { type HouseRules, schema } from '@/lib/systems/trapped/schema';
import type { GameOnPaper } from '../coverage';
import { spaceshipUnder } from '../printed-piece';
import { GM_GUIDE } from './gm-guide';
import { LEAFLET } from './leaflet';
import { PLAYER_REFERENCE } from './player-reference';
import { GM_SHEETS, TABLE_SHEETS } from './sheets';

/** The printed rules of Trapped!. */
export const TRAPPED: GameOnPaper<HouseRules> = {
  system: trapped,
  bodyUnder: spaceshipUnder,
  houseRules: Object.keys(objectShapeOf(schema.shape.options).fields),
  pieces: [LEAFLET, GM_GUIDE, PLAYER_REFERENCE, ...TABLE_SHEETS, ...GM_SHEETS],
  onlyTheProgram: {
    '2.7': 'it lists the checks of a setting, which its author passes before anybody sits down',
    3: 'it lists the example settings; the kit is of the one that is played',
    10: 'it explains the table of rulings, each of which is listed here',
    11: 'it lists defaults; a page of house rules is printed if a setting changes one',
    12: 'it describes the cases that test the engine',
    14: 'it lists changes to the text of the rules',
    A47: 'the map is printed; it is settled before anybody sits down',
    A48: 'how many Events there are is for the author; it is settled before anybody sits down',
    A55: 'it is about symbols that a scan has lost',
    A65: 'no starter uses it yet; where a setting does, its cards say it, and the GM’s guide adds a line',
    A66: 'the card of the Event says it',
    A67: 'the card of the Event says it',
    A68: 'the card of the Event says it',
    A69: 'no starter uses it yet; the monster tracker says it, and the GM’s guide points there',
    A70: 'no starter uses it yet; the monster tracker says it',
    A71: 'the players’ setting sheet, the secret slip and the setting brief say it',
    '7.10': 'it lists what a program keeps; at a table that lies on the sheets',
  },
};

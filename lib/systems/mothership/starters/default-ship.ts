import type { Starter } from '@/lib/contract/starter';
import type { Given } from '@/lib/schema/fill';
import { cellsOfRows } from '../layout/cells';
import { BULKHEADS } from '../layout/layouts';
import type { Ship } from '../schema';
import { buildBody } from './build';
import { cards } from './cards';
import { characters } from './usual/characters';
import { endings } from './usual/endings';
import { traps } from './usual/traps';

/** The ship of rules 3.3 with every default of the rules. */
export const bookShip: Given<Ship> = {
  ship: {
    name: 'The Mothership',
    premise:
      'You fell asleep by a campfire, in chain mail. You wake on a floor that hums. There is no door, no fire and no forest, only plates of grey metal in the dark, and a voice counting down in a language you would rather not understand. Somewhere under the plates the generators run that hold you here. Shut them all down, and be in the pods before the count is over.',
    objectiveNoun: 'generator',
    objectivesNoun: 'generators',
    objectivePicture: 'game-icons:power-generator',
    startName: 'Holding cell',
    finishName: 'Escape pods',
  },
  layout: cellsOfRows(BULKHEADS),
  levels: [
    { id: 'easy', label: 'Easy', safe: 23, trap: 8, objective: 2 },
    { id: 'medium', label: 'Medium', safe: 19, trap: 10, objective: 4 },
    { id: 'hard', label: 'Hard', safe: 15, trap: 12, objective: 6 },
  ],
  tracker: {
    spaces: 13,
    bands: [
      { colour: 'green', count: 5 },
      { colour: 'amber', count: 4 },
      { colour: 'red', count: 4 },
    ],
  },
  traps,
  characters,
  endings,
};

/** Every number of the rules: the marker begins one space lower for three players and two for four. */
export const defaultShip: Starter = {
  ...cards.defaultShip,
  body: () => buildBody(bookShip),
};

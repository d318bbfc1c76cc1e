import type { Starter } from '@/lib/contract/authored';
import { buildBody } from '../build';
import { AUTHORS, LICENCE } from '../credits';
import { contentNotes, extras, occupations } from './cast';
import { events } from './events';
import { escapes, goals, items, losses } from './goals';
import { map } from './map';
import { pictured } from './pictures';
import { barriers, monsters, place } from './place';

/** After the book's list of examples (rules 3); its rule is darkness. */
export const mineShaft: Starter = {
  id: 'mine_shaft',
  title: 'Trapped in the Mine with the Killer',
  summary:
    'The lift is dead, the water is rising, and one of the miners never went home. ' +
    'Everything beyond the ladders is dark: everybody who goes down needs a lamp of their own.',
  authors: AUTHORS,
  licence: LICENCE,
  cover: 'game-icons:gold-mine',
  tags: ['claustrophobic', 'funny', 'scary', 'tense'],
  warnings: ['animal-harm', 'claustrophobia', 'death', 'violence'],
  body: () =>
    buildBody({
      place,
      barriers,
      monsters: pictured(monsters),
      goals,
      items,
      escapes,
      losses,
      events: pictured(events),
      map,
      occupations,
      extras: pictured(extras),
      contentNotes,
    }),
};

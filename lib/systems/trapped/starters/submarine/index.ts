import type { Starter } from '@/lib/contract/authored';
import { buildBody } from '../build';
import { AUTHORS, LICENCE } from '../credits';
import { contentNotes, extras, occupations } from './cast';
import { events } from './events';
import { escapes, goals, items, losses } from './goals';
import { map } from './map';
import { pictured } from './pictures';
import { barriers, monsters, place } from './place';

/** After the book's list of examples (rules 3); its rule is water, which has to leave before people can come. */
export const submarine: Starter = {
  id: 'submarine',
  title: 'Trapped on the Submarine with the Siren',
  summary:
    'The boat is on the bottom, the enemy is above, and somebody outside is singing. ' +
    'Four compartments are under water, and every way out begins with sending some of it away.',
  authors: AUTHORS,
  licence: LICENCE,
  cover: 'game-icons:submarine',
  tags: ['claustrophobic', 'funny', 'pulpy', 'tense'],
  warnings: ['claustrophobia', 'death', 'mind-control', 'self-harm', 'violence'],
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

import type { Starter } from '@/lib/contract/authored';
import { buildBody } from '../build';
import { AUTHORS, LICENCE } from '../credits';
import { contentNotes, extras, occupations } from './cast';
import { events } from './events';
import { escapes, goals, items, losses } from './goals';
import { map } from './map';
import { pictured } from './pictures';
import { barriers, monsters, place } from './place';

/** After the book's list of examples (rules 3); its rule is thirst: the far half of the island is a flask away. */
export const tropicalIsland: Starter = {
  id: 'tropical_island',
  title: 'Trapped on the Island with the Velociraptors',
  summary:
    'The brochure promised wildlife. The boat is matchwood, the wildlife has learned about doors, and there is one ' +
    'tap: every way out is on the dry side of the fence, where nobody gets far without a flask.',
  authors: AUTHORS,
  licence: LICENCE,
  cover: 'game-icons:island',
  tags: ['campy', 'funny', 'pulpy', 'tense'],
  warnings: ['animal-harm', 'blood-and-gore', 'death', 'violence'],
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

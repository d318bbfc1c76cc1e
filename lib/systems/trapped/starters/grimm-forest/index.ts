import type { Starter } from '@/lib/contract/authored';
import { buildBody } from '../build';
import { AUTHORS, LICENCE } from '../credits';
import { contentNotes, extras, occupations } from './cast';
import { events } from './events';
import { escapes, goals, items, losses } from './goals';
import { map } from './map';
import { pictured } from './pictures';
import { barriers, monsters, place } from './place';

/** After the book's list of examples (rules 3); its rule is distance: the forest is long until somebody lays a trail. */
export const grimmForest: Starter = {
  id: 'grimm_forest',
  title: 'Trapped in the Fairy-Tale Forest',
  summary:
    'Once upon a time you took the short cut. The forest has kept you, and somebody small wants your firstborn. ' +
    'The path goes all the way round, until somebody lays a trail through the middle.',
  authors: AUTHORS,
  licence: LICENCE,
  cover: 'game-icons:forest',
  tags: ['absurd', 'funny', 'gothic', 'satirical'],
  warnings: ['animal-harm', 'death', 'violence'],
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

import type { Starter } from '@/lib/contract/starter';
import { buildBody } from '../build';
import { cards } from '../cards';
import { contentNotes, extras, occupations } from './cast';
import { events } from './events';
import { escapes, goals, items, losses } from './goals';
import { map } from './map';
import { pictured } from './pictures';
import { barriers, monsters, place } from './place';

/** After the book's list of examples (rules 3); its rule is water, which has to leave before people can come. */
export const submarine: Starter = {
  ...cards.submarine,
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

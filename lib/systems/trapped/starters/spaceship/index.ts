import type { Starter } from '@/lib/contract/starter';
import { buildBody } from '../build';
import { cards } from '../cards';
import { contentNotes, extras, occupations } from './cast';
import { events } from './events';
import { escapes, goals, items, losses } from './goals';
import { map } from './map';
import { pictured } from './pictures';
import { barriers, monsters, place } from './place';

/** The game's own prebuilt setting (rules 4), whole and in our words. */
export const spaceship: Starter = {
  ...cards.spaceship,
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

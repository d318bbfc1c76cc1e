import type { Starter } from '@/lib/contract/authored';
import { buildBody } from '../build';
import { AUTHORS, LICENCE } from '../credits';
import { contentNotes, extras, occupations } from './cast';
import { events } from './events';
import { escapes, goals, items, losses } from './goals';
import { map } from './map';
import { pictured } from './pictures';
import { barriers, monsters, place } from './place';

/** After the book's list of examples (rules 3); its rule is company: each way home takes two friends of three. */
export const oz: Starter = {
  id: 'oz',
  title: 'Trapped in Oz',
  summary:
    'The house has come down on one witch and annoyed another. There are three ways over the desert, and three friends ' +
    'with wishes of their own: every way home takes two of them, and each walks with one of you at a time.',
  authors: AUTHORS,
  licence: LICENCE,
  cover: 'game-icons:tornado',
  tags: ['absurd', 'dreamlike', 'funny', 'hopeful'],
  warnings: ['captivity', 'death', 'violence'],
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

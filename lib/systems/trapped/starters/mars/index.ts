import type { Starter } from '@/lib/contract/authored';
import { buildBody } from '../build';
import { AUTHORS, LICENCE } from '../credits';
import { contentNotes, extras, occupations } from './cast';
import { events } from './events';
import { escapes, goals, items, losses } from './goals';
import { map } from './map';
import { pictured } from './pictures';
import { barriers, monsters, place } from './place';

/** After the book's list of examples (rules 3); its rule is scarcity: three suits for everybody. */
export const mars: Starter = {
  id: 'mars',
  title: 'Trapped on Mars',
  summary:
    'No fuel, no signal, and an old convict who sees better in the dark than you do. ' +
    'Most of the way out is outside, and there are three suits for all of you.',
  authors: AUTHORS,
  licence: LICENCE,
  cover: 'game-icons:mars-curiosity',
  tags: ['bleak', 'funny', 'pulpy', 'scary', 'tense'],
  warnings: ['body-horror', 'captivity', 'claustrophobia', 'death', 'violence'],
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

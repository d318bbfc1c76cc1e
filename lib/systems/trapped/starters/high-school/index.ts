import type { Starter } from '@/lib/contract/authored';
import { buildBody } from '../build';
import { AUTHORS, LICENCE } from '../credits';
import { contentNotes, extras, occupations } from './cast';
import { events } from './events';
import { escapes, goals, items, losses } from './goals';
import { map } from './map';
import { pictured } from './pictures';
import { barriers, monsters, place } from './place';

/** After the book's list of examples (rules 3); its rule is splitting up: two passes between the wings. */
export const highSchool: Starter = {
  id: 'high_school',
  title: 'Trapped in High School with the Vampires',
  summary:
    'Detention ran late, the power is out, and the exchange students have no reflection. ' +
    'What you need is in both wings, and two hall passes are all that is left.',
  authors: AUTHORS,
  licence: LICENCE,
  cover: 'game-icons:fangs',
  tags: ['campy', 'funny', 'pulpy', 'romantic', 'scary'],
  warnings: ['abuse', 'blood-and-gore', 'death', 'violence'],
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

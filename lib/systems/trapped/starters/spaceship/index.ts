import type { Starter } from '@/lib/contract/authored';
import { buildBody } from '../build';
import { AUTHORS, LICENCE } from '../credits';
import { contentNotes, extras, occupations } from './cast';
import { events } from './events';
import { escapes, goals, items, losses } from './goals';
import { map } from './map';
import { pictured } from './pictures';
import { barriers, monsters, place } from './place';

/** The game's own prebuilt setting (rules 4), whole and in our words. */
export const spaceship: Starter = {
  id: 'spaceship',
  title: 'Trapped on the Spaceship with the Alien!',
  summary:
    'The crew is dead, the last pod is stuck and seats two, and something with arms lives in the ducts. ' +
    'Ready to play tonight.',
  authors: AUTHORS,
  licence: LICENCE,
  cover: 'game-icons:alien-stare',
  tags: ['claustrophobic', 'funny', 'pulpy', 'scary', 'tense'],
  warnings: ['blood-and-gore', 'child-harm', 'claustrophobia', 'death', 'sexual-content', 'violence'],
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

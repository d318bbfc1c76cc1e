import type { Starter } from '@/lib/contract/authored';
import { buildBody } from '../build';
import { AUTHORS, LICENCE } from '../credits';
import { contentNotes, extras, occupations } from './cast';
import { events } from './events';
import { escapes, goals, items, losses } from './goals';
import { map } from './map';
import { pictured } from './pictures';
import { barriers, monsters, place } from './place';

/** After the book's list of examples (rules 3); its rule is bargains, one on every way out, each against the monster's cards. */
export const limbo: Starter = {
  id: 'limbo',
  title: 'Trapped in Limbo',
  summary:
    'You have died, it seems. The paperwork is incomplete, and someone has offered to help with it. ' +
    'On every way out there is a bargain, and a bargain is as hard as a fight with him.',
  authors: AUTHORS,
  licence: LICENCE,
  cover: 'game-icons:heaven-gate',
  tags: ['absurd', 'bittersweet', 'funny', 'satirical'],
  warnings: ['death'],
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

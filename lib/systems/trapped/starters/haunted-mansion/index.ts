import type { Starter } from '@/lib/contract/authored';
import { buildBody } from '../build';
import { AUTHORS, LICENCE } from '../credits';
import { contentNotes, extras, occupations } from './cast';
import { events } from './events';
import { escapes, goals, items, losses } from './goals';
import { map } from './map';
import { pictured } from './pictures';
import { barriers, monsters, place } from './place';

/** After the book's list of examples (rules 3); its rule is the hunt: the front door opens once the monster is beaten. */
export const hauntedMansion: Starter = {
  id: 'haunted_mansion',
  title: 'Trapped in the Haunted Mansion',
  summary:
    'A dinner invitation, a raised drawbridge, and a host who is not himself at full moon. ' +
    'The key to the front gate hangs on his collar, so that somebody has to hunt him.',
  authors: AUTHORS,
  licence: LICENCE,
  cover: 'game-icons:wolf-howl',
  tags: ['campy', 'funny', 'gothic', 'romantic', 'scary'],
  warnings: ['alcohol-and-drugs', 'animal-harm', 'blood-and-gore', 'death', 'violence'],
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

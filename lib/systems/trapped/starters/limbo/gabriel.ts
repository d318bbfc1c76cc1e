import type { Starter } from '@/lib/contract/starter';
import type { Monster } from '../../schema';
import { brings, buildBody, type Given, inferred, retold, stated, takes, texts } from '../build';
import { cards } from '../cards';
import { contentNotes, extras, occupations } from './cast';
import { events } from './events';
import { escapes, goals, items, losses } from './goals';
import { map, rooms } from './map';
import { pictured } from './pictures';
import { barriers, placeWith } from './place';

/** The book’s other monster for the place. Ids as with Satan, but for what exploits the weakness. */
const gabriel: Given<Monster> = {
  id: 'gabriel',
  name: 'Gabriel',
  text:
    'Head of procedure, six wings, no doubts. He is not wicked. He has found an irregularity in the count of the dead, ' +
    'it is you, and he would like the figures to come out by five.',
  mobility:
    'Glides, a hand above the floor, through doors, cloud and fire. One neighbouring room in each player’s turn. A velvet ' +
    'rope is a rule, and he has never broken one.',
  crosses: { door: true, open: true, duct: true, hull: true },
  ignoresNeeds: true,
  start: 'office',
  immunities: texts('Tears: there is a form', 'Anything thrown', 'Exceptions'),
  weakness:
    'His secret: there is a misprint in the Book, and he made it. Shown the page he has to sit down, and then he can be beaten.',
  repelledBy: texts('A question of precedence', 'A form filled in perfectly'),
  killedBy: texts('Anything, once the misprint has been read to him', 'Anything, while he holds the errata slip'),
  attacks: texts(
    'Blows a trumpet at close range',
    'Corrects people, with effect from birth',
    'Confiscates the thing you need, against a receipt',
  ),
  regenerates: true,
  killNeedsMeans: true,
  means: [{ item: 'misprint' }, { item: 'errata_slip' }],
  weaknessGoal: 'secret',
  defeats: 3,
};

const ownGoals = retold(goals, {
  interview: {
    text: 'Across the desk, with the reference on it. He asks for your strengths, and crosses them out. Do not blink.',
  },
  small_print: {
    text: 'In the archive, under F. It binds the staff of the lift eternally, or, says a footnote to a footnote, until Tuesday.',
  },
  secret: {
    title: 'Learn what he keeps in the bottom drawer',
    text: 'The first edition of the Book, open at page one. There is a “not” too many, in his own neat hand.',
    ...brings('misprint'),
    ...takes('fast', 'brave', 'clever'),
  },
  deal: {
    text: 'In the second armchair, among the ashtrays he counts. He signs the form. It is the first blot he has ever made.',
    requires: [...stated('form'), ...inferred('secret')],
  },
});

const ownItems = retold(items, {
  satans_secret: {
    id: 'misprint',
    title: 'The misprint',
    text: 'One word, page one. He hopes that nobody reads that far.',
  },
  photograph: { id: 'errata_slip', title: 'Errata slip', text: 'Printed, never sent out. “For ‘not’ read nothing.”' },
});

const ownEvents = retold(events, {
  C1: {
    title: 'There has been an irregularity',
    text: 'Six wings fill the doorway, and a finger goes down a list. It stops at somebody, and the trumpet comes up.',
  },
  C2: {
    title: 'Against receipt',
    text: 'Item, one. Owner, deceased. He confiscates what one of you needs and thanks you.',
  },
  H5: {
    title: 'For “not” read nothing',
    text: 'An Extra was the printer’s devil and kept a slip. It is yours for a promise: to save them a seat.',
    effects: [{ kind: 'grant', item: 'errata_slip', condition: 'they promise to save them a seat' }],
  },
  S1: { text: 'For people who deserve them. In the dark somebody hears six wings being folded, one after another.' },
  S3: {
    title: 'A point of order',
    text: 'He has the smoking lounge fumigated. For two turns of the GM nobody breathes in there without an asbestos coat.',
  },
  D6: {
    title: 'A vacancy in the choir',
    text: 'For anybody who says which of the others does not belong here. Somebody has to be brave and say nothing.',
  },
});

const ownRooms = retold(rooms, {
  confession: {
    secret: 'The third ear from the left is his. What is told there is minuted, and read back for approval.',
  },
  smoking: {
    text: 'Leather, palms, and ashtrays scrubbed until they shine. A notice gives the fine.',
    secret: 'Gabriel settles appeals in the second armchair. He sits on the edge of it, in case it is comfortable.',
  },
  office: {
    text: 'A desk like a lake, a pen in a stand, a view over everything that anybody ever forgot to hand in.',
    secret:
      'In the bottom drawer: the first edition, a rubber that did not work, and a letter of resignation, undated.',
  },
});

const SIGNS = {
  C1: 'trumpet',
  C2: 'stamper',
  H5: 'folded-paper',
  S3: 'poison-cloud',
  intern: 'cupidon-arrow',
  gabriel: 'angel-outfit',
};

/** The same office, goals and ways out with another monster. */
export const gabrielInLimbo: Starter = {
  ...cards.gabrielInLimbo,
  body: () =>
    buildBody({
      place: placeWith(
        'An archangel with a list has asked you to stand in a line, by weight of sin. Nothing here is locked that cannot ' +
          'be bargained for, but he calls that an appeal, and hears it standing.',
      ),
      barriers,
      monsters: pictured([gabriel], SIGNS),
      goals: ownGoals,
      items: ownItems,
      escapes: retold(escapes, {
        hell: { text: 'Two get in, with contracts until Tuesday. He stamps them himself. It does balance the count.' },
      }),
      losses,
      events: pictured(ownEvents, SIGNS),
      map: { ...map, rooms: ownRooms },
      occupations,
      extras: pictured(extras, SIGNS),
      contentNotes,
    }),
};

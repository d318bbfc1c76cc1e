import { expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { buildBody } from '@/test/support/trapped/build';
import { namesOf } from '../names';
import { type Condition, type FollowUp, type FurtherEffect, schema } from '../schema';
import { eventWords } from './event-words';

/** Returns the words of an Event in a small setting. */
function wordsOf(onlyIf: readonly Given<Condition>[], follows: readonly Given<FollowUp>[]): string {
  const setting = schema.parse(
    buildBody({
      goals: [{ id: 'g', title: 'Find the key', where: 'secret' }],
      items: [
        { id: 'lamp', title: 'Lamp', kind: 'item' },
        { id: 'code', title: 'The code', kind: 'flag' },
      ],
      map: {
        rooms: [
          { id: 'attic', title: 'Attic' },
          { id: 'loft', title: 'Loft' },
        ],
      },
      monsters: [{ id: 'm', name: 'The thing' }],
      events: [{ id: 'e', suit: 'spades', onlyIf, follows }],
    }),
  );
  const [event] = setting.events;
  if (!event) throw new Error('There is an Event.');
  return eventWords(event, setting, namesOf(setting)).effects.join(' ');
}

it.each<[Given<Condition>, string]>([
  [{ kind: 'inRoom', who: 'target', room: 'attic' }, 'whoever is hit is in Attic'],
  [{ kind: 'inRoom', who: 'anyone', room: 'attic', isNot: true }, 'no character is in Attic'],
  [{ kind: 'alone', who: 'target', isNot: true }, 'whoever is hit is not alone'],
  [{ kind: 'holds', who: 'target', item: 'lamp' }, 'whoever is hit has Lamp'],
  [{ kind: 'holds', who: 'anyone', item: 'lamp', isNot: true }, 'no character has Lamp'],
  [{ kind: 'holds', who: 'target', item: 'code', isNot: true }, 'The code is not known'],
  [{ kind: 'holds', who: 'target', item: 'lamp', holder: 'room' }, 'somebody in the room of whoever is hit has Lamp'],
  [
    { kind: 'holds', who: 'anyone', item: 'lamp', holder: 'room', isNot: true },
    'no character is in a room where somebody has Lamp',
  ],
  [{ kind: 'won', goal: 'g' }, 'goal 1 is achieved'],
  [{ kind: 'near', who: 'anyone' }, 'a monster is near any character'],
  [{ kind: 'dark', who: 'target' }, 'whoever is hit is in the dark'],
])('a condition reads as a clause: %o', (condition, words) =>
  expect(wordsOf([condition], [])).toBe(`Only if ${words}. Test of Clever.`),
);

it.each<[Given<FollowUp>, string]>([
  [
    { kind: 'test', attribute: 'brave', first: [{ kind: 'weakness', monster: 'm' }], second: [{ kind: 'nearer' }] },
    'Test of Brave without damage. Passed: Players learn the weakness of The thing. Failed: Toward them: one step of the monster.',
  ],
  [
    { kind: 'test', attribute: 'fast', hurts: true, second: [{ kind: 'drop', item: 'lamp' }] },
    'Test of Fast. Passed: nothing. Failed: Drops Lamp.',
  ],
  [
    { kind: 'test', attribute: 'fast', item: 'lamp', holder: 'hand', second: [{ kind: 'restore' }] },
    'Test of Fast without damage; failed at once without Lamp in hand. Passed: nothing. Failed: Light and air return to their room.',
  ],
  [
    { kind: 'test', attribute: 'fast', hurts: true, item: 'lamp' },
    'Test of Fast; failed at once without Lamp in the room. Passed: nothing. Failed: nothing.',
  ],
  [
    { kind: 'test', attribute: 'fast', hurts: true, item: 'code', holder: 'hand' },
    'Test of Fast; failed at once unless The code is known. Passed: nothing. Failed: nothing.',
  ],
  [
    { kind: 'choice', question: 'Let go', first: [{ kind: 'drop', item: 'lamp', gone: true }] },
    'A choice: Let go? Yes: Loses Lamp for good. No: nothing.',
  ],
  [{ kind: 'choice', by: 'table', question: 'Go back' }, 'A choice for the table: Go back? Yes: nothing. No: nothing.'],
  [
    { kind: 'check', when: [{ kind: 'dark', who: 'target' }], second: [{ kind: 'restore' }] },
    'If whoever is hit is in the dark: nothing. If not: Light and air return to their room.',
  ],
])('a follow-up reads as sentences: %o', (followUp, words) => expect(wordsOf([], [followUp])).toBe(words));

it.each<[Given<FurtherEffect>, string]>([
  [{ kind: 'shutRoom', room: 'attic' }, 'Shut until forced: every way into Attic.'],
  [{ kind: 'openRoom' }, 'Open from now on: every way into their room.'],
  [{ kind: 'flood', room: 'attic' }, 'Under water: Attic. Nobody can stay without the right gear.'],
  [
    { kind: 'darken', room: 'attic', item: 'lamp' },
    'Dark: Attic. The GM draws one card more there, unless somebody there has Lamp.',
  ],
  [{ kind: 'reveal', goal: 'g' }, 'Players learn of goal 1 and where it can be tried.'],
  [
    { kind: 'feel', toward: 'here', suit: 'clubs', strength: 'card' },
    'What they feel for each character there turns to ♣, with the rank of the Event’s card.',
  ],
  [{ kind: 'walk', room: 'attic' }, 'Sets out for Attic, one room after each GM turn.'],
  [{ kind: 'test', attribute: 'lucky', who: 'target' }, 'Test of Lucky for whoever is hit.'],
])('an effect reads as a sentence: %o', (effect, words) =>
  expect(wordsOf([], [{ kind: 'also', first: [effect] }])).toBe(words),
);

it('says the same of several places at once', () => {
  const first: Given<FurtherEffect>[] = [
    { kind: 'darken', room: 'attic', item: 'lamp' },
    { kind: 'darken', room: 'loft', item: 'lamp' },
    { kind: 'darken', room: 'attic' },
    { kind: 'darken' },
  ];
  expect(wordsOf([], [{ kind: 'also', first }])).toBe(
    'Dark: Attic and Loft. The GM draws one card more there, unless somebody there has Lamp. Dark: Attic. The GM draws one card more there. Dark: their room. The GM draws one card more there.',
  );
});

import { expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { buildBody } from '@/test/support/trapped/build';
import { namesOf } from '../names';
import { remarks } from '../remarks';
import { type Monster, schema } from '../schema';
import { monsterWords } from './monster-words';

const settingWith = (monster: Given<Monster>) =>
  schema.parse(
    buildBody({
      map: { rooms: [{ id: 'chapel', title: 'Chapel' }] },
      items: [{ id: 'lamp', title: 'Lamp' }],
      attributeLabels: { clever: 'Wit' },
      monsters: [{ id: 'beast', name: 'Beast', ...monster }],
    }),
  );

const wordsOf = (given: Given<Monster>) => {
  const setting = settingWith(given);
  const [monster] = setting.monsters;
  return monster ? monsterWords(monster, setting, namesOf(setting)).join(' ') : '';
};

it.each<readonly [Given<Monster>, string]>([
  [{}, ''],
  [{ steps: 'half' }, 'It takes one step in every second turn.'],
  [
    { steps: 'two', hunts: 'holder', bait: 'lamp' },
    'It takes up to two steps a turn. It steps only toward whoever has Lamp, or to where it lies; while it can attack its prey, it attacks nobody else between turns.',
  ],
  [
    {
      slips: true,
      shuns: [
        { kind: 'room', room: 'chapel' },
        { kind: 'item', item: 'lamp' },
      ],
    },
    'What is shut does not stop it. It never enters Chapel or a room where somebody has Lamp, and attacks nobody there.',
  ],
  [
    { blinds: [{ kind: 'dark' }, { kind: 'item', item: 'lamp' }] },
    'It finds nobody in a dark room or a room where somebody has Lamp, so it hunts and attacks nobody there.',
  ],
  [
    { foughtBy: 'clever', toughness: 'four' },
    'It is fought by Wit alone, and four cards stand against whoever fights it.',
  ],
  [
    { hit: 'infect', cure: 'lamp', grows: 4 },
    'Whoever loses against it is ill for three of the GM’s turns; the cure: Lamp. The ill take damage instead. After round 4 it takes one step more a turn, and has one card more.',
  ],
])('says what sets a monster apart: %j', (given, words) => expect(wordsOf(given)).toBe(words));

it('shows the same words under the monster in the form, and nothing under the book’s', () => {
  expect(remarks(settingWith({ steps: 'none' }))).toEqual([
    { kind: 'sentence', path: ['monsters', 'beast'], text: 'It takes no steps.' },
  ]);
  expect(remarks(settingWith({}))).toEqual([]);
});

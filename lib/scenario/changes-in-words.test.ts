import { expect, it } from 'vitest';
import type { JsonObject } from '@/lib/kernel/json';
import { count, entry, group, line, list } from '@/lib/schema/fields';
import { objectShapeOf } from '@/lib/schema/shape';
import { changesInWords } from './changes-in-words';
import { cover } from './cover';

const name = line({ title: 'Name', description: 'Its name.', examples: ['x'] });
const shape = objectShapeOf(
  group(
    {
      title: line({ title: 'Title', description: 'Of all.', examples: ['x'] }),
      body: group(
        {
          safe: line({ title: 'Safe place', description: 'Where.', examples: ['x'] }),
          dice: count({ title: 'Dice', description: 'How many.', min: 1, max: 9, initial: 2 }),
          goals: list(entry({ name }, { title: 'Goal', description: 'One.' }), {
            title: 'Goals',
            description: 'All.',
            noun: 'goal',
          }),
        },
        { title: 'Body', description: 'All.' },
      ),
    },
    { title: 'Draft', description: 'All.' },
  ),
);
const goal = (id: string, text = id) => ({ id, name: text });
const draft = (title: string, body: JsonObject) => ({ title, body: { safe: '', dice: 2, goals: [], ...body } });

it.each([
  ['nothing', draft('A', {}), draft('A', {}), []],
  ['a text', draft('', {}), draft('A', { safe: 'x' }), ['Title: written', 'Safe place: written']],
  ['a text gone', draft('A', { dice: 3 }), draft('', {}), ['Title: emptied', 'Dice: changed']],
  [
    'entries',
    draft('A', { goals: [goal('a'), goal('b'), goal('c')] }),
    draft('A', { goals: [goal('b', 'new'), goal('c'), goal('d'), goal('e')] }),
    ['Goals: 2 added, 1 removed, 1 changed'],
  ],
  [
    'order alone',
    draft('A', { goals: [goal('a'), goal('b')] }),
    draft('A', { goals: [goal('b'), goal('a')] }),
    ['Goals: reordered'],
  ],
] as const)('says %s', (_, before, after, said) => {
  expect(changesInWords(shape, before as unknown as JsonObject, after as unknown as JsonObject)).toEqual(said);
});

it('counts what was ticked and unticked', () => {
  const front = objectShapeOf(cover);
  const ticked = (...tags: string[]) => ({ tags });
  expect(changesInWords(front, ticked('tense', 'bleak'), ticked('bleak', 'funny', 'scary'))).toEqual([
    'Tags: 2 added, 1 removed',
  ]);
});

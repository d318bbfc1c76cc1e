import { describe, expect, it } from 'vitest';
import { wrap } from '@/app/_ui/wrap-label';
import type { Form } from '@/lib/contract/form';
import type { JsonObject } from '@/lib/kernel/json';
import { choice, count, entry, group, line, list, picture, prose, ref, toggle } from '@/lib/schema/fields';
import { objectShapeOf } from '@/lib/schema/shape';
import { readBody } from './reading';

const text = { title: 'Name', description: 'Its name.', examples: ['x'] };
const mood = choice(['calm', 'wild'], { title: 'Mood', description: 'How.', labels: { calm: 'Calm', wild: 'Wild' } });
const shape = objectShapeOf(
  group(
    {
      rules: group(
        {
          mood,
          loud: toggle({ title: 'Loud', description: 'Noise.' }),
          dice: count({ title: 'Dice', description: 'How many.', min: 1, max: 9, initial: 2 }),
        },
        { title: 'Rules', description: 'Rules.' },
      ),
      spots: list(
        entry(
          {
            name: line(text),
            tale: prose({ ...text, title: 'Tale' }),
            sign: picture({ ...text, title: 'Sign' }),
            mood,
            left: count({ title: 'Left', description: 'x', min: 0, max: 9, initial: 0 }),
            near: ref('spots', { title: 'Near', description: 'Another.', examples: ['a'] }),
            signs: list(
              entry(
                { name: line(text), by: ref('spots.0.signs', { title: 'By', description: 'x', examples: ['a'] }) },
                { title: 'Sign', description: 'A sign.' },
              ),
              { title: 'Signs', description: 'Signs.', noun: 'sign' },
            ),
            far: ref('spots.0.signs', { title: 'Far', description: 'x', examples: ['a'] }),
          },
          { title: 'Spot', description: 'A spot.' },
        ),
        { title: 'Spots', description: 'Spots.', noun: 'spot' },
      ),
    },
    { title: 'Body', description: 'All.' },
  ),
);
const form: Form = {
  steps: [
    {
      id: 'm',
      title: 'Map',
      question: '',
      help: '',
      slots: [],
      widgets: [
        {
          widget: 'map',
          title: 'Map',
          places: { path: ['spots'], headline: 'name', x: 'left', y: 'left', width: 'left', height: 'left' },
          ways: { path: ['ways'], a: 'a', b: 'b' },
          start: ['start'],
          empty: '',
          pieces: [],
        },
      ],
    },
  ],
  course: [],
};
const spot = (id: string, more: JsonObject = {}) => ({
  id,
  name: '',
  tale: '',
  mood: 'calm',
  left: 5,
  near: '',
  ...more,
});
const read = (body: JsonObject) => readBody(shape, body, form);
const usual = { mood: 'calm', loud: false, dice: 2 };

describe('readBody', () => {
  it('leaves out blank fields and defaults', () => {
    expect(read({ rules: usual, spots: [] })).toEqual([]);
    expect(read({ rules: { ...usual, mood: 'wild', loud: true, dice: 3 }, spots: [] })).toEqual([
      {
        kind: 'group',
        title: 'Rules',
        path: ['rules'],
        parts: [
          { kind: 'word', title: 'Mood', path: ['rules', 'mood'], text: 'Wild' },
          { kind: 'word', title: 'Loud', path: ['rules', 'loud'], text: 'Yes' },
          { kind: 'word', title: 'Dice', path: ['rules', 'dice'], text: '3' },
        ],
      },
    ]);
  });

  it('names entries and references, and leaves coordinates to the drawing', () => {
    const spots = [spot('a', { name: 'Hall', tale: '**Cold.**' }), spot('b', { name: 'Den', near: 'a' })];
    expect(read({ rules: usual, spots })).toMatchObject([
      {
        kind: 'list',
        title: 'Spots',
        entries: [
          {
            path: ['spots', 'a'],
            title: 'Hall',
            parts: [
              { kind: 'prose', title: 'Tale', text: '**Cold.**' },
              { kind: 'word', title: 'Mood', text: 'Calm' },
            ],
          },
          { title: 'Den', parts: [{ title: 'Mood' }, { title: 'Near', text: 'Hall', to: ['spots', 'a'] }] },
        ],
      },
    ]);
  });

  it('names references into nested lists', () => {
    const signs = [
      { id: 'x', name: 'Exit', by: '' },
      { id: 'y', name: 'Mind the gap', by: 'x' },
    ];
    const spots = [spot('a', { name: 'Hall', far: 'y' }), spot('b', { name: 'Den', signs })];
    expect(read({ rules: usual, spots })).toMatchObject([
      {
        entries: [
          // Refers to the spot's own signs, and it has none.
          { title: 'Hall', parts: [{ title: 'Mood' }] },
          {
            parts: [
              {},
              { title: 'Signs', entries: [{}, { parts: [{ text: 'Exit', to: ['spots', 'b', 'signs', 'x'] }] }] },
            ],
          },
        ],
      },
    ]);
  });

  it('shows the chosen pictures', () => {
    const hash = 'a'.repeat(64);
    const spots = [
      spot('a', { name: 'Hall', sign: 'game-icons:ghost' }),
      spot('b', { name: 'Den', sign: `art:${hash}` }),
      spot('c', { name: 'Loft', sign: '../../secret' }),
    ];
    expect(read({ rules: usual, spots })).toMatchObject([
      {
        entries: [
          { parts: [{ kind: 'picture', title: 'Sign', picture: { kind: 'sign', name: 'ghost' } }, { title: 'Mood' }] },
          { parts: [{ kind: 'picture', picture: { kind: 'art', hash } }, { title: 'Mood' }] },
          { parts: [{ title: 'Mood' }] },
        ],
      },
    ]);
  });

  it('shows the rule of an entry; for an unnamed entry, instead of its fields', () => {
    const spots = [spot('a', { name: 'Hall' }), spot('b')];
    const remarks = ['a', 'b'].map((id) => ({ kind: 'sentence', path: ['spots', id], text: `Rule ${id}.` }) as const);
    expect(readBody(shape, { rules: usual, spots }, form, remarks)).toMatchObject([
      {
        entries: [
          { title: 'Hall', parts: [{ title: 'By the rules', text: 'Rule a.' }, { title: 'Mood' }] },
          { title: '', parts: [{ title: 'Spot', text: 'Rule b.' }] },
        ],
      },
    ]);
  });

  it('leaves a grid to its picture', () => {
    const grid: Form['steps'][number]['widgets'][number] = {
      widget: 'grid',
      title: '',
      path: ['spots'],
      by: 'mood',
      columns: 26,
      rows: 26,
      paints: [],
      gap: { title: 'Gap', sign: '.', look: 'empty' },
      empty: '',
    };
    const steps = [{ id: 'g', title: 'G', question: '', help: '', slots: [], widgets: [grid] }];
    expect(readBody(shape, { rules: usual, spots: [spot('A1', { name: 'x' })] }, { steps, course: [] })).toEqual([]);
  });

  it('tolerates dangling references and values of other types', () => {
    expect(JSON.stringify(read({ rules: 'no', spots: [spot('b', { name: 'Den', near: 'gone' }), 7] }))).not.toContain(
      'gone',
    );
  });
});

describe('wrap', () => {
  it.each([
    ['Crew lounge', 20, 3, ['Crew lounge']],
    ['Crew lounge', 8, 3, ['Crew', 'lounge']],
    ['The captain’s private bath', 8, 2, ['The', 'captain…']],
    ['Bridge', 4, 1, ['Bri…']],
    ['🐙🐙🐙🐙', 4, 1, ['🐙🐙🐙…']],
  ])('puts %s into lines of %i', (label, letters, most, lines) => {
    expect(wrap(label, letters, most)).toEqual(lines);
  });
});

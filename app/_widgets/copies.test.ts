import { describe, expect, it } from 'vitest';
import { entry, group, line, list, ref } from '@/lib/schema/fields';
import { type ListShape, objectShapeOf } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { copiesOf, copyName, nameCopies } from './copies';

const about = (title: string) => ({ title, description: 'What it is.' });
const shape = objectShapeOf(
  group(
    {
      map: group(
        {
          spots: list(
            entry(
              {
                name: line({ ...about('Name'), examples: ['x'] }),
                by: ref('roads', { ...about('By'), examples: ['x'] }),
              },
              about('Spot'),
            ),
            { ...about('Spots'), noun: 'spot' },
          ),
        },
        about('Map'),
      ),
      roads: list(
        entry(
          {
            from: ref('map.spots', { ...about('From'), examples: ['x'] }),
            to: ref('map.spots', { ...about('To'), examples: ['x'] }),
          },
          about('Road'),
        ),
        { ...about('Roads'), noun: 'road' },
      ),
    },
    about('Body'),
  ),
);

describe('copiesOf', () => {
  it('updates references between copies, and keeps others', () => {
    let made = 0;
    const copies = copiesOf(
      shape,
      [
        { path: ['map', 'spots'], entries: [{ id: 'a', name: 'A', by: 'a' }] },
        { path: ['roads'], entries: [{ id: 'r', from: 'a', to: 'other' }] },
      ],
      () => `new${++made}`,
    );
    expect(copies).toEqual([
      // Same id, but in another list.
      { path: ['map', 'spots'], entries: [{ id: 'new1', name: 'A', by: 'a' }] },
      { path: ['roads'], entries: [{ id: 'new2', from: 'new1', to: 'other' }] },
    ]);
  });

  it('keeps the order of entries', () => {
    const names = ['c', 'a', 'b'];
    const entries = names.map((name) => ({ id: name, name, by: '' }));
    const [copied] = copiesOf(shape, [{ path: ['map', 'spots'], entries }]);
    expect(copied?.entries.map(({ name }) => name)).toEqual(names);
    expect(new Set([...names, ...(copied?.entries.map(({ id }) => id) ?? [])]).size).toBe(6);
  });
});

describe('copyName', () => {
  it.each([
    ['Hall', [], 'Hall (copy)'],
    ['Hall', ['Hall (copy)'], 'Hall (copy 2)'],
    ['Hall (copy)', ['Hall (copy)'], 'Hall (copy 2)'],
    ['Hall (copy 2)', ['Hall (copy)', 'Hall (copy 2)'], 'Hall (copy 3)'],
    [' ', [], ' '],
    ['x'.repeat(20), [], `${'x'.repeat(13)} (copy)`],
  ])('%s beside %j: %s', (name, taken, next) => expect(copyName(name, new Set(taken), 20)).toBe(next));
});

it('gives each copy a name that neither the list nor another copy has', () => {
  const spots = shapeAt(shape, ['map', 'spots'], undefined) as ListShape;
  const entries = (...names: readonly string[]) => names.map((name, i) => ({ id: `${i}`, name }));
  const names = nameCopies(spots, 'name', entries('Hall', 'Hall', 'Yard', ''), entries('Hall', '')).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['Hall (copy)', 'Hall (copy 2)', 'Yard', '']);
});

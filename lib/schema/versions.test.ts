import { describe, expect, it } from 'vitest';
import { entry, group, line, list, since, toggle, variant, variants } from './fields';
import { orderKeys } from './order-keys';
import { objectShapeOf } from './shape';
import { oldestVersion } from './versions';

const about = (title: string) => ({ title, description: title, examples: ['x'] });
const name = line(about('Name'));
const moves = list(
  variants([variant('go', { far: since(3, toggle(about('Far')), false) }, about('Go'))], about('Move')),
  { ...about('Moves'), noun: 'move' },
);
const shape = objectShapeOf(
  group(
    { name, notes: since(2, list(entry({ name }, about('Note')), { ...about('Notes'), noun: 'note' }), []), moves },
    about('All'),
  ),
);
const body = { name: 'Ark', notes: [], moves: [{ id: 'm', kind: 'go', far: false }] };
const withNote = { ...body, notes: [{ id: 'n', name: '' }] };
const withFar = { ...body, moves: [{ id: 'm', kind: 'go', far: true }] };

describe('oldestVersion()', () => {
  it.each([
    ['nothing new', body, 1],
    ['a list of version 2', withNote, 2],
    ['a field of version 3 in an entry', withFar, 3],
  ])('of a body that uses %s', (_, json, version) => expect(oldestVersion(shape, json, 3)).toBe(version));

  it('keeps a version that added no fields', () => expect(oldestVersion(shape, body, 4)).toBe(4));
});

it('files leave out fields of newer versions that have their default', () => {
  expect(orderKeys(shape, body)).toEqual({ name: 'Ark', moves: [{ id: 'm', kind: 'go' }] });
  expect(orderKeys(shape, withNote)).toHaveProperty('notes');
});

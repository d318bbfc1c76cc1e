import { describe, expect, it } from 'vitest';
import { valueAt } from './path';

describe('valueAt()', () => {
  const root = { rooms: [{ id: 'a', name: 'Hall' }, 'loose', { id: 'b', name: 'Attic' }, { id: 'a', name: 'Double' }] };

  it.each([
    [['rooms', 'b', 'name'], 'Attic'],
    [['rooms', 2, 'name'], 'Attic'],
    [['rooms', 1], 'loose'],
    [['rooms', 'c'], undefined],
    [['rooms', 'c', 'name'], undefined],
    [['toString'], undefined],
    [[], root],
  ])('finds what is at %j', (path, found) => expect(valueAt(root, path)).toEqual(found));

  it('takes the first of several entries with one id', () => {
    expect(valueAt(root, ['rooms', 'a', 'name'])).toBe('Hall');
  });
});

import { expect, it } from 'vitest';
import { uniqueName, uniqueTitles } from '../words/wording';

it('leaves unique names unchanged, and numbers the others', () => {
  const names = ['Hall', 'Attic', 'Hall'];
  expect(names.map((_, i) => uniqueName(names, i))).toEqual(['Hall (no. 1)', 'Attic', 'Hall (no. 3)']);
});

it('stays unique when a name looks numbered', () => {
  const names = ['Hall', 'Hall', 'Hall (no. 2)', 'Hall (no. 2)'];
  expect(new Set(names.map((_, i) => uniqueName(names, i))).size).toBe(4);
});

it('reads titles from a field as one line, and numbers entries without a title', () => {
  const rooms = [{ name: ' the\nhall ' }, { name: '' }, { name: 'The hall' }];
  expect(uniqueTitles('Room', 'name', rooms)).toEqual(['The hall (no. 1)', 'Room 2', 'The hall (no. 3)']);
});

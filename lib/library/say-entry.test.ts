import { expect, it } from 'vitest';
import { sayAuthors } from './say-entry';

it.each<[readonly string[], number | undefined, string]>([
  [[], 3, ''],
  [['Ann', 'Bob'], undefined, 'By Ann, Bob'],
  [['Ann', 'Bob', 'Cem'], 3, 'By Ann, Bob, Cem'],
  [['Ann', 'Bob', 'Cem', 'Dora'], 3, 'By Ann, Bob, Cem and 1 more'],
])('names %j, at most %s of them, as %j', (authors, named, said) => {
  expect(sayAuthors({ authors }, named)).toBe(said);
});

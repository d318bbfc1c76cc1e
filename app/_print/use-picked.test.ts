import { expect, it } from 'vitest';
import { readPicked } from './use-picked';

it('reads page ranges; an empty field means all pages', () => {
  expect(readPicked(' ', 40)).toEqual({});
  expect(readPicked('1', 40)).toEqual({ ranges: [[1, 1]], pages: [0] });
  expect(readPicked('38-99', 40).pages).toEqual([37, 38, 39]);
});

it('refuses invalid entries, and pages that the kit does not have', () => {
  expect(readPicked('first', 40)).toEqual({ wrong: 'Write pages like 1-8, 12.' });
  expect(readPicked('900', 40)).toEqual({ wrong: 'There are pages 1 to 40. Choose some of them.' });
});

it('accepts any pages until the kit is laid out', () => {
  expect(readPicked('900', undefined)).toEqual({ ranges: [[900, 900]] });
});

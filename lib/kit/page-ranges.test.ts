import { describe, expect, it } from 'vitest';
import { namePages, pagesWithin, readPageRanges, sayPages } from './page-ranges';

describe('readPageRanges()', () => {
  it.each([
    ['3', [[3, 3]]],
    [
      '1-8, 12',
      [
        [1, 8],
        [12, 12],
      ],
    ],
    [
      ' 2 – 4 ;9- ',
      [
        [2, 4],
        [9, 9999],
      ],
    ],
  ])('reads “%s”', (text, expected) => expect(readPageRanges(text)).toEqual(expected));

  it.each(['', 'all', '0', '5-3', '1,,2', '-4', '1.5', '99999', '1-2-3'])('refuses “%s”', (text) =>
    expect(readPageRanges(text)).toBeUndefined(),
  );
});

it('pagesWithin() takes each page once, in order, and none that does not exist', () => {
  expect(
    pagesWithin(
      [
        [4, 9999],
        [1, 2],
        [2, 4],
      ],
      6,
    ),
  ).toEqual([0, 1, 2, 3, 4, 5]);
  expect(pagesWithin([[7, 8]], 6)).toEqual([]);
});

describe('sayPages()', () => {
  it.each([
    [[0, 1, 2, 6, 8, 9], '1–3, 7, 9–10'],
    [[6, 8, 10, 12], '7–13 (odd ones)'],
    [[28, 30], '29, 31'],
    [[1, 3, 5, 6, 7], '2–6 (even ones), 7–8'],
    [[], ''],
  ])('joins neighbours of %j', (pages, said) => expect(sayPages(pages)).toBe(said));

  it('has its noun besides', () => expect([namePages([0]), namePages([0, 1])]).toEqual(['page 1', 'pages 1–2']));
});

import { expect, it } from 'vitest';
import type { Audience } from '@/lib/kit/kit-spec';
import type { Section } from '@/templates/layout/sections';
import { sharesOf } from './kits';

const section = (
  piece: string,
  audience: Audience,
  firstPage: number,
  pageCount: number,
  more: Partial<Section> = {},
) =>
  ({
    piece,
    title: piece,
    audience,
    firstPage,
    lastPage: firstPage + pageCount - 1,
    pageCount,
    paper: 'plain',
    sides: 'one',
    backs: 'none',
    givenUp: [],
    ...more,
  }) satisfies Section;

const kit = {
  pages: Array.from({ length: 8 }, () => ({ isBlank: false, widthMm: 210, heightMm: 297, revision: 1 })),
  sections: [
    section('cover', 'table', 0, 1),
    section('sheet', 'player', 1, 2),
    section('cards', 'gm', 3, 4, { paper: 'thick', sides: 'both', backs: 'reverse' }),
    section('credits', 'table', 7, 1),
  ],
};

it('pages are shared out to table, players and GM, with the paper that each takes', () => {
  expect(sharesOf(kit, { duplex: true, picked: undefined })).toEqual([
    { audience: 'table', pages: [0, 7], takes: { sheets: 2, sides: 2, thick: 0 } },
    { audience: 'player', pages: [1, 2], takes: { sheets: 2, sides: 2, thick: 0 } },
    { audience: 'gm', pages: [3, 4, 5, 6], takes: { sheets: 2, sides: 4, thick: 2 } },
  ]);
});

it('readers without a picked page are left out', () => {
  expect(sharesOf(kit, { duplex: true, picked: [1] }).map(({ audience }) => audience)).toEqual(['player']);
});

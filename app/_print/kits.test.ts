import { expect, it } from 'vitest';
import type { Section } from '@/templates/layout/sections';
import { sharesOf } from './kits';

const kinds = [
  { id: 'cover', title: 'Cover', audience: 'table' as const },
  { id: 'sheet', title: 'Sheet', audience: 'player' as const },
  { id: 'cards', title: 'Cards', audience: 'gm' as const },
];

const section = (piece: string, firstPage: number, pageCount: number, more: Partial<Section> = {}) =>
  ({
    piece,
    title: piece,
    firstPage,
    lastPage: firstPage + pageCount - 1,
    pageCount,
    paper: 'plain',
    sides: 'one',
    backs: 'none',
    givenUp: [],
    ...more,
  }) as Section;

const kit = {
  pages: Array.from({ length: 8 }, () => ({ isBlank: false, widthMm: 210, heightMm: 297, revision: 1 })),
  sections: [
    section('cover', 0, 1),
    section('sheet', 1, 2),
    section('cards', 3, 4, { paper: 'thick', sides: 'both', backs: 'reverse' }),
    section('credits', 7, 1),
  ],
};

it('pages are shared out to table, players and GM, with the paper that each takes', () => {
  expect(sharesOf(kit, kinds, { duplex: true, picked: undefined })).toEqual([
    { audience: 'table', pages: [0, 7], takes: { sheets: 2, sides: 2, thick: 0 } },
    { audience: 'player', pages: [1, 2], takes: { sheets: 2, sides: 2, thick: 0 } },
    { audience: 'gm', pages: [3, 4, 5, 6], takes: { sheets: 2, sides: 4, thick: 2 } },
  ]);
});

it('readers without a picked page are left out', () => {
  expect(sharesOf(kit, kinds, { duplex: true, picked: [1] }).map(({ audience }) => audience)).toEqual(['player']);
});

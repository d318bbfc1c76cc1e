import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import { board, roundToken } from '@/lib/kit/blanks/flat';
import { standee } from '@/lib/kit/blanks/folded';
import { TONES } from '@/lib/kit/blocks';
import type { Face } from '@/lib/kit/faces';
import type { Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { nodeAssets } from '@/templates/assets/node';
import { layoutKit } from '@/templates/layout';
import { pageToPng } from '@/templates/raster/page-png';
import { differenceOf, readPng } from './support/pictures';
import { pieceOf, SHORT_FACES } from './support/sample-faces';
import { CARD, kitOf, ORDER } from './support/sample-kit';

const DPI = 40;
const assets = nodeAssets();
const backsBehind = { ...ORDER.sheets, backs: 'long-edge', bleedMm: 3, givesUp: ['pieces', 'marks', 'bleed'] } as const;
const emblems = TONES.map((tone): Face => ({ face: 'emblem', tone, icon: 'monster', title: tone, note: 'a note' }));
const playing = (index: string, pips: number): Face => ({
  face: 'playing',
  index,
  icon: 'sign-spades',
  pips,
  red: false,
});

/** A page of each sort, and which of its kit's pages it is. */
const SHEETS: Readonly<Record<string, { piece: Piece; order: Partial<KitOrder>; page: number }>> = {
  'cards-with-bleed': {
    piece: pieceOf('cards', cardBlank(CARD_SIZES.poker), [
      ...TONES.map((tone): Face => ({ ...CARD, tone })),
      playing('7', 7),
      playing('K', 0),
    ]),
    order: { sheets: backsBehind },
    page: 0,
  },
  'backs-of-cards': {
    piece: pieceOf('cards', cardBlank(CARD_SIZES.poker), [CARD, CARD, CARD]),
    order: { sheets: backsBehind },
    page: 1,
  },
  'tokens-in-grey': { piece: pieceOf('tokens', roundToken(40), emblems), order: { ink: 'grey' }, page: 0 },
  'standees-with-little-ink': {
    piece: pieceOf('standees', standee({ widthMm: 25, heightMm: 50 }), emblems),
    order: { ink: 'low', paper: 'letter' },
    page: 0,
  },
  'part-of-a-board': {
    piece: pieceOf('map', board({ widthMm: 400, heightMm: 300 }), [SHORT_FACES.figure]),
    order: {},
    page: 1,
  },
};

/** Stored in test/golden; UPDATE_GOLDEN=1 stores them anew, to be looked at before they are kept. */
const fileOf = (name: string) => fileURLToPath(new URL(`golden/${name}.png`, import.meta.url));

describe('sheets', () => {
  it.each(Object.entries(SHEETS))('look as they did: %s', async (name, { piece, order, page }) => {
    const { pages } = await layoutKit(kitOf(piece), { ...ORDER, ...order }, { assets });
    const sheet = pages[page];
    if (!sheet) throw new Error('The page is missing.');
    const png = await pageToPng(sheet, assets, DPI);
    if (process.env.UPDATE_GOLDEN) writeFileSync(fileOf(name), png);
    const { share, square } = differenceOf(readPng(png), readPng(readFileSync(fileOf(name))));
    expect({ share: share < 0.002, square: square < 6 }).toEqual({ share: true, square: true });
  });
});

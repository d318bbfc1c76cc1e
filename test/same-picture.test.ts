// @module-tag long

import { describe, expect, it } from 'vitest';
import { CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import { board, hexTile } from '@/lib/kit/blanks/flat';
import { standee } from '@/lib/kit/blanks/folded';
import type { KitSpec } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { nodeAssets } from '@/templates/assets/node';
import { rectangle } from '@/templates/drawing/display-list';
import { layoutKit, renderKit } from '@/templates/render';
import { canDrawPdf, differenceOf, drawPage, drawPdf } from './support/pictures';
import { pieceOf, SHORT_FACES } from './support/sample-faces';
import { CARD, cardsOf, documentOf, EVERY_BLOCK, kitOf, ORDER } from './support/sample-kit';

const assets = nodeAssets();
const DPI = 72;
const kit = kitOf(documentOf(...EVERY_BLOCK), cardsOf(CARD, { ...CARD, title: 'Rats', tone: 'hazard' }));
const pieces = kitOf(
  pieceOf('cards', cardBlank(CARD_SIZES.poker), [CARD, SHORT_FACES.playing]),
  pieceOf('tiles', hexTile(60), [SHORT_FACES.emblem, SHORT_FACES.track]),
  pieceOf('figures', standee({ widthMm: 30, heightMm: 60 }), [SHORT_FACES.emblem]),
  pieceOf('poster', board({ widthMm: 500, heightMm: 250 }), [SHORT_FACES.figure]),
);
const bled = { ...ORDER.sheets, backs: 'short-edge', bleedMm: 3, registration: true } as const;

describe.runIf(canDrawPdf)('the preview and the PDF', () => {
  it.each([
    ['in colours', ORDER],
    [
      'sparing the ink, for a printer that is off',
      {
        ...ORDER,
        ink: 'low',
        calibration: { front: { xMm: 2, yMm: -1, degrees: 1 }, back: { xMm: 0, yMm: 0, degrees: 0 } },
      },
    ],
  ] as const)('look the same: %s', (_, order) => compare(kit, order), 60_000);

  it.each([
    ['with bleed, backs and marks', { ...ORDER, sheets: bled }],
    ['in greys, folded', { ...ORDER, ink: 'grey', sheets: { ...ORDER.sheets, backs: 'gutter-fold', cut: 'grid' } }],
  ] as const)('have the same pieces: %s', (_, order) => compare(pieces, order), 60_000);

  async function compare(spec: KitSpec, order: KitOrder): Promise<void> {
    const { pages } = await layoutKit(spec, order, { assets });
    const drawn = await drawPdf((await renderKit(spec, order, { assets })).pdf, DPI);
    expect(drawn.length).toBe(pages.length);
    for (const [i, page] of pages.entries()) {
      const pdf = drawn[i];
      if (!pdf) throw new Error('a page is missing');
      const { share, square } = differenceOf(await drawPage(page, DPI), pdf);
      expect({ page: i + 1, share: share < 0.01, square: square < 60 }).toEqual({
        page: i + 1,
        share: true,
        square: true,
      });
    }
  }

  it('differ if a word or box changes, or with a shift of a millimetre', async () => {
    const [page] = (await layoutKit(kit, ORDER, { assets })).pages;
    if (!page) throw new Error('no page');
    const drawn = await drawPage(page, DPI);
    const texts = page.items.flatMap((item) => (item.kind === 'text' ? [item] : []));
    const [word] = texts.toSorted((a, b) => b.run.width * b.sizeMm - a.run.width * a.sizeMm);
    const without = { ...page, items: page.items.filter((item) => item !== word) };
    const boxed = {
      ...page,
      items: [...page.items, { kind: 'path', d: rectangle(9, 9, 5, 5), fill: '#B3261E' } as const],
    };
    const shifted = { ...page, transform: [1, 0, 0, 1, 1, 0] as const };
    for (const other of [without, boxed, shifted]) {
      const { share, square } = differenceOf(drawn, await drawPage(other, DPI));
      expect(share >= 0.01 || square >= 60).toBe(true);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import { squareTile } from '@/lib/kit/blanks/flat';
import { CUTS, type KitOrder, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { PAPERS } from '@/lib/kit/paper';
import { linesOn, overlapping } from '@/test/support/lines-on-page';
import { pieceOf, SHORT_FACES } from '@/test/support/sample-faces';
import { kitOf, ORDER } from '@/test/support/sample-kit';
import { nodeAssets } from '../assets/node';
import { layoutKit } from '../layout/layout';

const assets = nodeAssets();
const pieces = [
  { ...pieceOf('cards', cardBlank(CARD_SIZES.poker), Array(9).fill(SHORT_FACES.emblem)), faceDown: true },
  { ...pieceOf('tiles', squareTile(50), Array(20).fill(SHORT_FACES.emblem)), id: 'tiles' },
  { ...pieceOf('mini', cardBlank(CARD_SIZES.mini), Array(20).fill(SHORT_FACES.emblem)), id: 'mini' },
];

describe.each(PAPERS)('sheets to cut on %s', (paper) => {
  it.each(CUTS)('have a ruler on their front, and nothing else there: %s', async (cut) => {
    const order: KitOrder = { ...ORDER, paper, sheets: { ...USUAL_KIT_SHEETS, cut } };
    const { pages } = await layoutKit(kitOf(...pieces), order, { assets, credits: false });
    const label = paper === 'a4' || paper === 'a3' ? '5 cm' : '2 in';
    for (const page of pages) {
      expect(linesOn(page).filter(({ words }) => words === label)).toHaveLength(page.side === 'front' ? 1 : 0);
      expect(overlapping(linesOn(page), 0.35)).toEqual([]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { type Blank, CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import { arrow, hexTile, roundToken, squareTile, strip } from '@/lib/kit/blanks/flat';
import { lid, standee, tent, tray } from '@/lib/kit/blanks/folded';
import { cubeNet, spinnerArrow, spinnerDisc } from '@/lib/kit/blanks/pieces';
import { BACKS, type SheetOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { PAPERS } from '@/lib/kit/paper';
import { splitBoard } from '@/lib/kit/sheets/boards';
import { impose } from '@/lib/kit/sheets/impose';
import { sheetsFor } from '@/templates/sheets/sheets-for';
import { formatBoard, formatBooklet, formatPlan } from './support/placement-log';

const USUAL: Readonly<Record<string, Blank>> = {
  'poker card': cardBlank(CARD_SIZES.poker),
  'American poker card': cardBlank(CARD_SIZES.pokerUs),
  'mini card': cardBlank(CARD_SIZES.mini),
  'tarot card': cardBlank(CARD_SIZES.tarot),
  'square tile 50': squareTile(50),
  'hexagonal tile 60': hexTile(60),
  'round token 40': roundToken(40),
  'standee 25×45': standee({ widthMm: 25, heightMm: 45 }),
  'tent 90×40': tent({ widthMm: 90, heightMm: 40 }),
  'tray 70×90×20': tray({ widthMm: 70, heightMm: 90 }, 20),
  'track 180×20': strip({ widthMm: 180, heightMm: 20 }),
  'lid 70×90×12': lid({ widthMm: 70, heightMm: 90 }, 12),
  'cube 20': cubeNet(20),
  'arrow 24×30': arrow({ widthMm: 24, heightMm: 30 }),
  'spinner’s disc 90': spinnerDisc(90),
  'spinner’s arrow 90': spinnerArrow(90),
};

/** Print orders with different priorities. */
const OTHERS: Readonly<Record<string, Partial<SheetOrder>>> = {
  'bleed before pieces': { bleedMm: 3.175, givesUp: ['pieces', 'marks', 'bleed'], backs: 'long-edge' },
  'cutting machine': { registration: true, cut: 'none' },
  'wide margins': { marginMm: 12, cut: 'grid' },
};

const BOARD_ORDERS: Readonly<Record<string, Partial<SheetOrder>>> = {
  split: {},
  'split, bleed before pages': { givesUp: ['pieces', 'marks', 'bleed'], cut: 'grid' },
  'split, with a back': { backs: 'long-edge' },
  whole: { boards: 'whole', backs: 'short-edge' },
};

/**
 * File in test/golden; `npx vitest run test/sheet-placement.test.ts -u` updates it. Review the difference before you
 * commit it.
 */
const stored = (name: string) => `golden/${name}.txt`;

describe('where everything stands on paper', () => {
  it.each(PAPERS)('is as stored for %s', async (paper) => {
    const logs = Object.entries(USUAL).flatMap(([name, blank]) => [
      ...BACKS.map((backs) =>
        formatPlan(`${name}, ${backs}`, sheetsFor(blank, { paper, sheets: { ...USUAL_SHEETS, backs } })),
      ),
      ...Object.entries(OTHERS).map(([why, sheets]) =>
        formatPlan(`${name}, ${why}`, sheetsFor(blank, { paper, sheets: { ...USUAL_SHEETS, ...sheets } })),
      ),
    ]);
    await expect(`${logs.join('\n')}\n`).toMatchFileSnapshot(stored(`sheets-${paper}`));
  });

  it('is as stored for boards', async () => {
    const a2 = { widthMm: 594, heightMm: 420 };
    const logs = PAPERS.flatMap((paper) =>
      Object.entries(BOARD_ORDERS).map(([name, more]) => {
        const order = { ...USUAL_SHEETS, bleedMm: 3, ...more } as const;
        return formatBoard(`A2 on ${paper}, ${name}`, splitBoard(a2, { paper, sheets: order }), a2, order.backs);
      }),
    );
    await expect(`${logs.join('\n')}\n`).toMatchFileSnapshot(stored('boards'));
  });

  it('is as stored for booklets', async () => {
    const logs = BACKS.flatMap((backs) =>
      [1, 4, 6, 12].map((pages) => formatBooklet(`${pages} pages, ${backs}`, impose(pages, backs))),
    );
    await expect(`${logs.join('\n')}\n`).toMatchFileSnapshot(stored('booklets'));
  });
});

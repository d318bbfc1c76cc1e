// @module-tag long

import { describe, it } from 'vitest';
import { buildKit } from '@/lib/flow';
import { type KitOrder, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { openDraft } from '@/lib/scenario/open';
import { readStarters } from '@/lib/starters/read-starters';
import { nodeAssets } from '@/templates/assets/node';
import { layoutKit } from '@/templates/layout/layout';
import { pageToPng } from '@/templates/raster/page-png';
import { systems } from './support/all-systems';
import { expectGolden } from './support/golden-picture';
import { GOLDEN_DPI } from './support/golden-sheets';

const assets = nodeAssets();
const ORDER: KitOrder = { players: 3, names: [], paper: 'a4', fillable: false, ink: 'full', sheets: USUAL_KIT_SHEETS };
/** A light theme, a dark one on its grounds, and a dark one on white. */
const LOOKS = [
  ['office', {}],
  ['manor', { grounds: true }],
  ['chalkboard', {}],
] as const;

/** The cover and the first sheet to cut out of one starter a game. */
describe.each(systems)('a kit of $title', (system) => {
  const [starter] = readStarters(system);
  if (!starter) throw new Error('every game has a starter');

  it.each(LOOKS)('looks as it did in the theme %s', async (theme, more) => {
    const order = { ...ORDER, ...more };
    const kit = buildKit(openDraft({ ...starter, theme }, system), order);
    const { pages, sections } = await layoutKit(kit, order, { assets });
    const first = kit.pieces.find(({ kind }) => kind === 'cut');
    const cut = sections.find(({ piece }) => piece === first?.id);
    for (const [what, page] of [
      ['cover', pages[0]],
      ['pieces', pages[cut?.firstPage ?? -1]],
    ] as const) {
      if (!page) throw new Error(`There are no ${what}.`);
      expectGolden(`themes/${system.id}-${theme}-${what}`, await pageToPng(page, assets, GOLDEN_DPI / 2));
    }
  });
});

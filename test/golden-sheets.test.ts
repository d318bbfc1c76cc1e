import { describe, it } from 'vitest';
import { nodeAssets } from '@/templates/assets/node';
import { layoutKit } from '@/templates/layout/layout';
import { pageToPng } from '@/templates/raster/page-png';
import { expectGolden } from './support/golden-picture';
import { GOLDEN_DPI, GOLDEN_SHEETS } from './support/golden-sheets';
import { kitOf, ORDER } from './support/sample-kit';

const assets = nodeAssets();

describe('sheets', () => {
  it.each(Object.entries(GOLDEN_SHEETS))('look as they did: %s', async (name, { piece, order, page }) => {
    const { pages } = await layoutKit(kitOf(piece), { ...ORDER, ...order }, { assets });
    const sheet = pages[page];
    if (!sheet) throw new Error('The page is missing.');
    const png = await pageToPng(sheet, assets, GOLDEN_DPI);
    expectGolden(name, png);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { nodeAssets } from '@/templates/assets/node';
import { layoutKit } from '@/templates/layout/layout';
import { pageToPng } from '@/templates/raster/page-png';
import { GOLDEN_DPI, GOLDEN_SHEETS } from './support/golden-sheets';
import { differenceOf, readPng } from './support/pictures';
import { kitOf, ORDER } from './support/sample-kit';

const assets = nodeAssets();

/** File in test/golden. UPDATE_GOLDEN=1 overwrites it; look at the pictures before you commit them. */
const fileOf = (name: string) => fileURLToPath(new URL(`golden/${name}.png`, import.meta.url));

describe('sheets', () => {
  it.each(Object.entries(GOLDEN_SHEETS))('look as they did: %s', async (name, { piece, order, page }) => {
    const { pages } = await layoutKit(kitOf(piece), { ...ORDER, ...order }, { assets });
    const sheet = pages[page];
    if (!sheet) throw new Error('The page is missing.');
    const png = await pageToPng(sheet, assets, GOLDEN_DPI);
    if (process.env.UPDATE_GOLDEN) writeFileSync(fileOf(name), png);
    const { share, square } = differenceOf(readPng(png), readPng(readFileSync(fileOf(name))));
    expect({ share: share < 0.002, square: square < 6 }).toEqual({ share: true, square: true });
  });
});

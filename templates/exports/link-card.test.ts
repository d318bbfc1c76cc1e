import { expect, it } from 'vitest';
import { nodeAssets } from '@/templates/assets/node';
import { readPng } from '@/test/support/pictures';
import { POSTER } from '../poster/draw-poster';
import { linkCardPng } from './link-card';

const MOST_BYTES = 300_000;
const draw = (title: string, by = 'By Ann', facts = '3–6 players') =>
  linkCardPng({ game: 'A game', title, by, facts, poster: { ...POSTER, items: [] } }, nodeAssets());

/** Tells whether any pixel of these rows, beside the poster, is dark. */
function hasInk(png: Uint8Array, from: number, to: number): boolean {
  const { data, width } = readPng(png);
  for (let y = from; y < to; y++) {
    for (let x = 60; x < 740; x++) if ((data[(y * width + x) * 4] ?? 255) < 60) return true;
  }
  return false;
}

it.each([
  ['a short title', 'Lighthouse'],
  ['one without spaces', 'Ł'.repeat(200)],
  ['two hundred broad characters', '🐙'.repeat(200)],
  ['letters without a font, and some from right to left', '東京 שלום '.repeat(20)],
])('draws %s in 1200 × 630 pixels of at most 300 kB, clear of its edges', async (_, title) => {
  const png = await draw(title, `By ${'Somebody with a name, '.repeat(20)}`, 'words '.repeat(60));
  const { width, height } = readPng(png);
  expect([width, height]).toEqual([1200, 630]);
  expect(png.length).toBeLessThanOrEqual(MOST_BYTES);
  // Empty areas: between the title's block and the rule, and below the facts.
  expect([hasInk(png, 480, 500), hasInk(png, 575, 600)]).toEqual([false, false]);
  expect(hasInk(png, 180, 400)).toBe(true);
});

it('draws the same bytes only for the same words', async () => {
  const [one, same, other] = [await draw('One'), await draw('One'), await draw('Two')];
  expect(Buffer.from(one).equals(same)).toBe(true);
  expect(Buffer.from(one).equals(other)).toBe(false);
});

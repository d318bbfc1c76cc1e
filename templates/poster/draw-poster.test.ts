// @module-tag long

import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { posterOf } from '@/lib/flow';
import type { Poster } from '@/lib/kit/poster';
import { THEME_IDS, THEMES, type ThemeId } from '@/lib/kit/themes';
import { openDraft } from '@/lib/scenario/open';
import { readStarters } from '@/lib/starters/read-starters';
import { nodeAssets } from '@/templates/assets/node';
import { leavesOf, type Page } from '@/templates/drawing/display-list';
import { pageToSvg } from '@/templates/drawing/svg';
import { systems } from '@/test/support/all-systems';
import { contrast } from '@/test/support/contrast';
import { themeFor } from '../theme/theme';
import { codePointsOf } from '../type/characters';
import { openLibrary } from '../type/library';
import { createSetter } from '../type/setter';
import { drawPoster, POSTER, posterItems } from './draw-poster';

const ASSETS = nodeAssets();
const MAX_BYTES = 20_000;
const FRAME_MM = 4;

const BLANK: Poster = {
  theme: 'placard',
  opening: 'Trapped in the',
  title: 'Lighthouse',
  hunter: 'The keeper',
  strip: '2–5 players · 3 hours',
  sign: 'game-icons:ghost',
  art: '',
  plan: { rooms: [], passages: [], wayOut: [], scale: '' },
};

const starters = systems.flatMap((system) =>
  readStarters(system).map((starter) => ({ id: starter.id, poster: posterOf(openDraft({ ...starter }, system)) })),
);

/** Lines of text with their ink's box. */
const linesOf = (page: Page) =>
  leavesOf(page.items).flatMap((item) => {
    if (item.kind !== 'text') return [];
    const { x, y, sizeMm, run } = item;
    const left = x + (run.offset * sizeMm) / 1000;
    return [{ left, right: left + (run.width * sizeMm) / 1000, top: y - 0.72 * sizeMm, bottom: y, sizeMm }];
  });

function expectInside(page: Page): void {
  const lines = linesOf(page);
  expect(lines.length).toBeGreaterThan(1);
  for (const { left, right, top, bottom } of lines) {
    expect(left).toBeGreaterThanOrEqual(FRAME_MM);
    expect(right).toBeLessThanOrEqual(POSTER.widthMm - FRAME_MM);
    expect(top).toBeGreaterThanOrEqual(FRAME_MM);
    expect(bottom).toBeLessThanOrEqual(POSTER.heightMm - FRAME_MM);
  }
}

describe.each(THEME_IDS)('the theme %s', (theme) => {
  it('sets readable colours on its ground', () => {
    const { ground, ink, accent } = THEMES[theme];
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ground, accent)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['ninety letters', 'The very long night in the '.repeat(4).slice(0, 90)],
    ['one word of forty letters', 'Donaudampfschifffahrtsgesellschaftskapit'],
    ['forty broad letters', 'W'.repeat(40)],
    ['Arabic', 'محاصرون في المنارة القديمة'],
    ['Polish', 'Zażółć gęślą jaźń'],
    ['Japanese', '灯台に閉じ込められた夜のこと'],
    ['two hundred letters of both directions', 'a\u202Eb ﷽ '.repeat(40).slice(0, 200)],
    ['forty emoji', '🐙'.repeat(40)],
    ['nothing', ''],
  ])('keeps a title inside the frame: %s', async (_, title) => {
    expectInside(await drawPoster({ ...BLANK, theme, title }, ASSETS));
  });

  it('keeps the titles of all starters inside the frame', async () => {
    for (const { poster } of starters) expectInside(await drawPoster({ ...poster, theme }, ASSETS));
  });
});

it('draws a map of 400 rooms far from the corner, and one whose rooms have no size', async () => {
  const room = (id: number, size: number) =>
    ({ id: `r${id}`, label: '', style: 'room', x: 9_000 + (id % 20), y: -50 - id, width: size, height: size }) as const;
  for (const size of [1, 0]) {
    const plan = { ...BLANK.plan, rooms: Array.from({ length: 400 }, (_, id) => room(id, size)) };
    const svg = pageToSvg(await drawPoster({ ...BLANK, plan }, ASSETS));
    expect(svg).not.toMatch(/NaN|Infinity/);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(MAX_BYTES);
  }
});

it('has light colours for paper if its ground is dark', async () => {
  const styleOf = async (theme: ThemeId) =>
    /<style>.*<\/style>/.exec(pageToSvg(await drawPoster({ ...BLANK, theme }, ASSETS)))?.[0];
  expect(await styleOf('blueprint')).toContain('[fill="#10233F"]{fill:#FFFFFF}');
  expect(await styleOf('woodcut')).toBeUndefined();
});

it('shows a title as text, never as markup', async () => {
  const title = '</title><script>alert(1)</script>';
  expect(pageToSvg(await drawPoster({ ...BLANK, title }, ASSETS), title)).not.toContain('<script');
});

it.each(starters)('draws $id in 20 kB', async ({ poster }) => {
  const svg = pageToSvg(await drawPoster(poster, ASSETS), poster.title);
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(MAX_BYTES);
});

const fontsOf = async (theme: ThemeId, title: string) => {
  const page = await drawPoster({ ...BLANK, theme, title, opening: '', hunter: '', strip: '' }, ASSETS);
  return new Set(leavesOf(page.items).flatMap((item) => (item.kind === 'text' ? [item.run.font.name] : [])));
};

it('sets a whole title in the fallback if the face lacks one of its characters', async () => {
  expect([...(await fontsOf('manor', 'Haus'))]).toEqual(['playfair-display-sc-latin-700-normal.woff']);
  const mixed = [...(await fontsOf('manor', 'Haus Ω'))];
  expect(mixed).toContain('overpass-latin-800-normal.woff');
  expect(mixed.join()).not.toContain('playfair');
});

it.each(['placard', 'woodcut', 'office'] as const)('draws the sign of the scenario in %s, or none', async (theme) => {
  const count = async (sign: string) => leavesOf((await drawPoster({ ...BLANK, theme, sign }, ASSETS)).items).length;
  const without = await count('');
  expect(await count('game-icons:ghost')).toBeGreaterThan(without);
  expect(await count('game-icons:no-such-sign')).toBe(without);
});

it('sets a short title larger than a long one where ink is saved, and smaller than with all ink', async () => {
  const setter = createSetter(await openLibrary(ASSETS).chains(codePointsOf([BLANK])));
  const sizeOf = (title: string, ink: 'full' | 'low') => {
    const items = posterItems({ ...BLANK, title }, themeFor('placard', ink).cover, setter, undefined);
    return Math.max(...linesOf({ ...POSTER, items }).map(({ sizeMm }) => sizeMm));
  };
  expect(sizeOf('Oz', 'low')).toBeGreaterThan(sizeOf('Spaceship with the Alien', 'low'));
  expect(sizeOf('Lighthouse', 'low')).toBeLessThan(sizeOf('Lighthouse', 'full'));
});

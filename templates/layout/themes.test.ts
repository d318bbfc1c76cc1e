// @module-tag long

import { describe, expect, it } from 'vitest';
import { buildKit } from '@/lib/flow';
import type { Piece } from '@/lib/kit/kit-spec';
import { type KitOrder, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { THEME_IDS, THEMES } from '@/lib/kit/themes';
import { TONES } from '@/lib/kit/tones';
import { openDraft } from '@/lib/scenario/open';
import { readStarters } from '@/lib/starters/read-starters';
import { nodeAssets } from '@/templates/assets/node';
import { type Item, leavesOf } from '@/templates/drawing/display-list';
import { textureInk } from '@/templates/theme/textures';
import { themeFor } from '@/templates/theme/theme';
import { systems } from '@/test/support/all-systems';
import { contrast } from '@/test/support/contrast';
import { CARD, cardsOf, documentOf, EVERY_BLOCK, kitOf } from '@/test/support/sample-kit';
import { paired } from '@/test/support/soak';
import { type LaidOutKit, layoutKit } from './layout';

const assets = nodeAssets();
const ORDER: KitOrder = {
  players: 4,
  names: [],
  paper: 'a4',
  fillable: true,
  ink: 'full',
  sheets: USUAL_KIT_SHEETS,
};
const PLACARD = THEME_IDS[0];
const OTHERS = THEME_IDS.filter((id) => id !== PLACARD);
const WHITE = '#FFFFFF';

describe.each(THEME_IDS)('the theme %s on paper', (id) => {
  const { paper, headline, line } = THEMES[id];

  it('has headings that can be read, and lines that can be seen, on white and on its card faces', () => {
    for (const ground of [WHITE, paper]) {
      expect(contrast(ground, headline)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ground, line)).toBeGreaterThanOrEqual(3);
    }
  });

  it('keeps the words of every tone readable on its card faces', () => {
    const { tone, ink, grey } = themeFor(id, 'full', true);
    for (const color of [ink, grey, ...TONES.map((one) => tone[one].edge)])
      expect(contrast(paper, color)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps posters and backs readable on the pattern of its ground', () => {
    const { ground, ink, accent } = THEMES[id];
    for (const color of [ink, accent]) expect(contrast(textureInk(ground, ink), color)).toBeGreaterThanOrEqual(4.5);
  });

  it('prints no ground in greys, with little ink, or if none is ordered', () => {
    for (const theme of [themeFor(id, 'grey', true), themeFor(id, 'low', true), themeFor(id, 'full')])
      expect([theme.paper, theme.back, theme.cover.ground]).toEqual([undefined, undefined, undefined]);
  });
});

it('has no coloured paper under what people write on', async () => {
  const fillsIn = (items: readonly Item[]): readonly string[] =>
    leavesOf(items).flatMap((item) => {
      if (item.kind === 'place') return fillsIn(item.sketch.items);
      return item.kind === 'path' && item.fill ? [item.fill] : [];
    });
  const fillsOf = async (piece: Piece) => {
    const order = { ...ORDER, grounds: true };
    const { pages } = await layoutKit({ ...kitOf(piece), theme: 'manor' }, order, { assets });
    return new Set(pages.filter(({ side }) => side !== 'back').flatMap(({ items }) => fillsIn(items)));
  };
  const { paper } = THEMES.manor;
  expect(await fillsOf(cardsOf(CARD))).toContain(paper);
  for (const piece of [cardsOf({ ...CARD, lines: ['Name'] }), documentOf(...EVERY_BLOCK)])
    expect(await fillsOf(piece)).not.toContain(paper);
});

/** Everything that scissors, pens and readers of a form go by: fields, pieces to cut out, and what does not fit. */
function shapeOf({ pages, issues }: LaidOutKit) {
  const near = (value: number) => Math.round(value * 100) / 100;
  const placesIn = (items: readonly Item[]) =>
    leavesOf(items).flatMap((item) => {
      if (item.kind === 'field') return [`${item.name} ${near(item.x)} ${near(item.y)} ${near(item.widthMm)}`];
      // Signs are placed in an ink, pieces to cut out in their own colours.
      return item.kind === 'place' && item.ink === undefined
        ? [`piece ${near(item.x)} ${near(item.y)} ${near(item.scale)}`]
        : [];
    });
  return { issues: issues.map(({ code }) => code), pages: pages.map(({ items }) => placesIn(items)) };
}

const kits = paired(systems, ['a4', 'letter'] as const).map(
  ([system, paper]) => [system.title, paper, system] as const,
);

describe.each(kits)('a kit of %s on %s', { tags: 'soak' }, (_, paper, system) => {
  const [starter] = readStarters(system);
  if (!starter) throw new Error('every game has a starter');
  const layIn = (theme: string, more: Partial<KitOrder> = {}) => {
    const order = { ...ORDER, ...more };
    const opened = openDraft({ ...starter, theme }, system);
    return layoutKit(buildKit(opened, order), order, { assets });
  };

  it('has the same pages, fields, cuts and overflow in every theme', async () => {
    const usual = shapeOf(await layIn('placard', { paper }));
    for (const theme of OTHERS)
      expect({ theme, ...shapeOf(await layIn(theme, { paper })) }).toEqual({ theme, ...usual });
  });
});

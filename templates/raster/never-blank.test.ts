// @module-tag long
// @module-tag soak

import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Face } from '@/lib/kit/faces';
import type { KitSpec } from '@/lib/kit/kit-spec';
import { layoutKit } from '@/templates/layout/layout';
import { drawPage, paintedIn } from '@/test/support/pictures';
import { BLANKS, faceOf, pieceOf } from '@/test/support/sample-faces';
import { kitOf, ORDER } from '@/test/support/sample-kit';
import { sampled, soaked } from '@/test/support/soak';
import { nodeAssets } from '../assets/node';
import { shopPictures } from '../exports/shop-pictures';
import type { Pixels } from './pixels';

const assets = nodeAssets();
const NAUGHTY = (createRequire(import.meta.url)('big-list-of-naughty-strings') as readonly string[]).map(String);
const ART = `art:${'a'.repeat(64)}`;
const DPI = 25;
/** Fewer painted pixels than the piece's code alone has. */
const FEW = 3;

/** Every kind of face on a suitable blank, with the same text and picture. */
function facesWith(words: string): readonly (readonly [blank: string, face: Face])[] {
  const { text, emblem, back, track, wheel, figure } = faceOf(() => words);
  return [
    ['poker', { ...text, ...(text.face === 'text' && { art: ART }) }],
    ['mini', text],
    ['hex40', { ...emblem, ...(emblem.face === 'emblem' && { art: ART }) }],
    ['standee', emblem],
    ['round25', back],
    ['strip', track],
    ['disc', wheel],
    ['tent', figure],
    ['tray', text],
  ];
}

/** Kits whose pieces have these texts in turn, each on the next kind of face. */
function kitWith(strings: readonly string[]): KitSpec {
  const parts = strings.map((words, i) => {
    const kinds = facesWith(words);
    return kinds[i % kinds.length] ?? (['mini', { face: 'plain' }] as const);
  });
  const blanks = [...new Set(parts.map(([blank]) => blank))];
  return kitOf(
    ...blanks.flatMap((name) => {
      const blank = BLANKS[name];
      const faces = parts.flatMap(([on, face]) => (on === name ? [face] : []));
      return blank ? [pieceOf(name, blank, faces)] : [];
    }),
  );
}

const pixels = (widthPx: number, heightPx: number, fill: number, alpha?: number): Pixels => ({
  widthPx,
  heightPx,
  rgb: new Uint8Array(widthPx * heightPx * 3).fill(fill),
  ...(alpha !== undefined && { alpha: new Uint8Array(widthPx * heightPx).fill(alpha) }),
});

async function leastPainted(kit: KitSpec, picture: Pixels | undefined): Promise<number> {
  const pictures = async () => picture;
  const shop = await shopPictures(kit, ORDER, new Map(), { assets, pictures });
  expect(shop.length).toBeGreaterThan(0);
  let least = Number.POSITIVE_INFINITY;
  for (const { page, side } of shop)
    if (side === 'front') least = Math.min(least, paintedIn(await drawPage(page, DPI)));
  return least;
}

describe('pieces', () => {
  it('are drawn with every naughty string, and no piece is blank', async () => {
    expect(NAUGHTY.length).toBeGreaterThan(400);
    expect(await leastPainted(kitWith(sampled(NAUGHTY, 10)), pixels(3, 2, 120))).toBeGreaterThan(FEW);
  });

  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom('', '\n'.repeat(50), 'W'.repeat(2000), '# '.repeat(40), '\u202e\u0000\ud800', '1. 2. 3. *_`'),
  );
  const picture = fc.option(
    fc
      .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), fc.nat(255), fc.option(fc.nat(255)))
      .map(([width, height, fill, alpha]) => pixels(width, height, fill, alpha ?? undefined)),
    { nil: undefined },
  );

  it('are drawn with whatever people type and show, and no piece is blank', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 9 }), picture, async (strings, shown) => {
        expect(await leastPainted(kitWith(strings), shown)).toBeGreaterThan(FEW);
      }),
      { numRuns: soaked(40, 4) },
    );
  });

  it('stand on sheets that are never blank, however they are printed', async () => {
    const order = fc.record({
      paper: fc.constantFrom('a4', 'letter', 'a3', 'tabloid'),
      ink: fc.constantFrom('full', 'low', 'grey'),
      backs: fc.constantFrom('none', 'long-edge', 'short-edge', 'gutter-fold'),
      bleedMm: fc.constantFrom(0, 3, 3.175),
    });
    await fc.assert(
      fc.asyncProperty(order, words, async ({ paper, ink, backs, bleedMm }, typed) => {
        const sheets = { ...ORDER.sheets, backs, bleedMm };
        const { pages } = await layoutKit(
          kitWith(Array.from({ length: 9 }, () => typed)),
          { ...ORDER, paper, ink, sheets } as typeof ORDER,
          { assets },
        );
        for (const page of pages) expect(paintedIn(await drawPage(page, DPI))).toBeGreaterThan(FEW);
      }),
      { numRuns: soaked(20, 2) },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { CARD_SIZES, cardBlank, type Outline } from '@/lib/kit/blank';
import { cubeNet } from '@/lib/kit/blanks/pieces';
import { PRINT_DPI, pixelsFromMm } from '../raster/page-png';
import { RANGES, SHOPS, type Shop, shopSizeOf } from './print-on-demand';

const rectangle = (widthMm: number, heightMm: number): Outline => ({
  shape: 'rectangle',
  widthMm,
  heightMm,
  cornerMm: 0,
});
const pixels = (outline: Outline, shop?: Shop) => {
  const { widthMm, heightMm, product, turned } = shopSizeOf(outline, shop);
  return [product?.name, pixelsFromMm(widthMm, PRINT_DPI), pixelsFromMm(heightMm, PRINT_DPI), turned];
};

describe('shopSizeOf()', () => {
  it.each([
    ['a poker card in millimetres', cardBlank(CARD_SIZES.poker).outline, ['poker card', 825, 1125, false]],
    ['a poker card in inches', cardBlank(CARD_SIZES.pokerUs).outline, ['poker card', 825, 1125, false]],
    ['a card on its side', rectangle(88.9, 63.5), ['poker card', 825, 1125, true]],
    ['a tile of two inches', rectangle(50, 50), ['small square tile', 675, 675, false]],
    ['a round token of an inch', { shape: 'circle', diameterMm: 25 }, ['large round chit', 375, 375, false]],
    ['a square token of an inch', rectangle(25.4, 25.4), ['large square chit', 375, 375, false]],
    ['a hexagon', { shape: 'hexagon', widthMm: 63, heightMm: 57 }, ['medium hex tile', 825, 750, false]],
    ['a standee’s side', rectangle(25.4, 76.2), ['large standee', 375, 975, false]],
    // 1/8 in on both sides is 75 pixels.
    ['a card of another size', cardBlank(CARD_SIZES.tarot).outline, [undefined, 902, 1492, false]],
    ['a die to fold, which no shop makes', cubeNet(20).outline, [undefined, 784, 1091, false]],
    ['a card a little too large', rectangle(64.6, 88.9), [undefined, 838, 1125, false]],
  ] as const)('knows %s', (_, outline, expected) => expect(pixels(outline)).toEqual(expected));

  it.each([
    ['a poker card in millimetres', cardBlank(CARD_SIZES.poker).outline, ['poker card', 822, 1122, false]],
    ['a poker card in inches', cardBlank(CARD_SIZES.pokerUs).outline, ['poker card', 822, 1122, false]],
    // 36 pixels on both sides.
    ['anything else by its own size', rectangle(50.8, 50.8), [undefined, 672, 672, false]],
  ] as const)('knows what MakePlayingCards asks for: %s', (_, outline, expected) =>
    expect(pixels(outline, 'make-playing-cards')).toEqual(expected),
  );

  it.each(SHOPS)('comes out in exactly the pixels of every product of %s', (shop) => {
    const { products, bleedMm } = RANGES[shop];
    for (const { name, shape, widthPx, heightPx } of products) {
      const cut = (px: number) => (px / PRINT_DPI) * 25.4 - 2 * bleedMm;
      const [widthMm, heightMm] = [cut(widthPx), cut(heightPx)];
      const outline: Outline =
        shape === 'circle' ? { shape, diameterMm: widthMm } : { shape, widthMm, heightMm, cornerMm: 0 };
      expect(pixels(outline, shop)).toEqual([name, widthPx, heightPx, false]);
    }
  });

  it('cuts a card of every shop to the same size', () => {
    for (const shop of SHOPS) {
      const { products, bleedMm } = RANGES[shop];
      const card = products.find(({ name }) => name === 'poker card');
      const cut = [card?.widthPx, card?.heightPx].map((px = 0) => px - (2 * bleedMm * PRINT_DPI) / 25.4);
      expect(cut.map(Math.round)).toEqual([750, 1050]);
    }
  });
});

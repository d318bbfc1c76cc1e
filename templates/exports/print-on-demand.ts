import { MM_PER_INCH, type SizeMm } from '@/lib/kernel/units';
import { type Outline, sizeOf } from '@/lib/kit/blank';
import { PRINT_DPI, pixelsFromMm } from '../raster/page-png';

export const SHOPS = ['game-crafter', 'make-playing-cards'] as const;
export type Shop = (typeof SHOPS)[number];

/** A product of print shops: its size in pixels at 300 dpi, including bleed on all sides. */
export interface Product {
  readonly name: string;
  readonly shape: 'rectangle' | 'hexagon' | 'circle';
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Bleed of most print shops. */
export const SHOP_BLEED_MM = MM_PER_INCH / 8;
/** MakePlayingCards trims 36 pixels. */
const MPC_BLEED_MM = (36 / PRINT_DPI) * MM_PER_INCH;
/** Cutting tolerance of print shops. */
const NEAR_MM = 1;

const product = (
  name: string,
  widthPx: number,
  heightPx = widthPx,
  shape: Product['shape'] = 'rectangle',
): Product => ({
  name,
  shape,
  widthPx,
  heightPx,
});

const GAME_CRAFTER: readonly Product[] = [
  product('poker card', 825, 1125),
  product('mini square tile', 450),
  product('small square tile', 675),
  product('medium square tile', 825),
  product('large square tile', 1125),
  product('mini hex tile', 450, 450, 'hexagon'),
  product('small hex tile', 675, 600, 'hexagon'),
  product('medium hex tile', 825, 750, 'hexagon'),
  product('large hex tile', 1200, 1050, 'hexagon'),
  ...(['small', 'medium', 'large'] as const).flatMap((size, i) => [
    product(`${size} square chit`, 225 + i * 75),
    product(`${size} round chit`, 225 + i * 75, 225 + i * 75, 'circle'),
  ]),
  product('small standee', 225, 525),
  product('medium standee', 300, 750),
  product('large standee', 375, 975),
];

/** Products of each shop. Other shops mostly use the sizes of The Game Crafter. */
export const RANGES: Readonly<Record<Shop, { readonly products: readonly Product[]; readonly bleedMm: number }>> = {
  'game-crafter': { products: GAME_CRAFTER, bleedMm: SHOP_BLEED_MM },
  'make-playing-cards': { products: [product('poker card', 822, 1122)], bleedMm: MPC_BLEED_MM },
};

/** Format of a piece for a shop: the picture's size with bleed, and whether it is rotated. */
export interface ShopSize extends SizeMm {
  readonly product: Product | undefined;
  readonly turned: boolean;
}

/** Returns the product within a millimetre of the piece's trim size, either way up; otherwise the piece's own size. */
export function shopSizeOf(outline: Outline, shop: Shop = 'game-crafter'): ShopSize {
  const { widthMm, heightMm } = sizeOf(outline);
  const { products, bleedMm } = RANGES[shop];
  const cutMm = (px: number) => mmOf(px) - 2 * bleedMm;
  for (const turned of [false, true]) {
    const [across, down] = turned ? [heightMm, widthMm] : [widthMm, heightMm];
    const found = products.find(
      ({ shape, widthPx, heightPx }) =>
        shape === outline.shape &&
        Math.abs(cutMm(widthPx) - across) <= NEAR_MM &&
        Math.abs(cutMm(heightPx) - down) <= NEAR_MM,
    );
    if (found) return { product: found, turned, widthMm: mmOf(found.widthPx), heightMm: mmOf(found.heightPx) };
  }
  const own = (mm: number) => mmOf(pixelsFromMm(mm + 2 * bleedMm, PRINT_DPI));
  return { product: undefined, turned: false, widthMm: own(widthMm), heightMm: own(heightMm) };
}

const mmOf = (px: number) => (px / PRINT_DPI) * MM_PER_INCH;

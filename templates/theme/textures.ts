import type { BoxMm } from '@/lib/kit/blank';
import type { Texture } from '@/lib/kit/themes';
import { circle, type Item, rectangle } from '@/templates/drawing/display-list';
import { translation } from '@/templates/geometry/matrix';

const TILE_MM = 10;
const LINE_MM = 0.35;
/** Share of ink in a texture's colour: it must not disturb text. */
const STRENGTH = 0.06;

type Shape = (x: number, y: number) => string;

/** One tile of each texture from its top left corner, as a path. */
const SHAPES: Readonly<Record<Texture, Shape>> = {
  grid: (x, y) => `M${x} ${y + 10} L${x} ${y} L${x + 10} ${y}`,
  diamonds: (x, y) => `M${x + 5} ${y} L${x + 10} ${y + 5} L${x + 5} ${y + 10} L${x} ${y + 5} Z`,
  rivets: (x, y) => circle(x + 5, y + 5, 0.9),
  lines: (x, y) => `M${x} ${y + 5} L${x + 10} ${y + 5}`,
  slants: (x, y) => `M${x} ${y + 10} L${x + 10} ${y}`,
  waves: (x, y) =>
    `M${x} ${y + 5} C${x + 2} ${y + 2} ${x + 3} ${y + 2} ${x + 5} ${y + 5} C${x + 7} ${y + 8} ${x + 8} ${y + 8} ${x + 10} ${y + 5}`,
};

/** Returns the colour of a texture: the ground with a little ink. */
export function textureInk(ground: string, ink: string): string {
  const mixed = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [ground, ink].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round(from + (to - from) * STRENGTH)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('').toUpperCase()}`;
}

/** Tiles a box with a texture, as decoration. */
export function textureItems(texture: Texture | undefined, ground: string, ink: string, box: BoxMm): readonly Item[] {
  if (!texture) return [];
  const { xMm, yMm, widthMm, heightMm } = box;
  const [columns, rows] = [Math.ceil(widthMm / TILE_MM), Math.ceil(heightMm / TILE_MM)];
  const tiles = Array.from({ length: columns * rows }, (_, i) =>
    SHAPES[texture]((i % columns) * TILE_MM, Math.floor(i / columns) * TILE_MM),
  );
  const drawn = { kind: 'path', d: tiles.join(' '), stroke: textureInk(ground, ink), widthMm: LINE_MM } as const;
  return [{ kind: 'group', matrix: translation(xMm, yMm), clip: rectangle(0, 0, widthMm, heightMm), items: [drawn] }];
}

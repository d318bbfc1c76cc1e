import type { BoxMm } from '@/lib/kit/blank';
import { circle, type Item, type Sketch } from '@/templates/drawing/display-list';
import { round, translation } from '@/templates/geometry/matrix';
import { hazardStripes, type Pattern, type Theme, type Tint } from './theme';

/** Draws a strip of a tone's pattern; nothing for a tone without one. */
export function patternStrip(theme: Theme, { pattern, on }: Tint, box: BoxMm): readonly Item[] {
  const { xMm, yMm, widthMm, heightMm } = box;
  if (pattern === 'none' || widthMm <= 0 || heightMm <= 0) return [];
  if (pattern === 'hazard') return hazardStripes(theme, xMm, yMm, widthMm, heightMm);
  return [
    { kind: 'place', sketch: sketchOf(pattern, round(widthMm), round(heightMm)), x: xMm, y: yMm, scale: 1, ink: on },
  ];
}

const sketches = new Map<string, Sketch>();
const REMEMBERED = 500;

/** Returns a pattern of a given size, cached, since pieces of one size share it. */
function sketchOf(pattern: Drawn, widthMm: number, heightMm: number): Sketch {
  const name = `${pattern}-${widthMm}-${heightMm}`;
  const known = sketches.get(name);
  if (known) return known;
  const count = Math.max(1, Math.floor(widthMm / (heightMm * PERIODS[pattern])));
  const period = widthMm / count;
  // Repeats one path: identical paths compress to almost nothing, unlike a single long one.
  const shape: Item = { kind: 'path', d: SHAPES[pattern](period, heightMm), fill: 'inherit' };
  const items = Array.from(
    { length: count },
    (_, i): Item => ({ kind: 'group', matrix: translation(i * period, 0), items: [shape] }),
  );
  const sketch: Sketch = { name, widthMm, heightMm, items };
  if (sketches.size >= REMEMBERED) sketches.clear();
  sketches.set(name, sketch);
  return sketch;
}

type Drawn = Exclude<Pattern, 'none' | 'hazard'>;

/** Width of one repetition, relative to its height. */
const PERIODS: Readonly<Record<Drawn, number>> = { chevrons: 1, slants: 1.2, teeth: 0.8, dots: 0.9 };

const polygon = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' L')} Z`;

const SHAPES: Readonly<Record<Drawn, (width: number, height: number) => string>> = {
  chevrons: (w, h) => polygon([0, 0], [w * 0.35, 0], [w * 0.8, h / 2], [w * 0.35, h], [0, h], [w * 0.45, h / 2]),
  slants: (w, h) => polygon([0, h], [w * 0.4, h], [w * 0.9, 0], [w * 0.5, 0]),
  teeth: (w, h) => polygon([0, h], [w / 2, 0], [w, h]),
  dots: (w, h) => circle(w / 2, h / 2, Math.min(w, h) * 0.32),
};

/** Draws the pattern at the right end of a band: hazard stripes at full height, other patterns as a centred row. */
export function endOfBand(theme: Theme, tint: Tint, { xMm, yMm, widthMm, heightMm }: BoxMm): readonly Item[] {
  if (tint.pattern === 'hazard') return patternStrip(theme, tint, { xMm, yMm, widthMm, heightMm });
  const row = { xMm, yMm: yMm + heightMm * 0.3, widthMm: widthMm - 1, heightMm: heightMm * 0.4 };
  return patternStrip(theme, tint, row);
}

export const alongFoot = ({ xMm, yMm, widthMm, heightMm }: BoxMm, stripMm: number): BoxMm => ({
  xMm,
  yMm: yMm + heightMm - stripMm,
  widthMm,
  heightMm: stripMm,
});

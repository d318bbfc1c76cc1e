import { type Item, line, type PathItem, type Sketch } from '@/templates/drawing/display-list';
import { round } from '@/templates/geometry/matrix';
import type { Theme } from './theme';

/** Length of a stroke of a hand-drawn line, and how far it strays. */
const [STROKE_MM, STRAY_MM] = [7, 0.16];
/** Distance of the two lines of a double rule, as a multiple of their width. */
const APART = 2.2;

/** Draws a level rule around the height `y`, in the look of the theme. */
export function ruleItems(
  { ruleLook, line: color }: Pick<Theme, 'ruleLook' | 'line'>,
  { x, y, widthMm }: { readonly x: number; readonly y: number; readonly widthMm: number },
  strokeMm = 0.5,
  stroke = color,
): readonly Item[] {
  const level = (at: number, thick: number): PathItem => ({
    kind: 'path',
    d: line(x, at, x + widthMm, at),
    stroke,
    widthMm: thick,
  });
  switch (ruleLook) {
    case 'solid':
      return [level(y, strokeMm)];
    case 'double': {
      const thin = strokeMm * 0.45;
      const off = (thin * APART) / 2;
      return [level(y - off, thin), level(y + off, thin)];
    }
    case 'dashed':
      return [{ ...level(y, strokeMm), dashMm: [strokeMm * 4, strokeMm * 2] }];
    case 'rough':
      return [
        { kind: 'place', sketch: roughLine(round(widthMm), strokeMm), x, y: y - STRAY_MM, scale: 1, ink: stroke },
      ];
  }
}

const roughLines = new Map<string, Sketch>();
const REMEMBERED = 500;

/** Returns a line as if drawn by hand, always alike for its length. Cached, since pieces of one size share it. */
function roughLine(widthMm: number, strokeMm: number): Sketch {
  const name = `rough-${widthMm}-${strokeMm}`;
  const known = roughLines.get(name);
  if (known) return known;
  const count = Math.max(2, Math.round(widthMm / STROKE_MM));
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const stray = Math.sin(i * 2.4 + widthMm) * STRAY_MM;
    return `${round((widthMm * i) / count)} ${round(STRAY_MM + stray)}`;
  });
  const d = `M${points.join(' L')}`;
  const items: Item[] = [{ kind: 'path', d, stroke: 'inherit', widthMm: strokeMm }];
  const sketch: Sketch = { name, widthMm, heightMm: 2 * STRAY_MM, items };
  if (roughLines.size >= REMEMBERED) roughLines.clear();
  roughLines.set(name, sketch);
  return sketch;
}

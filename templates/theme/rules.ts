import { type Item, line, type PathItem } from '@/templates/drawing/display-list';
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
      return [{ kind: 'path', d: roughLine(x, y, widthMm), stroke, widthMm: strokeMm }];
  }
}

/** Returns a line as if drawn by hand, always alike for its length. */
function roughLine(x: number, y: number, widthMm: number): string {
  const count = Math.max(2, Math.round(widthMm / STROKE_MM));
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const stray = Math.sin(i * 2.4 + widthMm) * STRAY_MM;
    return `${round(x + (widthMm * i) / count)} ${round(y + stray)}`;
  });
  return `M${points.join(' L')}`;
}

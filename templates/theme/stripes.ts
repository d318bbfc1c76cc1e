import { type PathItem, rectangle } from '@/templates/drawing/display-list';
import { round } from '@/templates/geometry/round';
import type { Theme } from './theme';

/** A hazard stripe, for what is truly dangerous: yellow and ink, or bare slanted lines where ink is short. */
export function hazardStripes(
  theme: Theme,
  x: number,
  y: number,
  widthMm: number,
  heightMm: number,
): readonly PathItem[] {
  const period = Math.min(6, heightMm);
  const stripes: string[] = [];
  // Each stripe leans by the band's height; what leans out of the band is cut off at its ends.
  for (let at = -heightMm; at < widthMm; at += period) {
    const corners = clipped(at, period / 2, widthMm, heightMm).map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`);
    if (corners.length > 2) stripes.push(`M${corners.join(' L')} Z`);
  }
  const d = stripes.join(' ');
  if (theme.lowInk) return [{ kind: 'path', d, stroke: theme.grey, widthMm: 0.25 }];
  return [
    { kind: 'path', d: rectangle(x, y, widthMm, heightMm), fill: theme.tone.hazard.ground },
    { kind: 'path', d, fill: theme.ink },
  ];
}

/** A parallelogram that leans right as it rises, cut to 0…width. */
function clipped(at: number, thick: number, width: number, height: number): readonly (readonly [number, number])[] {
  const shape: readonly (readonly [number, number])[] = [
    [at, height],
    [at + thick, height],
    [at + thick + height, 0],
    [at + height, 0],
  ];
  return clipSide(clipSide(shape, 0, 1), width, -1);
}

/** Keeps what lies on one side of an upright line (Sutherland and Hodgman). */
function clipSide(shape: readonly (readonly [number, number])[], edge: number, sign: 1 | -1) {
  return shape.flatMap((point, i) => {
    const before = shape.at(i - 1) ?? point;
    const [isIn, wasIn] = [(point[0] - edge) * sign >= 0, (before[0] - edge) * sign >= 0];
    const share = (edge - before[0]) / (point[0] - before[0] || 1);
    const crossing: readonly [number, number] = [edge, before[1] + (point[1] - before[1]) * share];
    if (isIn) return wasIn ? [point] : [crossing, point];
    return wasIn ? [crossing] : [];
  });
}

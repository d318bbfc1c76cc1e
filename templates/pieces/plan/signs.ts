import type { Side } from '@/lib/kernel/tiling';
import type { PlanPassage } from '@/lib/kit/plan';
import { circle, type Item, line, type PathItem, rectangle, type StructNode } from '@/templates/drawing/display-list';
import { round } from '@/templates/geometry/matrix';
import { hazardStripes, PALETTE, type Theme } from '../../theme/theme';
import type { Point, Way } from './geometry';

const DOOR_MM = 5;
const JAMB_MM = 1.4;

/** Draws a gap in a wall, or a corridor, duct or outside path between rooms. */
export function passageItems(
  { style }: Pick<PlanPassage, 'style'>,
  way: Way,
  theme: Theme,
  wallMm: number,
  node: StructNode,
): readonly PathItem[] {
  if (way.wall) return gap(style, way, theme, wallMm, node);
  const d = line(way.from.x, way.from.y, way.to.x, way.to.y);
  if (style === 'duct') return [{ kind: 'path', d, stroke: theme.headline, widthMm: 0.5, dashMm: [2, 1.2], node }];
  if (style === 'hull') return [{ kind: 'path', d, stroke: theme.grey, widthMm: 0.6, dashMm: [0.4, 1.2], node }];
  return [
    { kind: 'path', d, stroke: theme.headline, widthMm: 3.6, node },
    { kind: 'path', d, stroke: PALETTE.white, widthMm: 2.4, node },
  ];
}

function gap(
  style: PlanPassage['style'],
  { wall, middle }: Way,
  theme: Theme,
  wallMm: number,
  node: StructNode,
): readonly PathItem[] {
  if (!wall) return [];
  const length = Math.hypot(wall.to.x - wall.from.x, wall.to.y - wall.from.y);
  const open = Math.max(1, Math.min(style === 'open' ? length * 0.7 : DOOR_MM, length - 2));
  const [ux, uy] = [(wall.to.x - wall.from.x) / length, (wall.to.y - wall.from.y) / length];
  const [px, py] = uy > 0 ? [uy, -ux] : [-uy, ux];
  const [a, b] = [-open / 2, open / 2].map((at) => ({ x: middle.x + ux * at, y: middle.y + uy * at })) as [
    Point,
    Point,
  ];
  const items: PathItem[] = [
    { kind: 'path', d: line(a.x, a.y, b.x, b.y), stroke: PALETTE.white, widthMm: wallMm + 0.3, node },
  ];
  if (style === 'duct' || style === 'hull') {
    const dashMm = style === 'duct' ? [1, 0.7] : [0.3, 0.9];
    items.push({ kind: 'path', d: line(a.x, a.y, b.x, b.y), stroke: theme.headline, widthMm: 0.5, dashMm, node });
    return items;
  }
  const jambs = [a, b].map(({ x, y }) => line(x - px * JAMB_MM, y - py * JAMB_MM, x + px * JAMB_MM, y + py * JAMB_MM));
  items.push({ kind: 'path', d: jambs.join(' '), stroke: theme.headline, widthMm: 0.5, node });
  return items;
}

const BAR_MM = 2.6;
const HALO = 1.3;

export function wallBar(
  { from, to }: Side,
  theme: Theme,
  node: StructNode,
  widthMm: number = BAR_MM,
): readonly PathItem[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const bar = (broadMm: number, stroke: string): PathItem => {
    const over = broadMm / 2;
    const d = line(from.x - ux * over, from.y - uy * over, to.x + ux * over, to.y + uy * over);
    return { kind: 'path', d, stroke, widthMm: broadMm, node };
  };
  return [bar(widthMm * HALO, PALETTE.white), bar(widthMm, theme.headline)];
}

/** Draws hatching over a blocked passage. */
export function blockade({ middle }: Pick<Way, 'middle'>, theme: Theme, node: StructNode): readonly Item[] {
  const [size, x, y] = [4.4, middle.x - 2.2, middle.y - 2.2];
  const box = rectangle(x, y, size, size);
  return [
    { kind: 'path', d: box, fill: PALETTE.white, node },
    ...hazardStripes(theme, x, y, size, size).map((item) => ({ ...item, node })),
    { kind: 'path', d: box, stroke: theme.headline, widthMm: 0.4, node },
  ];
}

/** Draws an arrowhead with its tip at `to`. */
export function arrow(from: Point, to: Point, theme: Theme, node: StructNode | undefined): PathItem {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [long, half] = [3, 1.7];
  const corner = (side: number) =>
    `${round(to.x - ux * long - uy * half * side)} ${round(to.y - uy * long + ux * half * side)}`;
  const tip = `${round(to.x + ux * 0.6)} ${round(to.y + uy * 0.6)}`;
  return { kind: 'path', d: `M${tip} L${corner(1)} L${corner(-1)} Z`, fill: theme.tone.exit.edge, node };
}

/** The “you are here” dot of evacuation plans. */
export const YOU_ARE_HERE = ({ x, y }: Point, theme: Theme, node: StructNode): readonly PathItem[] => [
  { kind: 'path', d: circle(x, y, 2), fill: PALETTE.white, stroke: theme.tone.service.edge, widthMm: 0.5, node },
  { kind: 'path', d: circle(x, y, 1.2), fill: theme.tone.service.edge, node },
];

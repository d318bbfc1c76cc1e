import { beside, boxOf, type Direction, type Topology } from '@/lib/kernel/tiling';
import type { SizeMm } from '@/lib/kernel/units';
import type { CompassFigure, Drawing } from '@/lib/kit/blocks';
import { extentOfGrid } from '@/lib/kit/grid';
import { circle, type Item, moveItems, type StructNode } from '@/templates/drawing/display-list';
import type { LayFigure } from '@/templates/flow/blocks';
import type { FlowContext } from '@/templates/flow/context';
import type { Strip } from '@/templates/flow/strip';
import { drawText, layText, plainSpan, type TextSetting } from '@/templates/flow/text';
import { SIZES } from '@/templates/theme/styles';
import { gridOf } from '../plan/geometry';
import { layPlan } from '../plan/plan-figure';
import { layGrid } from './grid-figure';
import { layLinkFigure } from './link-figure';

/** Radius of the ring and of a spot, as shares of half the box, such that eight spots do not touch. */
const RING = 0.73;
const SPOT = 0.26;
const LINE_MM = 0.3;
const GAP_MM = 2;

/** A ring of circles to mark, one per direction, as large as its room allows. */
function layCompass(
  { topology, directions, label }: CompassFigure,
  context: FlowContext,
  { widthMm, heightMm }: SizeMm,
  node: StructNode,
): readonly Strip[] {
  const { setter, theme } = context;
  const half = Math.min(widthMm, heightMm) / 2;
  const [x, y] = [widthMm / 2, half];
  const put = (text: string, pt: number, at: { readonly x: number; readonly y: number }, items: Item[]) => {
    const setting: TextSetting = { setter, pt, lineHeight: 1.1, align: 'center', node };
    const block = layText(plainSpan(text, 'label', theme.ink), half, setting);
    drawText(block, setting, at.x - half / 2, at.y - block.heightMm / 2, items);
  };
  const items: Item[] = [];
  put(label, SIZES.large, { x, y }, items);
  for (const direction of directions) {
    const [across, down] = towards(topology, direction);
    const at = { x: x + across * half * RING, y: y + down * half * RING };
    items.push({ kind: 'path', d: circle(at.x, at.y, half * SPOT), stroke: theme.ink, widthMm: LINE_MM, node });
    put(direction, SIZES.tiny, at, items);
  }
  return [
    {
      heightMm: 2 * half,
      gapMm: GAP_MM,
      keepWithNext: false,
      draw: (left, top, out) => out.push(...moveItems(items, left, top)),
    },
  ];
}

/** Unit step in a direction on a board. */
function towards(topology: Topology, direction: Direction): readonly [across: number, down: number] {
  const middle = (spot: { readonly x: number; readonly y: number }) => {
    const box = boxOf(topology, spot);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const here = { x: 0, y: 0 };
  const [[fromX, fromY], [toX, toY]] = [middle(here), middle(beside(topology, here, direction))];
  const length = Math.hypot(toX - fromX, toY - fromY);
  return [(toX - fromX) / length, (toY - fromY) / length];
}

export const layFigure: LayFigure = (figure, context, size, nodes) => {
  switch (figure.figure) {
    case 'plan':
      return layPlan(figure, context, size, nodes);
    case 'grid':
      return layGrid(figure, context, size, nodes.figure);
    case 'links':
      return layLinkFigure(figure, context, size, nodes);
    case 'compass':
      return layCompass(figure, context, size, nodes.figure);
  }
};

/** Returns the number of squares of a figure. A ring has none and fits any room, so it counts as one. */
export function squaresOf(figure: Drawing): { readonly columns: number; readonly rows: number } {
  if (figure.figure === 'plan') return gridOf(figure.plan.rooms);
  if (figure.figure === 'links') return { columns: 1, rows: 1 };
  const { width, height } = extentOfGrid(figure.grid);
  return { columns: width, rows: height };
}

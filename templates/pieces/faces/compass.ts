import { beside, boxOf, type Direction, type Point, type Topology } from '@/lib/kernel/tiling';
import type { SizeMm } from '@/lib/kernel/units';
import type { Compass, CompassFigure } from '@/lib/kit/blocks';
import { circle, type Item, line, moveItems, type StructNode } from '@/templates/drawing/display-list';
import type { FlowContext } from '@/templates/flow/context';
import type { Strip } from '@/templates/flow/strip';
import { drawText, layText, plainSpan, type TextSetting } from '@/templates/flow/text';
import { SIZES } from '@/templates/theme/styles';

type Setting = Pick<FlowContext, 'setter' | 'theme'>;

/** Radius of the ring and of a spot, as shares of half the box, such that eight spots do not touch. */
const RING = 0.73;
const SPOT = 0.26;
const LINE_MM = 0.3;
const GAP_MM = 2;
/** Longest label in large type. */
const LARGE = 2;

/** A ring of circles to mark, one per direction, as large as its room allows. */
export function layCompass(
  { topology, directions, label }: CompassFigure,
  context: FlowContext,
  { widthMm, heightMm }: SizeMm,
  node: StructNode,
): readonly Strip[] {
  const half = Math.min(widthMm, heightMm) / 2;
  const middle = { x: widthMm / 2, y: half };
  const items: Item[] = [...lettering(label, label.length > LARGE ? SIZES.small : SIZES.large, middle, context, node)];
  for (const direction of directions) {
    const at = towards(topology, direction, middle, half * RING);
    items.push({
      kind: 'path',
      d: circle(at.x, at.y, half * SPOT),
      stroke: context.theme.headline,
      widthMm: LINE_MM,
      node,
    });
    items.push(...lettering(direction, SIZES.tiny, at, context, node));
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

/** Beginning of a compass's needles as a share of its radius, and distances of their ends and of the letters from its rim. */
const NEEDLE_FROM = 0.15;
const NEEDLE_TO_MM = 3.9;
const LETTERS_MM = 2;

/** A compass: a needle in each direction, and its name at the end, all within the radius. */
export function compassItems(
  { topology, directions }: Compass,
  middle: Point,
  radiusMm: number,
  setting: Setting,
  node: StructNode,
): readonly Item[] {
  const needles = directions.map((direction) => {
    const from = towards(topology, direction, middle, radiusMm * NEEDLE_FROM);
    const to = towards(topology, direction, middle, Math.max(radiusMm * NEEDLE_FROM, radiusMm - NEEDLE_TO_MM));
    return line(from.x, from.y, to.x, to.y);
  });
  return [
    { kind: 'path', d: needles.join(' '), stroke: setting.theme.headline, widthMm: LINE_MM, node },
    ...directions.flatMap((direction) =>
      lettering(direction, SIZES.small, towards(topology, direction, middle, radiusMm - LETTERS_MM), setting, node),
    ),
  ];
}

/** Room for a word around its middle; no name of a direction is wider. */
const WORD_MM = 20;

function lettering(text: string, pt: number, at: Point, { setter, theme }: Setting, node: StructNode) {
  const setting: TextSetting = { setter, pt, lineHeight: 1.1, align: 'center', node };
  const block = layText(plainSpan(text, 'label', theme.headline), WORD_MM, setting);
  const items: Item[] = [];
  drawText(block, setting, at.x - WORD_MM / 2, at.y - block.heightMm / 2, items);
  return items;
}

/** Returns the point in a direction of a board, at a distance from another point. */
function towards(topology: Topology, direction: Direction, { x, y }: Point, distance: number): Point {
  const middle = (spot: Point) => {
    const box = boxOf(topology, spot);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const here = { x: 0, y: 0 };
  const [[fromX, fromY], [toX, toY]] = [middle(here), middle(beside(topology, here, direction))];
  const length = Math.hypot(toX - fromX, toY - fromY);
  return { x: x + ((toX - fromX) / length) * distance, y: y + ((toY - fromY) / length) * distance };
}

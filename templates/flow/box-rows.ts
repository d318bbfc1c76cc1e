import type { Block } from '@/lib/kit/blocks';
import { addNode, type Item, rectangle, type StructNode } from '@/templates/drawing/display-list';
import { SIZES } from '../theme/styles';
import type { FlowContext } from './context';
import { BOX_MM, drawCheck, drawWriting, valueBlock } from './form-boxes';
import { layHeadline } from './headline';
import type { Strip } from './strip';
import { drawText } from './text';

type Boxes = Extract<Block, { block: 'boxes' }>;

const GAP_MM = 3;
const LINE_MM = 0.5;
/** Space between a box's frame and what is in it. */
const PAD_MM = 1.8;
/** Least height to write in. */
const LEAST_WRITING_MM = 10;

/** Lays out titled boxes in rows of equal widths. */
export function boxRowStrips(
  context: FlowContext,
  { boxes, perRow, heightMm }: Boxes,
  widthMm: number,
  parent: StructNode,
): readonly Strip[] {
  const boxMm = (widthMm - GAP_MM * (perRow - 1)) / perRow;
  const count = Math.ceil(boxes.length / perRow);
  return Array.from({ length: count }, (_, row): Strip => {
    const placed = boxes.slice(row * perRow, (row + 1) * perRow).map((box) => placedBox(context, box, boxMm, parent));
    // Long titles make the whole row higher.
    const rowMm = Math.max(heightMm, ...placed.map(({ headMm }) => headMm + LEAST_WRITING_MM));
    return {
      heightMm: rowMm,
      gapMm: row === 0 ? GAP_MM * context.density : GAP_MM,
      keepWithNext: row < count - 1,
      draw: (x, y, out) => {
        for (const [i, { draw }] of placed.entries()) draw(x + i * (boxMm + GAP_MM), y, rowMm, out);
      },
    };
  });
}

/** A box whose title is laid out. */
interface PlacedBox {
  /** Height of the title and the space above it. */
  readonly headMm: number;
  readonly draw: (x: number, y: number, heightMm: number, out: Item[]) => void;
}

function placedBox(
  context: FlowContext,
  { title, box, tick }: Boxes['boxes'][number],
  widthMm: number,
  parent: StructNode,
): PlacedBox {
  const { setter, theme } = context;
  const innerMm = widthMm - 2 * PAD_MM;
  const plain = { setter, pt: SIZES.small, lineHeight: 1.2, node: addNode(parent, 'P') };
  const titleMm = innerMm - (tick ? BOX_MM + PAD_MM : 0);
  const { block, setting } = layHeadline(title, theme.headline, titleMm, plain);
  const node = addNode(parent, 'Form');
  const tickNode = tick && addNode(parent, 'Form');
  const value = valueBlock(context, box, innerMm);
  const headMm = PAD_MM + Math.max(block.heightMm, tick ? BOX_MM : 0);
  const draw: PlacedBox['draw'] = (x, y, heightMm, out) => {
    out.push({ kind: 'path', d: rectangle(x, y, widthMm, heightMm), stroke: theme.line, widthMm: LINE_MM });
    drawText(block, setting, x + PAD_MM, y + PAD_MM, out);
    if (tick && tickNode) drawCheck(context, tick, x + widthMm - PAD_MM - BOX_MM, y + PAD_MM, tickNode, out);
    drawWriting(context, box, value, x + PAD_MM, y + headMm, innerMm, heightMm - headMm - PAD_MM / 2, node, out);
  };
  return { headMm, draw };
}

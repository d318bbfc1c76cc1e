import { boxOf, type Point } from '@/lib/kernel/tiling';
import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm } from '@/lib/kit/blank';
import type { GridFigure } from '@/lib/kit/blocks';
import { extentOfGrid, type Grid, type GridLook, type GridSquare } from '@/lib/kit/grid';
import { type Item, line, moveItems, rectangle, type StructNode } from '@/templates/drawing/display-list';
import type { FlowContext } from '@/templates/flow/context';
import type { Strip } from '@/templates/flow/strip';
import { drawText, layText, plainSpan, type TextBlock, type TextSetting } from '@/templates/flow/text';
import { mmFromPt, SIZES } from '@/templates/theme/styles';
import { boardItems, groundOf, HEAD_MM, letterOf, NAMED_MM } from './board-items';
import { signIn } from './face';

const LARGEST_SQUARE_MM = 22;
const LEAST_SQUARE_MM = 1;
const LINE_MM = 0.5;
const GAP_MM = 3;
const ROW_MM = 6.5;
const SWATCH_MM = 4.4;

/** Lays out squares in rows and columns, as large as their room allows, with a legend below. */
export function layGrid(
  { grid, squareMm }: GridFigure,
  context: FlowContext,
  { widthMm, heightMm }: SizeMm,
  node: StructNode,
): readonly Strip[] {
  if (grid.columns === 0 || grid.rows === 0) return [];
  const legend = layLegend(grid, context, widthMm, node);
  const belowMm = legend.heightMm === 0 ? 0 : GAP_MM + legend.heightMm;
  const extent = extentOfGrid(grid);
  const sideWith = (aboveMm: number) => {
    const most = Math.min(
      (widthMm - aboveMm - LINE_MM) / extent.width,
      (heightMm - aboveMm - LINE_MM - belowMm) / extent.height,
    );
    return Math.max(LEAST_SQUARE_MM, Math.min(most, squareMm ?? LARGEST_SQUARE_MM));
  };
  // Letters and numbers at the edges are redundant if every square shows its name.
  const headMm = grid.isBoard && sideWith(0) >= NAMED_MM ? 0 : HEAD_MM;
  const side = sideWith(headMm);
  const origin = { x: headMm - extent.x * side, y: headMm - extent.y * side };
  const left = Math.max(0, (widthMm - headMm - side * extent.width) / 2);
  const items = moveItems(
    [
      ...(headMm === 0 ? [] : headItems(grid, side, origin, context, node)),
      ...(grid.isBoard ? boardItems(grid, side, origin, context, node) : squareItems(grid, side, context, node)),
    ],
    left,
    0,
  );
  const drawnMm = headMm + side * extent.height + LINE_MM;
  return [
    {
      heightMm: drawnMm + belowMm,
      gapMm: 4,
      keepWithNext: false,
      draw: (x, y, out) => {
        out.push(...moveItems([...items, ...legend.drawAt(drawnMm + GAP_MM)], x, y));
      },
    },
  ];
}

/** Draws separate squares, for tiles, and places of several squares with a common outline. */
function squareItems({ squares }: Grid, side: number, context: FlowContext, node: StructNode): readonly Item[] {
  const { theme } = context;
  const key = (x: number, y: number) => `${x} ${y}`;
  const known = new Map(squares.map((square) => [key(square.x, square.y), square]));
  const isSame = ({ x, y, area }: GridSquare, dx: number, dy: number) => known.get(key(x + dx, y + dy))?.area === area;
  const items = squares.map((square) => {
    const [x, y] = [HEAD_MM + square.x * side, HEAD_MM + square.y * side];
    const box = { xMm: x, yMm: y, widthMm: side, heightMm: side };
    return { square, box: square.area === undefined ? shrunk(box, APART) : box };
  });
  const lines = items.flatMap(({ square, box: { xMm, yMm, widthMm, heightMm } }) => {
    if (square.area === undefined) return [rectangle(xMm, yMm, widthMm, heightMm)];
    const [right, bottom] = [xMm + widthMm, yMm + heightMm];
    return [
      ...(isSame(square, 0, -1) ? [] : [line(xMm, yMm, right, yMm)]),
      ...(isSame(square, 1, 0) ? [] : [line(right, yMm, right, bottom)]),
      ...(isSame(square, 0, 1) ? [] : [line(xMm, bottom, right, bottom)]),
      ...(isSame(square, -1, 0) ? [] : [line(xMm, yMm, xMm, bottom)]),
    ];
  });
  return [
    ...items.flatMap(({ square, box }) => lookItems(square, box, context, node)),
    ...(lines.length === 0
      ? []
      : [{ kind: 'path', d: lines.join(' '), stroke: theme.headline, widthMm: LINE_MM, node } as const]),
  ];
}

/** Half the gap between two squares, as a share of the side. */
const APART = 0.05;
const SIGN_INSET = 0.18;

function shrunk({ xMm, yMm, widthMm, heightMm }: BoxMm, share: number): BoxMm {
  const by = share * widthMm;
  return { xMm: xMm + by, yMm: yMm + by, widthMm: widthMm - 2 * by, heightMm: heightMm - 2 * by };
}

/** Draws a background and a sign; only the sign if ink is saved. */
function lookItems({ tone, icon }: GridLook, box: BoxMm, { theme }: FlowContext, node: StructNode): readonly Item[] {
  const tint = tone && theme.tone[tone];
  const ground = groundOf(tint, theme);
  const d = rectangle(box.xMm, box.yMm, box.widthMm, box.heightMm);
  const ink = tint && (ground ? tint.on : tint.edge);
  return [
    ...(ground ? [{ kind: 'path', d, fill: ground, node } as const] : []),
    ...(icon === undefined
      ? []
      : signIn(icon, shrunk(box, SIGN_INSET), ink ?? theme.headline, { node, lowInk: theme.lowInk })),
  ];
}

/** Draws the column letters and row numbers; skips some if squares are smaller than the type. */
function headItems(
  { topology = 'square', columns, rows }: Grid,
  side: number,
  origin: Point,
  context: FlowContext,
  node: StructNode,
): readonly Item[] {
  const { setter, theme } = context;
  const setting: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1.1, align: 'center', node };
  const items: Item[] = [];
  const put = (text: string, x: number, y: number) => {
    const block = layText(plainSpan(text, 'label', theme.headline), HEAD_MM * 2, setting);
    drawText(block, setting, x - HEAD_MM, y - block.heightMm / 2, items);
  };
  const step = Math.max(1, Math.ceil(mmFromPt(SIZES.tiny) / side));
  const middleOf = (x: number, y: number) => {
    const box = boxOf(topology, { x, y });
    return { x: origin.x + (box.x + box.width / 2) * side, y: origin.y + (box.y + box.height / 2) * side };
  };
  for (let x = 0; x < columns; x += step) put(letterOf(x), middleOf(x, 0).x, HEAD_MM / 2);
  for (let y = 0; y < rows; y += step) put(String(y + 1), HEAD_MM / 2, middleOf(0, y).y);
  return items;
}

function layLegend({ legend }: Grid, context: FlowContext, widthMm: number, node: StructNode) {
  const { setter, theme } = context;
  const setting: TextSetting = { setter, pt: SIZES.small, lineHeight: 1.15, node };
  const placed: { readonly look: GridLook; readonly x: number; readonly y: number; readonly words: TextBlock }[] = [];
  let [x, y] = [0, 0];
  for (const { label, ...look } of legend) {
    const words = layText(plainSpan(label, 'label', theme.headline), widthMm - SWATCH_MM - 2, setting);
    const wide = Math.max(0, ...words.lines.map(({ width }) => (width * mmFromPt(SIZES.small)) / 1000));
    if (x > 0 && x + SWATCH_MM + 2 + wide > widthMm) [x, y] = [0, y + ROW_MM];
    placed.push({ look, x, y, words });
    x += SWATCH_MM + 2 + wide + 6;
    if (words.lines.length > 1) [x, y] = [0, y + words.heightMm + ROW_MM - words.lineMm];
  }
  const last = placed.at(-1);
  return {
    heightMm: last ? last.y + Math.max(ROW_MM, last.words.heightMm) : 0,
    drawAt(top: number): readonly Item[] {
      const items: Item[] = [];
      for (const entry of placed) {
        const box = { xMm: entry.x, yMm: top + entry.y + 0.5, widthMm: SWATCH_MM, heightMm: SWATCH_MM };
        items.push(...lookItems(entry.look, box, context, node), {
          kind: 'path',
          d: rectangle(box.xMm, box.yMm, SWATCH_MM, SWATCH_MM),
          stroke: theme.headline,
          widthMm: 0.3,
          node,
        });
        const middle = box.yMm + (SWATCH_MM - entry.words.lineMm) / 2;
        drawText(entry.words, setting, entry.x + SWATCH_MM + 2, middle, items);
      }
      return items;
    },
  };
}

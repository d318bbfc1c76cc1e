import { boxOf, cornersOf, type Point, sharedSide } from '@/lib/kernel/tiling';
import type { Grid, GridSquare } from '@/lib/kit/grid';
import { outlinePath } from '@/lib/kit/outline';
import { type Item, moveItems, polygon, type StructNode } from '@/templates/drawing/display-list';
import type { FlowContext } from '@/templates/flow/context';
import { drawText, layText, plainSpan, type TextSetting } from '@/templates/flow/text';
import { mmFromPt, SIZES } from '@/templates/theme/styles';
import { PALETTE, type Theme, type Tint } from '@/templates/theme/theme';
import { wallBar } from '../plan/signs';
import { isFilled, signIn } from './face';

const LINE_MM = 0.25;
/** Thickness of a wall as a share of a cell's width. */
const WALL = 0.1;
/** Smallest cell with a name of its own. On smaller cells, the letters and numbers beside the board must suffice. */
export const NAMED_MM = 11;
/** Vertical positions of a cell's name and sign, and the sign's size, as shares of the cell's height. */
const NAME_AT = 0.24;
const LABEL_AT = 0.56;
const SIGN = 0.36;

/** Room for the letters above and the numbers beside a grid. */
export const HEAD_MM = 5;

const LETTERS = 26;

/** Z is followed by AA. */
export const letterOf = (column: number): string =>
  `${column < LETTERS ? '' : letterOf(Math.floor(column / LETTERS) - 1)}${String.fromCharCode(65 + (column % LETTERS))}`;

/** Returns the fill of a square; undefined if ink is saved. */
export function groundOf(tint: Tint | undefined, { lowInk }: Theme): string | undefined {
  if (tint) return isFilled(tint) ? tint.ground : undefined;
  return lowInk ? undefined : PALETTE.faint;
}

/** Draws a board to move on: adjacent squares or hexagons with their names, and walls on their sides. */
export function boardItems(
  grid: Grid,
  side: number,
  origin: Point,
  context: FlowContext,
  node: StructNode,
): readonly Item[] {
  const { topology = 'square', squares, walls = [] } = grid;
  const { theme } = context;
  const boxAt = (spot: Point) => {
    const { x, y, width, height } = boxOf(topology, spot);
    return { x: origin.x + x * side, y: origin.y + y * side, width: width * side, height: height * side };
  };
  const outlineAt = (spot: Point) => cornersOf(topology, boxAt(spot));
  const cells = squares.map((square) => ({ square, d: polygon(outlineAt(square)), box: boxAt(square) }));
  const bars = walls.flatMap(([a, b]) => sharedSide(outlineAt(a), outlineAt(b)) ?? []);
  const grounds = cells.flatMap(({ square: { tone }, d }): readonly Item[] => {
    const fill = groundOf(tone && theme.tone[tone], theme);
    return fill === undefined ? [] : [{ kind: 'path', d, fill, node }];
  });
  const lines = cells.map(({ d }) => d).join(' ');
  return [
    ...grounds,
    ...(lines === '' ? [] : [{ kind: 'path', d: lines, stroke: theme.headline, widthMm: LINE_MM, node } as const]),
    ...bars.flatMap((bar) => wallBar(bar, theme, node, WALL * side)),
    ...cells.flatMap(({ square, box }) => contentItems(square, box, side, context, node)),
  ];
}

function contentItems(
  { x, y, tone, icon, label }: GridSquare,
  box: Point & { readonly width: number; readonly height: number },
  side: number,
  context: FlowContext,
  node: StructNode,
): readonly Item[] {
  const { setter, theme } = context;
  const tint = tone && theme.tone[tone];
  const ink = tint && groundOf(tint, theme) !== undefined ? tint.on : theme.ink;
  const items: Item[] = [];
  const middle = box.x + box.width / 2;
  const put = (text: string, pt: number, at: number, color: string) => {
    const setting: TextSetting = { setter, pt, lineHeight: 1.1, align: 'center', node };
    const block = layText(plainSpan(text, 'label', color), side, setting);
    drawText(block, setting, middle - side / 2, at - block.heightMm / 2, items);
  };
  if (side >= NAMED_MM) put(`${letterOf(x)}${y + 1}`, SIZES.tiny, box.y + box.height * NAME_AT, ink);
  const at = { x: middle, y: box.y + box.height * (side >= NAMED_MM ? LABEL_AT : 0.5) };
  if (icon !== undefined) {
    const size = side * SIGN;
    const place = { xMm: at.x - size / 2, yMm: at.y - size / 2, widthMm: size, heightMm: size };
    items.push(...signIn(icon, place, ink, { node }));
  }
  if (label !== undefined && label !== '') items.push(...labelItems(label, at, side, context, node));
  return items;
}

/** Radius of a label's spot, as a share of a cell's width. */
const LABEL_RADIUS = 0.17;
/** Horizontal padding of a longer label, as a share of its spot's radius. */
const LABEL_ROOM = 0.6;

/** Draws a number in a circle, or a longer label on a spot with rounded ends. */
function labelItems(
  label: string,
  at: Point,
  side: number,
  { setter, theme }: FlowContext,
  node: StructNode,
): readonly Item[] {
  const radius = side * LABEL_RADIUS;
  const pt = Math.max(SIZES.tiny, label.length > 2 ? 0 : (radius * 1.1) / mmFromPt(1));
  const setting: TextSetting = { setter, pt, lineHeight: 1.1, align: 'center', node };
  const block = layText(plainSpan(label, 'label', theme.ink), side, setting);
  const wide = ((block.lines[0]?.width ?? 0) * mmFromPt(pt)) / 1000;
  const half = Math.max(radius, (wide + LABEL_ROOM * radius) / 2);
  const spot = { shape: 'rectangle', widthMm: 2 * half, heightMm: 2 * radius, cornerMm: radius } as const;
  const ground = {
    kind: 'path',
    d: outlinePath(spot),
    fill: PALETTE.white,
    stroke: theme.headline,
    widthMm: 0.4,
    node,
  } as const;
  const items: Item[] = [...moveItems([ground], at.x - half, at.y - radius)];
  drawText(block, setting, at.x - side / 2, at.y - block.heightMm / 2, items);
  return items;
}

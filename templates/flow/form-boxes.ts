import type { Block, Cell, FormBox } from '@/lib/kit/blocks';
import { addNode, type Item, line, rectangle, type StructNode } from '@/templates/drawing/display-list';
import { mmFromPt, SIZES } from '../theme/styles';
import { beside } from './beside';
import type { FlowContext } from './context';
import { drawCheckBox } from './prose';
import type { Strip } from './strip';
import type { TableCell } from './table';
import { drawText, layText, plainSpan, type TextSetting, textStrips } from './text';

const ROW_MM = 9;
const COLUMN_GAP_MM = 4;
export const BOX_MM = 4;
/** Space between a cell's edges and its box. */
const SIDE_MM = 1.6;
const TOP_MM = 1.3;
const HIGH_ROW_MM = 10;

export function fieldStrips(
  context: FlowContext,
  rows: Extract<Block, { block: 'fields' }>['rows'],
  widthMm: number,
  parent: StructNode,
): readonly Strip[] {
  return rows.map((boxes, row) => {
    const shares = boxes.reduce((sum, { share = 1 }) => sum + share, 0) || 1;
    const room = widthMm - COLUMN_GAP_MM * Math.max(0, boxes.length - 1);
    let left = 0;
    const columns = boxes.map((box) => {
      const width = (room * (box.share ?? 1)) / shares;
      const x = left;
      left += width + COLUMN_GAP_MM;
      return { x, strips: [fieldStrip(context, box, width, parent)] };
    });
    return beside(columns, { gapMm: row === 0 ? 2 * context.density : 0.6, keepWithNext: false });
  });
}

function fieldStrip(context: FlowContext, box: FormBox, widthMm: number, parent: StructNode): Strip {
  const { theme, setter } = context;
  const setting: TextSetting = { setter, pt: SIZES.small, lineHeight: 1.2, node: addNode(parent, 'P') };
  if (box.kind === 'check') {
    const block = layText(plainSpan(box.label, 'body', theme.ink), widthMm - BOX_MM - 2, setting);
    const heightMm = Math.max(BOX_MM + 2, block.heightMm + 1);
    const node = addNode(parent, 'Form');
    return {
      heightMm,
      gapMm: 0,
      keepWithNext: false,
      draw: (x, y, out) => {
        drawCheck(context, box, x, y + (heightMm - BOX_MM) / 2, node, out);
        drawText(block, setting, x + BOX_MM + 2, y + (heightMm - block.heightMm) / 2, out);
      },
    };
  }
  // The label is on the rule if it takes at most half of its width; longer labels are above it.
  const label = layText(plainSpan(box.label, 'label', theme.ink), widthMm, setting);
  const labelMm = ((label.lines[0]?.width ?? 0) * mmFromPt(SIZES.small)) / 1000;
  const isBeside = label.lines.length === 1 && labelMm <= widthMm / 2;
  const node = addNode(parent, 'Form');
  const value = valueBlock(context, box, isBeside ? widthMm - labelMm - 2 : widthMm);
  const writing = Math.max(ROW_MM * context.density, value.block.heightMm + 1.5);
  const heightMm = isBeside ? writing : label.heightMm + writing;
  return {
    heightMm,
    gapMm: 0,
    keepWithNext: false,
    draw: (x, y, out) => {
      const bottom = y + heightMm - 0.8;
      out.push({ kind: 'path', d: line(x, bottom, x + widthMm, bottom), stroke: theme.ink, widthMm: 0.3 });
      const labelTop = isBeside ? bottom - label.heightMm - 0.6 : y;
      drawText(label, setting, x, labelTop, out);
      const start = isBeside ? x + labelMm + 2 : x;
      drawWriting(context, box, value, start, bottom - writing + 1.2, x + widthMm - start, writing - 1.4, node, out);
    },
  };
}

export function valueBlock(context: FlowContext, { value = '' }: FormBox, widthMm: number) {
  const setting: TextSetting = { setter: context.setter, pt: SIZES.body, lineHeight: 1.2 };
  return { block: layText(plainSpan(value, 'body', context.theme.ink), Math.max(8, widthMm), setting), setting };
}

/** Draws a form field in fillable PDFs; otherwise the value, at the bottom of its box. */
export function drawWriting(
  context: FlowContext,
  box: FormBox,
  value: ReturnType<typeof valueBlock>,
  x: number,
  y: number,
  widthMm: number,
  heightMm: number,
  node: StructNode,
  out: Item[],
): void {
  if (context.fieldPrefix === undefined) {
    if (box.value) drawText(value.block, { ...value.setting, node }, x, y + heightMm - value.block.heightMm, out);
    return;
  }
  const { name, label, value: given = '' } = box;
  out.push({
    kind: 'field',
    field: 'text',
    name: `${context.fieldPrefix}.${name}`,
    label,
    value: given,
    x,
    y,
    widthMm,
    heightMm,
    node,
  });
}

export function drawCheck(
  context: FlowContext,
  box: FormBox,
  x: number,
  y: number,
  node: StructNode,
  out: Item[],
): void {
  const { name, label, value = '' } = box;
  const isField = context.fieldPrefix !== undefined;
  drawCheckBox(x, y, BOX_MM, !isField && value !== '', context.theme.ink, out);
  if (!isField) return;
  out.push({
    kind: 'field',
    field: 'check',
    name: `${context.fieldPrefix}.${name}`,
    label,
    value,
    x,
    y,
    widthMm: BOX_MM,
    heightMm: BOX_MM,
    node,
  });
}

/** Draws a cell's box: a check box on the left, or on the right of text; or an input field over the whole cell. */
export function boxInCell(context: FlowContext, { box, text, markdown }: Cell): Pick<TableCell, 'draw' | 'strips'> {
  if (!box) return {};
  if (box.kind === 'check') {
    const isAlone = !text && !markdown;
    return {
      draw: (x, y, widthMm, heightMm, node, out) => {
        const left = isAlone ? x + SIDE_MM : x + widthMm - BOX_MM - SIDE_MM;
        // In a tall row it is level with the first line.
        const top = isAlone && heightMm > HIGH_ROW_MM ? TOP_MM : (heightMm - BOX_MM) / 2;
        drawCheck(context, box, left, y + top, addNode(node, 'Form'), out);
      },
    };
  }
  if (text || markdown) return { draw: (...place) => drawCellField(context, box, ...place) };
  return {
    ...(context.fieldPrefix === undefined && {
      strips: (widthMm, node) => {
        if (!box.value) return [];
        const { block, setting } = valueBlock(context, box, widthMm);
        return textStrips(block, { ...setting, node }, 0);
      },
    }),
    draw: (...place) => drawCellField(context, box, ...place),
  };
}

function drawCellField(
  context: FlowContext,
  box: FormBox,
  x: number,
  y: number,
  widthMm: number,
  heightMm: number,
  node: StructNode,
  out: Item[],
): void {
  const { theme, fieldPrefix } = context;
  out.push({ kind: 'path', d: line(x, y, x, y + heightMm), stroke: theme.rule, widthMm: 0.25 });
  if (fieldPrefix === undefined) return;
  const { name, label, value = '' } = box;
  out.push({
    kind: 'field',
    field: 'text',
    name: `${fieldPrefix}.${name}`,
    label,
    value,
    x: x + 0.6,
    y: y + 0.6,
    widthMm: widthMm - 1.2,
    heightMm: heightMm - 1.2,
    node: addNode(node, 'Form'),
  });
}

export function frameStrips(
  { setter, theme }: FlowContext,
  { label, heightMm }: Extract<Block, { block: 'frame' }>,
  widthMm: number,
  parent: StructNode,
): readonly Strip[] {
  const setting: TextSetting = { setter, pt: SIZES.small, lineHeight: 1.2, node: addNode(parent, 'P') };
  const words = layText(plainSpan(label, 'label', theme.grey), widthMm - 2 * SIDE_MM, setting);
  const draw: Strip['draw'] = (x, y, out) => {
    out.push({ kind: 'path', d: rectangle(x, y, widthMm, heightMm), stroke: theme.ink, widthMm: 0.3 });
    drawText(words, setting, x + SIDE_MM, y + TOP_MM, out);
  };
  return [{ heightMm, gapMm: 2, keepWithNext: false, draw }];
}

const LINE_MM = 8;

/** Ruled lines to write on: a single field over all of them. */
export function ruledStrips(
  context: FlowContext,
  { name, label, count: least, fills = false }: Extract<Block, { block: 'lines' }>,
  widthMm: number,
  parent: StructNode,
): readonly Strip[] {
  const more = fills ? Math.floor((context.spareMm ?? 0) / (LINE_MM * context.density)) : 0;
  const count = least + Math.max(0, more);
  const setting: TextSetting = { setter: context.setter, pt: SIZES.small, lineHeight: 1.2, node: addNode(parent, 'P') };
  const title = textStrips(layText(plainSpan(label, 'label', context.theme.ink), widthMm, setting), setting, 2.5);
  const node = addNode(parent, 'Form');
  const perField = Math.max(1, Math.floor(context.tallestMm / LINE_MM) - 2);
  const rules = Array.from({ length: Math.max(0, count) }, (_, i): Strip => {
    const rest = Math.min(perField, count - i);
    return {
      heightMm: LINE_MM * context.density,
      gapMm: 0,
      keepWithNext: context.fieldPrefix !== undefined && (i + 1) % perField !== 0 && i + 1 < count,
      draw: (x, y, out) => {
        const bottom = y + LINE_MM * context.density;
        out.push({ kind: 'path', d: line(x, bottom, x + widthMm, bottom), stroke: context.theme.rule, widthMm: 0.25 });
        if (context.fieldPrefix === undefined || i % perField !== 0) return;
        const field = { name: `${context.fieldPrefix}.${name}${i > 0 ? `-${i}` : ''}`, label, value: '' };
        out.push({
          kind: 'field',
          field: 'lines',
          ...field,
          x,
          y,
          widthMm,
          heightMm: rest * LINE_MM * context.density,
          node: i === 0 ? node : addNode(parent, 'Form'),
        });
      },
    };
  });
  return [...title.map((strip) => ({ ...strip, keepWithNext: true })), ...rules];
}

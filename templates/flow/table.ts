import { addNode, type Item, line, rectangle, type StructNode } from '../display-list';
import { mmFromPt, SIZES } from '../theme/styles';
import type { Span } from '../type/paragraph';
import type { FlowContext } from './context';
import { beside, heightOf, type Strip } from './strip';
import { layText, plainSpan, type TextSetting, textStrips } from './text';

/** What a cell holds, once its words are known; `strips` and `draw` are for what is not words alone. */
export interface TableCell {
  readonly spans?: readonly Span[];
  readonly strips?: (widthMm: number, node: StructNode) => readonly Strip[];
  /** Drawn over the whole cell. */
  readonly draw?: (x: number, y: number, widthMm: number, heightMm: number, node: StructNode, out: Item[]) => void;
  /** Kept free of words at the left. */
  readonly indentMm?: number;
}

export interface TableSpec {
  readonly caption?: string | undefined;
  readonly columns: readonly (TableCell & { readonly share: number })[];
  readonly rows: readonly (readonly TableCell[])[];
  readonly rowHeaders?: boolean | undefined;
  readonly rowHeightMm?: number | undefined;
}

const PADDING_MM = 1.2;
const SIDE_MM = 1.6;
const LINE_HEIGHT = 1.25;
/** A taller header is not said again on every page: it would leave no room. */
const TALLEST_REPEATED_MM = 40;

/** A table as one strip a row; its header stands again on every page. */
export function tableStrips(
  context: FlowContext,
  widthMm: number,
  parent: StructNode,
  spec: TableSpec,
): readonly Strip[] {
  const table = addNode(parent, 'Table');
  const shares = spec.columns.reduce((sum, { share }) => sum + Math.max(share, 0), 0) || 1;
  const widths = spec.columns.map(({ share }) => (widthMm * Math.max(share, 0)) / shares);
  const gapMm = mmFromPt(context.textPt) * 0.8 * context.density;
  const caption = captionStrips(context, spec.caption, widthMm, table, gapMm);
  const hasHeader = spec.columns.some(({ spans, draw }) => draw || spans?.some(({ text }) => text.trim() !== ''));
  const header = (again: boolean): readonly Strip[] =>
    hasHeader
      ? [
          headerStrip(
            context,
            spec,
            widths,
            again ? undefined : addNode(table, 'TR'),
            caption.length > 0 || again ? 0.8 : gapMm,
          ),
        ]
      : [];
  const again = header(true);
  const repeated = heightOf(again) <= TALLEST_REPEATED_MM ? again : [];
  const first = header(false);
  const rows = spec.rows.map((cells, i) => {
    const row = rowStrip(context, spec, cells, widths, addNode(table, 'TR'), repeated);
    const isFirst = i === 0 && first.length === 0;
    return isFirst ? { ...row, gapMm: caption.length > 0 ? 0.8 : gapMm } : row;
  });
  return [...caption, ...first, ...rows];
}

function captionStrips(
  context: FlowContext,
  caption: string | undefined,
  widthMm: number,
  table: StructNode,
  gapMm: number,
) {
  if (!caption) return [];
  const setting: TextSetting = {
    setter: context.setter,
    pt: SIZES.body,
    lineHeight: LINE_HEIGHT,
    node: addNode(table, 'Caption'),
  };
  return textStrips(layText(plainSpan(caption, 'label', context.theme.ink), widthMm, setting), setting, gapMm).map(
    (strip) => ({ ...strip, keepWithNext: true }),
  );
}

function headerStrip(
  context: FlowContext,
  { columns }: TableSpec,
  widths: readonly number[],
  node: StructNode | undefined,
  gapMm: number,
): Strip {
  const { theme, setter } = context;
  const { ground, on, edge } = theme.tone.plain;
  const strips = columns.map(({ spans = [], draw, indentMm = 0 }, i) => {
    const setting: TextSetting = {
      setter,
      pt: SIZES.small,
      lineHeight: LINE_HEIGHT,
      node: node && addNode(node, 'TH', { scope: 'Column' }),
    };
    const inverted = spans.map((span) => ({ ...span, face: 'label' as const, color: on }));
    const block = layText(inverted, innerWidth(widths[i], indentMm), setting);
    return { strips: textStrips(block, setting, 0), node: setting.node, draw, indentMm };
  });
  const total = widths.reduce((sum, width) => sum + width, 0);
  return beside(
    strips.map((column, i) => ({ x: leftOf(widths, i) + SIDE_MM + column.indentMm, strips: column.strips })),
    {
      gapMm,
      keepWithNext: true,
      paddingMm: PADDING_MM * context.density,
      frame: (x, y, heightMm, out) => {
        if (ground) out.push({ kind: 'path', d: rectangle(x, y, total, heightMm), fill: ground });
        else
          out.push({
            kind: 'path',
            d: `${line(x, y, x + total, y)} ${line(x, y + heightMm, x + total, y + heightMm)}`,
            stroke: edge,
            widthMm: 0.5,
          });
        for (const [i, { draw, node: cell }] of strips.entries()) {
          draw?.(x + leftOf(widths, i), y, widths[i] ?? 0, heightMm, cell ?? DECORATION, out);
        }
      },
    },
  );
}

/** What is drawn again belongs to no node, so that it is read once. */
const DECORATION: StructNode = { role: 'P', children: [] };

function rowStrip(
  context: FlowContext,
  spec: TableSpec,
  cells: readonly TableCell[],
  widths: readonly number[],
  row: StructNode,
  repeated: readonly Strip[],
): Strip {
  const columns = widths.map((width, i) => {
    const cell = cells[i] ?? {};
    const isHeader = spec.rowHeaders === true && i === 0;
    const node = isHeader ? addNode(row, 'TH', { scope: 'Row' }) : addNode(row, 'TD');
    return { cell, node, strips: cellStrips(context, cell, innerWidth(width, cell.indentMm ?? 0), node, isHeader) };
  });
  const total = widths.reduce((sum, width) => sum + width, 0);
  return beside(
    columns.map(({ strips, cell }, i) => ({ x: leftOf(widths, i) + SIDE_MM + (cell.indentMm ?? 0), strips })),
    {
      gapMm: 0,
      keepWithNext: false,
      paddingMm: PADDING_MM * context.density,
      leastMm: (spec.rowHeightMm ?? 0) * (context.density < 1 ? 0.9 : 1),
      centered: spec.rowHeightMm !== undefined,
      repeated,
      frame: (x, y, heightMm, out) => {
        out.push({
          kind: 'path',
          d: line(x, y + heightMm, x + total, y + heightMm),
          stroke: context.theme.rule,
          widthMm: 0.25,
        });
      },
      once: (x, y, heightMm, out) => {
        for (const [i, { cell, node }] of columns.entries()) {
          cell.draw?.(x + leftOf(widths, i), y, widths[i] ?? 0, heightMm, node, out);
        }
      },
    },
  );
}

function cellStrips(context: FlowContext, cell: TableCell, widthMm: number, node: StructNode, isHeader: boolean) {
  if (cell.strips) return cell.strips(widthMm, node);
  const spans = (cell.spans ?? []).map((span) =>
    isHeader && span.face === 'body' ? { ...span, face: 'bold' as const } : span,
  );
  if (spans.every(({ text }) => text === '')) return [];
  const setting: TextSetting = { setter: context.setter, pt: SIZES.small, lineHeight: LINE_HEIGHT, node };
  return textStrips(layText(spans, widthMm, setting), setting, 0);
}

const innerWidth = (width: number | undefined, indent: number) => Math.max(4, (width ?? 0) - 2 * SIDE_MM - indent);
const leftOf = (widths: readonly number[], index: number) =>
  widths.slice(0, index).reduce((sum, width) => sum + width, 0);

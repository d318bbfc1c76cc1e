import { addNode, type Item, line, rectangle, type StructNode } from '@/templates/drawing/display-list';
import { mmFromPt, SIZES } from '../theme/styles';
import type { Span } from '../type/paragraph';
import { type BesideOptions, beside, type PlacedColumn } from './beside';
import type { FlowContext } from './context';
import { heightOf, type Strip } from './strip';
import { layText, plainSpan, type TextSetting, textStrips } from './text';

/** Content of a cell after its text is known. `strips` and `draw` are for content other than plain text. */
export interface TableCell {
  readonly spans?: readonly Span[];
  readonly strips?: (widthMm: number, node: StructNode) => readonly Strip[];
  /** Drawn over the whole cell. */
  readonly draw?: (x: number, y: number, widthMm: number, heightMm: number, node: StructNode, out: Item[]) => void;
  /** Free space on the left of the text. */
  readonly indentMm?: number;
}

interface TableSpec {
  readonly caption?: string | undefined;
  readonly columns: readonly (TableCell & { readonly share: number })[];
  readonly rows: readonly (readonly TableCell[])[];
  readonly rowHeaders?: boolean | undefined;
  readonly rowHeightMm?: number | undefined;
}

const PADDING_MM = 1.2;
const SIDE_MM = 1.6;
const LINE_HEIGHT = 1.25;
/** Taller headers are not repeated, since they would leave too little room. */
const TALLEST_REPEATED_MM = 40;

/** Fewest rows of a table on a page, unless they are this tall. */
const LEAST_ROWS = 3;
const LEAST_MM = 48;

/** Tallest table of a booklet that is never divided, as a share of a page. */
const MOST_WHOLE = 0.5;

/** Positions of a table's columns, from its left side. */
interface Grid {
  readonly widthMm: number;
  readonly columns: readonly { readonly leftMm: number; readonly widthMm: number }[];
}

/** Converts a table to one strip per row. Its header is repeated on every page. */
export function tableStrips(
  context: FlowContext,
  widthMm: number,
  parent: StructNode,
  spec: TableSpec,
): readonly Strip[] {
  const table = addNode(parent, 'Table');
  const grid = gridOf(spec, widthMm);
  const gapMm = mmFromPt(context.textPt) * 0.8 * context.density;
  const strips = captionStrips(context, spec.caption, widthMm, table, gapMm);
  const topMm = () => (strips.length > 0 ? 0.8 : gapMm);
  const hasHeader = spec.columns.some(({ spans, draw }) => draw || spans?.some(({ text }) => text.trim() !== ''));
  let repeated: readonly Strip[] = [];
  if (hasHeader) {
    const header = headerOf(context, spec, grid);
    const again = header(undefined, 0.8);
    if (again.heightMm <= TALLEST_REPEATED_MM) repeated = [again];
    strips.push(header(addNode(table, 'TR'), topMm()));
  }
  const look = lookOfRows(context, spec, grid, repeated);
  const top = hasHeader ? look : { ...look, gapMm: topMm() };
  const rows = spec.rows.map((row, i) =>
    rowStrip(context, spec, row, grid, addNode(table, 'TR'), i === 0 ? top : look),
  );
  const isWhole = context.wholeTables === true && heightOf(rows) <= context.tallestMm * MOST_WHOLE;
  strips.push(
    ...rows.map((row, i) =>
      (isWhole && i < rows.length - 1) || standsWithNext(rows, i) ? { ...row, keepWithNext: true } : row,
    ),
  );
  return strips;
}

/** Tells whether a page break below a row would leave too few rows above or below it. */
const standsWithNext = (rows: readonly Strip[], i: number): boolean =>
  i < rows.length - 1 &&
  (isTooFew(rows.slice(0, Math.min(i + 1, LEAST_ROWS))) || isTooFew(rows.slice(i + 1, i + 1 + LEAST_ROWS)));

const isTooFew = (rows: readonly Strip[]): boolean => rows.length < LEAST_ROWS && heightOf(rows) < LEAST_MM;

function gridOf({ columns }: TableSpec, tableMm: number): Grid {
  const shares = columns.reduce((sum, { share }) => sum + Math.max(share, 0), 0) || 1;
  let widthMm = 0;
  const placed = columns.map(({ share }) => {
    const column = { leftMm: widthMm, widthMm: (tableMm * Math.max(share, 0)) / shares };
    widthMm += column.widthMm;
    return column;
  });
  return { widthMm, columns: placed };
}

function captionStrips(
  context: FlowContext,
  caption: string | undefined,
  widthMm: number,
  table: StructNode,
  gapMm: number,
): Strip[] {
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

/** Lays out the header's text once. With a row, it is that row of the table; without one, a repetition. */
function headerOf(context: FlowContext, { columns }: TableSpec, grid: Grid) {
  const { theme, setter } = context;
  const { ground, on, edge } = theme.head;
  const common = { setter, pt: SIZES.small, lineHeight: LINE_HEIGHT };
  const blocks = columns.map(({ spans = [], indentMm }, i) => {
    const inverted = spans.map(({ text }): Span => ({ text, face: 'label', color: on }));
    return layText(inverted, innerWidth(grid, i, indentMm), common);
  });
  return (row: StructNode | undefined, gapMm: number): Strip => {
    const nodes = columns.map(() => row && addNode(row, 'TH', { scope: 'Column' }));
    return beside(
      blocks.map((block, i) => {
        const setting: TextSetting = { ...common, node: nodes[i] };
        return { x: textLeft(grid, i, columns[i]?.indentMm), text: block, setting };
      }),
      {
        gapMm,
        keepWithNext: true,
        paddingMm: PADDING_MM * context.density,
        frame: (x, y, heightMm, out) => {
          const right = x + grid.widthMm;
          if (ground) out.push({ kind: 'path', d: rectangle(x, y, grid.widthMm, heightMm), fill: ground });
          else
            out.push({
              kind: 'path',
              d: `${line(x, y, right, y)} ${line(x, y + heightMm, right, y + heightMm)}`,
              stroke: edge,
              widthMm: 0.5,
            });
          drawCells(grid, columns, (i) => nodes[i] ?? DECORATION, x, y, heightMm, out);
        },
      },
    );
  };
}

/** Repeated content belongs to no node, so that it is read out once. */
const DECORATION: StructNode = { role: 'P', children: [] };

const lookOfRows = (
  { theme, density }: FlowContext,
  { rowHeightMm }: TableSpec,
  grid: Grid,
  repeated: readonly Strip[],
): BesideOptions => ({
  gapMm: 0,
  keepWithNext: false,
  paddingMm: PADDING_MM * density,
  leastMm: (rowHeightMm ?? 0) * (density < 1 ? 0.9 : 1),
  centered: rowHeightMm !== undefined,
  repeated,
  frame: (x, y, heightMm, out) => {
    const bottom = y + heightMm;
    out.push({ kind: 'path', d: line(x, bottom, x + grid.widthMm, bottom), stroke: theme.rule, widthMm: 0.25 });
  },
});

function rowStrip(
  context: FlowContext,
  { rowHeaders }: TableSpec,
  cells: readonly TableCell[],
  grid: Grid,
  row: StructNode,
  look: BesideOptions,
): Strip {
  const columns = grid.columns.map((_, i) => {
    const cell: TableCell = cells[i] ?? {};
    const isHeader = rowHeaders === true && i === 0;
    const node = isHeader ? addNode(row, 'TH', { scope: 'Row' }) : addNode(row, 'TD');
    return cellColumn(
      context,
      cell,
      textLeft(grid, i, cell.indentMm),
      innerWidth(grid, i, cell.indentMm),
      node,
      isHeader,
    );
  });
  if (!cells.some(({ draw }) => draw)) return beside(columns, look);
  const once: BesideOptions['once'] = (x, y, heightMm, out) =>
    drawCells(grid, cells, (i) => row.children[i] ?? row, x, y, heightMm, out);
  return beside(columns, { ...look, once });
}

/** Draws the content of cells besides text. */
function drawCells(
  grid: Grid,
  cells: readonly TableCell[],
  nodeOf: (column: number) => StructNode,
  x: number,
  y: number,
  heightMm: number,
  out: Item[],
): void {
  for (const [i, { leftMm, widthMm }] of grid.columns.entries())
    cells[i]?.draw?.(x + leftMm, y, widthMm, heightMm, nodeOf(i), out);
}

function cellColumn(
  context: FlowContext,
  { strips, spans = [] }: TableCell,
  x: number,
  widthMm: number,
  node: StructNode,
  isHeader: boolean,
): PlacedColumn {
  if (strips) return { x, strips: strips(widthMm, node) };
  if (spans.every(({ text }) => text === '')) return { x, strips: [] };
  const setting: TextSetting = { setter: context.setter, pt: SIZES.small, lineHeight: LINE_HEIGHT, node };
  return { x, text: layText(isHeader ? spans.map(inBold) : spans, widthMm, setting), setting };
}

const inBold = (span: Span): Span => (span.face === 'body' ? { ...span, face: 'bold' } : span);

const textLeft = ({ columns }: Grid, i: number, indentMm = 0) => (columns[i]?.leftMm ?? 0) + SIDE_MM + indentMm;
const innerWidth = ({ columns }: Grid, i: number, indentMm = 0) =>
  Math.max(4, (columns[i]?.widthMm ?? 0) - 2 * SIDE_MM - indentMm);

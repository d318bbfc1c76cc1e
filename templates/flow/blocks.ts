import type { SizeMm } from '@/lib/kernel/units';
import type { Block, Cell, Figure } from '@/lib/kit/blocks';
import { addNode, type Item, line, type StructNode } from '@/templates/drawing/display-list';
import { iconNamed } from '../theme/icons';
import { mmFromPt, SIZES } from '../theme/styles';
import type { Tint } from '../theme/theme';
import { beside } from './beside';
import { boxRowStrips } from './box-rows';
import { type FlowContext, TYPEWRITTEN } from './context';
import { boxInCell, fieldStrips, frameStrips, ruledStrips } from './form-boxes';
import { bandStrip, headingStrips } from './headings';
import { columnWidth, newspaper } from './newspaper';
import { drawCheckBox, listStrips, paragraphGap, proseStrips } from './prose';
import { type Strip, withGap } from './strip';
import { type TableCell, tableStrips } from './table';
import { plainSpan } from './text';

/** Lays a figure out as strips, including its text. */
export type LayFigure = (
  figure: Figure,
  context: FlowContext,
  size: SizeMm,
  nodes: { readonly figure: StructNode; readonly after: StructNode },
) => readonly Strip[];

export interface BlockOptions {
  readonly band: Tint;
  readonly layFigure: LayFigure;
}

/** Smallest width, in ems, for two readable columns. */
const LEAST_FLOW_EM = 36;
/** Share of a figure's height on tightened pages. */
const CLOSER_FIGURE = 0.85;

export function blockStrips(
  context: FlowContext,
  options: BlockOptions,
  blocks: readonly Block[],
  widthMm: number,
  parent: StructNode,
): readonly Strip[] {
  const strips: Strip[] = [];
  let breaks = false;
  for (const block of blocks) {
    if (block.block === 'break') {
      breaks = true;
      continue;
    }
    // Page numbers are not known here; printing-list.ts has replaced such blocks before.
    if (block.block === 'printing') continue;
    const made = stripsOf(context, options, block, widthMm, parent);
    const [first] = made;
    if (!first) continue;
    strips.push(breaks ? { ...first, breakBefore: true } : first);
    for (let i = 1; i < made.length; i++) strips.push(made[i] ?? first);
    breaks = false;
  }
  return strips;
}

const CALLOUT_PADDING_MM = 2.5;

/** A framed notice. The frame continues after a page break. */
function calloutStrips(
  context: FlowContext,
  tint: Tint,
  title: string,
  widthMm: number,
  node: StructNode,
  content: (widthMm: number) => readonly Strip[],
): readonly Strip[] {
  const band =
    title === ''
      ? []
      : [
          {
            ...bandStrip(context, tint, title, undefined, widthMm, addNode(node, 'P'), SIZES.body),
            gapMm: 3 * context.density,
          },
        ];
  const inner = content(widthMm - 2 * CALLOUT_PADDING_MM);
  const last = inner.length - 1;
  return [
    ...band,
    ...inner.map((strip, i): Strip => {
      const above = i === 0 ? CALLOUT_PADDING_MM : strip.gapMm;
      const below = i === last ? CALLOUT_PADDING_MM : 0;
      return beside(
        [
          {
            x: CALLOUT_PADDING_MM,
            strips: [{ ...padded(above), keepWithNext: true }, { ...strip, gapMm: 0 }, padded(below)],
          },
        ],
        {
          gapMm: i === 0 && band.length === 0 ? 3 * context.density : 0,
          keepWithNext: strip.keepWithNext,
          frame: (x, y, heightMm, out) => {
            const right = x + widthMm;
            const sides = `${line(x, y, x, y + heightMm)} ${line(right, y, right, y + heightMm)}`;
            const top = i === 0 && band.length === 0 ? ` ${line(x, y, right, y)}` : '';
            const bottom = i === last ? ` ${line(x, y + heightMm, right, y + heightMm)}` : '';
            out.push({ kind: 'path', d: `${sides}${top}${bottom}`, stroke: tint.edge, widthMm: 0.5 });
          },
        },
      );
    }),
  ];
}

const padded = (heightMm: number): Strip => ({ heightMm, gapMm: 0, keepWithNext: false, draw: () => undefined });

const smaller = (context: FlowContext, small: boolean | 'print' = false): FlowContext =>
  small === false ? context : { ...context, textPt: small === 'print' ? SIZES.tiny : SIZES.small };

function stripsOf(
  context: FlowContext,
  options: BlockOptions,
  block: Exclude<Block, { block: 'break' | 'printing' }>,
  widthMm: number,
  parent: StructNode,
): readonly Strip[] {
  const nested = (inner: readonly Block[], width: number, node: StructNode, voice = context) =>
    blockStrips(voice, options, inner, width, node);
  switch (block.block) {
    case 'heading':
      return headingStrips(context, options.band, block, widthMm, parent);
    case 'text':
      return proseStrips(smaller(context, block.small), block.markdown, widthMm, parent);
    case 'fields':
      return fieldStrips(context, block.rows, widthMm, parent);
    case 'boxes':
      return boxRowStrips(context, block, widthMm, parent);
    case 'lines':
      return ruledStrips(context, block, widthMm, parent);
    case 'frame':
      return frameStrips(context, block, widthMm, parent);
    case 'list':
      return listStrips(context, block.items, widthMm, parent, {
        signOf: ({ name, markdown }, i) =>
          block.marker === 'bullet'
            ? 'bullet'
            : block.marker === 'number'
              ? { text: `${i + 1}.` }
              : { box: (x, y, out) => drawListBox(context, name, markdown, parent, x, y, out) },
        stripsOf: ({ markdown, blocks }, width, node) => {
          const words = proseStrips(context, markdown, width, node);
          return blocks ? [...words, ...nested(blocks, width, node)] : words;
        },
      });
    case 'table':
      return tableStrips(context, widthMm, parent, {
        caption: block.caption,
        rowHeaders: block.rowHeaders,
        rowHeightMm: block.rowHeightMm,
        columns: block.columns.map(({ label, share, icon }) => ({
          ...cell(context, { text: label, ...(icon && { icon }) }, true),
          share,
        })),
        rows: block.rows.map((row) => row.map((given) => cell(context, given, false))),
      });
    case 'columns': {
      const gap = 6;
      const shares = block.columns.reduce((sum, { share }) => sum + share, 0) || 1;
      const room = widthMm - gap * Math.max(0, block.columns.length - 1);
      let left = 0;
      const columns = block.columns.map(({ share, blocks }) => {
        const width = (room * share) / shares;
        const x = left;
        left += width + gap;
        return { x, strips: nested(blocks, width, addNode(parent, 'Div')) };
      });
      return [beside(columns, { gapMm: paragraphGap(context) * 1.5, keepWithNext: false })];
    }
    case 'flow': {
      const columns = widthMm >= mmFromPt(context.textPt) * LEAST_FLOW_EM ? 2 : 1;
      const strips = nested(block.blocks, columnWidth(widthMm, columns), parent);
      if (strips.length === 0) return [];
      const gapMm = paragraphGap(context) * 1.5;
      return [newspaper(strips, { columns, widthMm, tallestMm: context.tallestMm, gapMm })];
    }
    case 'callout': {
      const node = addNode(parent, 'Sect', { title: block.title });
      const voice = block.tone === 'secret' ? { ...context, faces: TYPEWRITTEN } : context;
      return calloutStrips(context, context.theme.tone[block.tone], block.title, widthMm, node, (width) =>
        nested(block.blocks, width, node, voice),
      );
    }
    case 'figure': {
      const share = context.density < 1 ? CLOSER_FIGURE : 1;
      const heightMm = Math.min(block.heightMm * share, context.tallestMm);
      const nodes = { figure: addNode(parent, 'Figure', { alt: block.alt }), after: parent };
      return options.layFigure(block.figure, context, { widthMm, heightMm }, nodes);
    }
  }
}

function drawListBox(
  context: FlowContext,
  name: string | undefined,
  label: string,
  parent: StructNode,
  x: number,
  y: number,
  out: Item[],
): void {
  drawCheckBox(x, y, 3, false, context.theme.ink, out);
  if (name === undefined || context.fieldPrefix === undefined) return;
  const node = addNode(parent, 'Form');
  const field = { name: `${context.fieldPrefix}.${name}`, label, value: '' };
  out.push({ kind: 'field', field: 'check', ...field, x, y, widthMm: 3, heightMm: 3, node });
}

const ICON_MM = 4.2;

function cell(context: FlowContext, given: Cell, inHeader: boolean): TableCell {
  const { ink, tone } = context.theme;
  const words: TableCell = { spans: given.text === undefined ? [] : plainSpan(given.text, 'body', ink) };
  if (given.markdown === undefined && given.box === undefined && given.icon === undefined) return words;
  const icon = given.icon === undefined ? undefined : iconNamed(given.icon);
  const box = boxInCell(context, given);
  const color = inHeader ? tone.plain.on : ink;
  return {
    ...words,
    ...(given.markdown !== undefined && {
      strips: (width, node) =>
        withGap(proseStrips({ ...context, textPt: SIZES.small }, given.markdown ?? '', width, node), 0),
    }),
    ...box,
    ...(icon && {
      indentMm: ICON_MM + 1,
      draw: (x, y, widthMm, heightMm, node, out) => {
        out.push({
          kind: 'place',
          sketch: icon,
          x: x + 1.4,
          y: y + (heightMm - ICON_MM) / 2,
          scale: ICON_MM / icon.widthMm,
          ink: color,
        });
        box.draw?.(x, y, widthMm, heightMm, node, out);
      },
    }),
  };
}

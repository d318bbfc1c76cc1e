import type { SizeMm } from '@/lib/kernel/units';
import type { Block, Cell, Figure } from '@/lib/kit/blocks';
import { addNode, type Item, line, rectangle, type StructNode } from '../display-list';
import { iconNamed } from '../theme/icons';
import { hazardStripes } from '../theme/stripes';
import { mmFromPt, SIZES } from '../theme/styles';
import type { Tint } from '../theme/theme';
import { type FlowContext, TYPEWRITTEN } from './context';
import { boxInCell, fieldStrips, ruledStrips } from './form-boxes';
import { drawCheckBox, listStrips, paragraphGap, proseStrips } from './prose';
import { beside, type Strip, withGap } from './strip';
import { type TableCell, tableStrips } from './table';
import { drawText, layText, plainSpan, type TextSetting, textStrips } from './text';

/** Lays a figure out as strips, its words included. */
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

/** Blocks on top of each other as strips. */
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
    const made = stripsOf(context, options, block, widthMm, parent);
    strips.push(...made.map((strip, i) => (i === 0 && breaks ? { ...strip, breakBefore: true } : strip)));
    if (made.length > 0) breaks = false;
  }
  return strips;
}

function stripsOf(
  context: FlowContext,
  options: BlockOptions,
  block: Exclude<Block, { block: 'break' }>,
  widthMm: number,
  parent: StructNode,
): readonly Strip[] {
  const nested = (inner: readonly Block[], width: number, node: StructNode, voice = context) =>
    blockStrips(voice, options, inner, width, node);
  switch (block.block) {
    case 'heading':
      return headingStrips(context, options.band, block, widthMm, parent);
    case 'text':
      return proseStrips(block.small ? { ...context, textPt: SIZES.small } : context, block.markdown, widthMm, parent);
    case 'fields':
      return fieldStrips(context, block.rows, widthMm, parent);
    case 'lines':
      return ruledStrips(context, block, widthMm, parent);
    case 'list':
      return listStrips(
        context,
        block.items.map((item, i) => ({
          sign:
            block.marker === 'bullet'
              ? 'bullet'
              : block.marker === 'number'
                ? { text: `${i + 1}.` }
                : { box: (x, y, out) => drawListBox(context, item.name, item.markdown, parent, x, y, out) },
          strips: (width, node) => [
            ...withGap(proseStrips(context, item.markdown, width, node), 0),
            ...nested(item.blocks ?? [], width, node),
          ],
        })),
        widthMm,
        parent,
      );
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
    case 'callout': {
      const node = addNode(parent, 'Sect', { title: block.title });
      const voice = block.tone === 'secret' ? { ...context, faces: TYPEWRITTEN } : context;
      return calloutStrips(context, context.theme.tone[block.tone], block.title, widthMm, node, (width) =>
        nested(block.blocks, width, node, voice),
      );
    }
    case 'figure': {
      const heightMm = Math.min(block.heightMm, context.tallestMm);
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
  const icon = given.icon === undefined ? undefined : iconNamed(given.icon);
  const box = boxInCell(context, given);
  const spans = given.text === undefined ? [] : plainSpan(given.text, 'body', ink);
  const color = inHeader ? tone.plain.on : ink;
  return {
    spans,
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

function headingStrips(
  context: FlowContext,
  band: Tint,
  { level, text, icon }: Extract<Block, { block: 'heading' }>,
  widthMm: number,
  parent: StructNode,
): readonly Strip[] {
  const { theme, setter, density } = context;
  const node = addNode(parent, `H${level}`);
  const sketch = icon === undefined ? undefined : iconNamed(icon);
  if (level === 1) return [bandStrip(context, band, text, sketch && { sketch }, widthMm, node, SIZES.title)];
  const pt = level === 2 ? SIZES.large : SIZES.body;
  const setting: TextSetting = { setter, pt, lineHeight: 1.15, node };
  const indent = sketch ? mmFromPt(pt) * 1.5 : 0;
  const block = layText(plainSpan(text, 'heading', theme.ink), widthMm - indent, setting);
  const strips = textStrips(block, setting, mmFromPt(pt) * (level === 2 ? 1.1 : 0.9) * density);
  return strips.map((strip, i) => ({
    ...strip,
    heightMm: strip.heightMm + (i === strips.length - 1 && level === 2 ? 1.1 : 0),
    keepWithNext: true,
    draw: (x, y, out) => {
      if (i === 0 && sketch)
        out.push({ kind: 'place', sketch, x, y, scale: strip.heightMm / sketch.heightMm, ink: theme.ink });
      strip.draw(x + indent, y, out);
      if (i === strips.length - 1 && level === 2) {
        const bottom = y + strip.heightMm + 0.5;
        out.push({ kind: 'path', d: line(x, bottom, x + widthMm, bottom), stroke: theme.ink, widthMm: 0.5 });
      }
    },
  }));
}

/** A placard's band with words in it. */
function bandStrip(
  context: FlowContext,
  tint: Tint,
  text: string,
  icon: { readonly sketch: NonNullable<ReturnType<typeof iconNamed>> } | undefined,
  widthMm: number,
  node: StructNode,
  pt: number,
): Strip {
  const side = 2.2;
  const stripesMm = tint.striped ? Math.min(24, widthMm / 6) : 0;
  const indent = icon ? mmFromPt(pt) * 1.6 : 0;
  const setting: TextSetting = { setter: context.setter, pt, lineHeight: 1.1, node };
  const block = layText(plainSpan(text, 'heading', tint.on), widthMm - 2 * side - indent - stripesMm, setting);
  const padding = mmFromPt(pt) * 0.28;
  const heightMm = block.heightMm + 2 * padding;
  const strip: Strip = {
    heightMm,
    gapMm: mmFromPt(pt) * 0.8 * context.density,
    keepWithNext: true,
    draw: (x, y, out) => {
      if (tint.ground) out.push({ kind: 'path', d: rectangle(x, y, widthMm, heightMm), fill: tint.ground });
      if (tint.striped) out.push(...hazardStripes(context.theme, x + widthMm - stripesMm, y, stripesMm, heightMm));
      if (!tint.ground || tint.ground === '#FFFFFF') {
        out.push({ kind: 'path', d: rectangle(x, y, widthMm, heightMm), stroke: tint.edge, widthMm: 0.5 });
      }
      if (icon) {
        const size = mmFromPt(pt) * 1.15;
        out.push({
          kind: 'place',
          sketch: icon.sketch,
          x: x + side,
          y: y + (heightMm - size) / 2,
          scale: size / icon.sketch.widthMm,
          ink: tint.on,
        });
      }
      drawText(block, setting, x + side + indent, y + padding, out);
    },
  };
  // A heading as long as a page is set as a paragraph, so that it can go on overleaf.
  return heightMm <= context.tallestMm / 2
    ? strip
    : beside(
        [
          {
            x: 0,
            strips: textStrips(layText(plainSpan(text, 'heading', context.theme.ink), widthMm, setting), setting, 0),
          },
        ],
        { gapMm: 3, keepWithNext: false },
      );
}

const CALLOUT_PADDING_MM = 2.5;

/** A framed notice; the frame goes on where a page break falls inside. */
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

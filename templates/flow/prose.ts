import {
  addNode,
  circle,
  type Item,
  line,
  rectangle,
  type Sketch,
  type StructNode,
} from '@/templates/drawing/display-list';
import { mmFromPt, READING_SETTING } from '../theme/styles';
import { type Paragraph, type Span, shapeParagraph } from '../type/paragraph';
import type { FlowContext } from './context';
import { type MarkdownBlock, type MarkdownItem, type MarkdownSpan, readMarkdown } from './markdown';
import { heightOf, type Strip } from './strip';
import { tableStrips } from './table';
import { heightOfParagraph, layParagraph, layText, type TextSetting, textStrips } from './text';

/** Wider tables are set as lines of text, since their columns would overlap. */
const MOST_COLUMNS = 10;

export const proseStrips = (
  context: FlowContext,
  markdown: string,
  widthMm: number,
  parent: StructNode,
): readonly Strip[] => blockStrips(context, readMarkdown(markdown), widthMm, parent);

export const paragraphGap = ({ textPt, density }: FlowContext): number =>
  mmFromPt(textPt) * READING_SETTING.gapEm * density;

/** Returns the width of a line of reading matter. */
export const measure = ({ textPt }: FlowContext, widthMm: number): number =>
  Math.min(widthMm, mmFromPt(textPt) * READING_SETTING.measureEm);

export function blockStrips(
  context: FlowContext,
  blocks: readonly MarkdownBlock[],
  widthMm: number,
  parent: StructNode,
): readonly Strip[] {
  const [only] = blocks;
  if (only && blocks.length === 1) return stripsOf(context, only, widthMm, parent);
  return blocks.flatMap((block) => stripsOf(context, block, widthMm, parent));
}

/** Returns the height of stacked blocks. Most are paragraphs, which are measured without strips. */
export function heightOfBlocks(context: FlowContext, blocks: readonly MarkdownBlock[], widthMm: number): number {
  let heightMm = 0;
  for (const block of blocks) {
    const isFirst = heightMm === 0;
    if (block.kind === 'paragraph') {
      const paragraph = shapedOf(context, block.spans);
      heightMm += heightOfParagraph(paragraph, measure(context, widthMm), readingIn(context));
      if (!isFirst) heightMm += paragraphGap(context);
    } else {
      const strips = stripsOf(context, block, widthMm, { role: 'Div', children: [] });
      heightMm += heightOf(strips) + (isFirst ? 0 : (strips[0]?.gapMm ?? 0));
    }
  }
  return heightMm;
}

function stripsOf(context: FlowContext, block: MarkdownBlock, widthMm: number, parent: StructNode): readonly Strip[] {
  const gap = paragraphGap(context);
  switch (block.kind) {
    case 'paragraph':
      return shapedStrips(context, shapedOf(context, block.spans), widthMm, addNode(parent, 'P'));
    case 'code':
      return paragraphStrips(
        context,
        spansOf(context, [{ text: block.text, emphasis: 'code' }]),
        widthMm,
        addNode(parent, 'P'),
      );
    case 'rule':
      return [
        {
          heightMm: 2,
          gapMm: gap,
          keepWithNext: false,
          draw: (x, y, out) =>
            out.push({
              kind: 'path',
              d: line(x, y + 1, x + measure(context, widthMm), y + 1),
              stroke: context.theme.rule,
              widthMm: 0.25,
            }),
        },
      ];
    case 'quote': {
      const inner = blockStrips(context, block.blocks, Math.max(10, widthMm - 4), addNode(parent, 'BlockQuote'));
      return inner.map((strip, i) => besideRule(context, strip, i > 0));
    }
    case 'list':
      return listStrips(context, block.items, widthMm, parent, {
        signOf: (item, i) => signOf(item, block.start === undefined ? undefined : block.start + i, context.theme.ink),
        stripsOf: (item, width, node) => blockStrips(context, item.blocks, width, node),
      });
    case 'table': {
      const [header = [], ...rows] = block.rows;
      if (header.length > MOST_COLUMNS) {
        return block.rows.flatMap((row) => {
          const spans = row.flatMap((cell) => [...cell, { text: ' | ', emphasis: 'plain' } as const]);
          return paragraphStrips(context, spansOf(context, spans), widthMm, addNode(parent, 'P'));
        });
      }
      return tableStrips(context, widthMm, parent, {
        columns: header.map((spans) => ({ spans: spansOf(context, spans), share: 1 })),
        rows: rows.map((row) => row.map((spans) => ({ spans: spansOf(context, spans) }))),
      });
    }
  }
}

const spansOf = ({ faces, theme }: FlowContext, spans: readonly MarkdownSpan[]): readonly Span[] =>
  spans.map(({ text, emphasis }) => ({ text, face: faces[emphasis], color: theme.ink }));

export const paragraphStrips = (
  context: FlowContext,
  spans: readonly Span[],
  widthMm: number,
  node: StructNode,
): readonly Strip[] => shapedStrips(context, shapeParagraph(context.setter, spans), widthMm, node);

function shapedStrips(context: FlowContext, paragraph: Paragraph, widthMm: number, node: StructNode): readonly Strip[] {
  const setting = readingIn(context, node);
  return textStrips(layParagraph(paragraph, measure(context, widthMm), setting), setting, paragraphGap(context));
}

const readingIn = ({ setter, textPt }: FlowContext, node?: StructNode): TextSetting => ({
  setter,
  pt: textPt,
  lineHeight: READING_SETTING.lineHeight,
  node,
});

function shapedOf(context: FlowContext, spans: readonly MarkdownSpan[]): Paragraph {
  const shaped = context.shaped?.get(spans) ?? shapeParagraph(context.setter, spansOf(context, spans));
  context.shaped?.set(spans, shaped);
  return shaped;
}

function besideRule(context: FlowContext, strip: Strip, joined: boolean): Strip {
  return {
    ...strip,
    draw: (x, y, out) => {
      const top = joined ? y - strip.gapMm : y;
      out.push({
        kind: 'path',
        d: line(x + 1, top, x + 1, y + strip.heightMm),
        stroke: context.theme.grey,
        widthMm: 0.5,
      });
      strip.draw(x + 4, y, out);
    },
  };
}

type Sign = { readonly text: string } | 'bullet' | { readonly box: (x: number, y: number, out: Item[]) => void };

function signOf({ checked }: MarkdownItem, number: number | undefined, ink: string): Sign {
  if (checked !== undefined) return { box: (x, y, out) => drawCheckBox(x, y, 3, checked, ink, out) };
  return number === undefined ? 'bullet' : { text: `${number}.` };
}

export function drawCheckBox(x: number, y: number, size: number, on: boolean, ink: string, out: Item[]): void {
  out.push({ kind: 'path', d: rectangle(x, y, size, size), stroke: ink, widthMm: 0.35 });
  const [a, b] = [size * 0.2, size * 0.8];
  if (on)
    out.push({
      kind: 'path',
      d: `${line(x + a, y + a, x + b, y + b)} ${line(x + a, y + b, x + b, y + a)}`,
      stroke: ink,
      widthMm: 0.35,
    });
}

interface ListSetting<T> {
  readonly signOf: (item: T, index: number) => Sign;
  readonly stripsOf: (item: T, widthMm: number, node: StructNode) => readonly Strip[];
}

/** Lays out items with a sign before the first line of each. */
export function listStrips<T>(
  context: FlowContext,
  items: readonly T[],
  widthMm: number,
  parent: StructNode,
  { signOf, stripsOf }: ListSetting<T>,
): readonly Strip[] {
  const list = addNode(parent, 'L');
  const sizeMm = mmFromPt(context.textPt);
  const signs = items.map(signOf);
  const widest = signs.reduce(
    (chars, sign) => Math.max(chars, typeof sign === 'object' && 'text' in sign ? sign.text.length : 0),
    0,
  );
  const indent = Math.min(widthMm / 2, Math.max(sizeMm * 1.5, sizeMm * (0.6 * widest + 0.5)));
  const lineMm = sizeMm * READING_SETTING.lineHeight;
  const gapMm = paragraphGap(context);
  const strips: Strip[] = [];
  items.forEach((item, i) => {
    const sign = signs[i] ?? 'bullet';
    const node = addNode(list, 'LI');
    const label = addNode(node, 'Lbl');
    const inner = stripsOf(item, widthMm - indent, addNode(node, 'LBody'));
    const drawLabel = (x: number, y: number, out: Item[]) => drawSign(context, sign, x, y, lineMm, indent, label, out);
    strips.push(indented(inner[0] ?? emptyStrip(lineMm), i > 0 ? gapMm * 0.5 : gapMm, indent, drawLabel));
    for (let j = 1; j < inner.length; j++) {
      const strip = inner[j];
      if (strip) strips.push(indented(strip, strip.gapMm, indent));
    }
  });
  return strips;
}

const emptyStrip = (heightMm: number): Strip => ({ heightMm, gapMm: 0, keepWithNext: false, draw: () => undefined });

const indented = (strip: Strip, gapMm: number, indent: number, drawLabel?: Strip['draw']): Strip => ({
  ...strip,
  gapMm,
  draw: (x, y, out) => {
    drawLabel?.(x, y, out);
    strip.draw(x + indent, y, out);
  },
});

const BULLET: Sketch = {
  name: 'bullet',
  widthMm: 2,
  heightMm: 2,
  items: [{ kind: 'path', d: circle(1, 1, 1), fill: 'inherit' }],
};

function drawSign(
  { setter, textPt, theme }: FlowContext,
  sign: Sign,
  x: number,
  y: number,
  lineMm: number,
  indent: number,
  node: StructNode,
  out: Item[],
): void {
  if (sign === 'bullet') {
    const scale = mmFromPt(textPt) * 0.13;
    const [left, top] = [x + indent * 0.4 - scale, y + lineMm / 2 - scale];
    out.push({ kind: 'place', sketch: BULLET, x: left, y: top, scale, ink: theme.ink, node });
  } else if ('text' in sign) {
    const setting: TextSetting = { setter, pt: textPt, lineHeight: READING_SETTING.lineHeight, node };
    const block = layText([{ text: sign.text, face: 'label', color: theme.ink }], indent, setting);
    textStrips(block, setting, 0)[0]?.draw(x, y, out);
  } else sign.box(x, y + lineMm / 2 - 1.5, out);
}

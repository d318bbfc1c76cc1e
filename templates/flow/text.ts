import type { Item, StructNode } from '@/templates/drawing/display-list';
import type { FaceName } from '../assets/catalogue';
import { mmFromPt } from '../theme/styles';
import { breakLines, countLines, type Line } from '../type/lines';
import { type Paragraph, type Span, shapeParagraph } from '../type/paragraph';
import type { Setter } from '../type/setter';
import type { Strip } from './strip';

export interface TextSetting {
  readonly setter: Setter;
  readonly pt: number;
  readonly lineHeight: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly node?: StructNode | undefined;
}

export interface TextBlock {
  readonly lines: readonly Line[];
  readonly rightToLeft: boolean;
  readonly widthMm: number;
  readonly lineMm: number;
  readonly heightMm: number;
}

export const layText = (spans: readonly Span[], widthMm: number, setting: TextSetting): TextBlock =>
  layParagraph(shapeParagraph(setting.setter, spans), widthMm, setting);

/** Breaks shaped text into lines. Shaping takes longer, and does not depend on the size. */
export function layParagraph(
  paragraph: Paragraph,
  widthMm: number,
  { setter, pt, lineHeight }: Pick<TextSetting, 'setter' | 'pt' | 'lineHeight'>,
): TextBlock {
  const sizeMm = mmFromPt(pt);
  const lines = breakLines(setter, paragraph, perMille(widthMm, sizeMm));
  const lineMm = sizeMm * lineHeight;
  return { lines, rightToLeft: paragraph.rightToLeft, widthMm, lineMm, heightMm: lines.length * lineMm };
}

export function heightOfParagraph(
  paragraph: Paragraph,
  widthMm: number,
  { setter, pt, lineHeight }: Pick<TextSetting, 'setter' | 'pt' | 'lineHeight'>,
): number {
  const sizeMm = mmFromPt(pt);
  return countLines(setter, paragraph, perMille(widthMm, sizeMm)) * sizeMm * lineHeight;
}

/** Width in thousandths of an em, slightly increased so that exact fits do not break. */
const perMille = (widthMm: number, sizeMm: number) => (widthMm / sizeMm) * 1000 + 0.001;

/** Draws one line whose box begins at `y`, with its capitals centred vertically in the box. */
export function drawLine(
  block: TextBlock,
  index: number,
  setting: TextSetting,
  x: number,
  y: number,
  out: Item[],
): void {
  const line = block.lines[index];
  if (!line) return;
  const sizeMm = mmFromPt(setting.pt);
  const align = block.rightToLeft ? (setting.align === 'center' ? 'center' : 'right') : setting.align;
  const spare = block.widthMm - (line.width * sizeMm) / 1000;
  const left = x + (align === 'right' ? spare : align === 'center' ? spare / 2 : 0);
  const base = y + block.lineMm / 2 + sizeMm * HALF_CAPITAL;
  for (const run of line.runs) out.push({ kind: 'text', x: left, y: base, sizeMm, run, node: setting.node });
}

/** Half the cap height, similar enough in all our faces for lines to align. */
const HALF_CAPITAL = 0.34;

export function drawText(block: TextBlock, setting: TextSetting, x: number, y: number, out: Item[]): void {
  for (let i = 0; i < block.lines.length; i++) drawLine(block, i, setting, x, y + i * block.lineMm, out);
}

/** Converts lines to strips without widows and orphans. */
export function textStrips(block: TextBlock, setting: TextSetting, gapMm: number): readonly Strip[] {
  const last = block.lines.length - 1;
  return block.lines.map((_, i) => ({
    heightMm: block.lineMm,
    gapMm: i === 0 ? gapMm : 0,
    keepWithNext: i < last && (i === 0 || i === last - 1),
    draw: (x, y, out) => drawLine(block, i, setting, x, y, out),
  }));
}

export const plainSpan = (text: string, face: FaceName, color: string): readonly Span[] => [{ text, face, color }];

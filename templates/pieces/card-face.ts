import { CARD_BOXES, CARD_SIZE, type Card } from '@/lib/kit/kit-spec';
import { addNode, type Item, line, rectangle, type StructNode } from '../display-list';
import { type Fitted, fitText } from '../flow/fit';
import { drawText, layText, plainSpan, type TextSetting } from '../flow/text';
import { iconNamed } from '../theme/icons';
import { SIZES } from '../theme/styles';
import type { Theme } from '../theme/theme';
import type { Setter } from '../type/setter';

const BAND_MM = 10.5;
const SIDE_MM = (CARD_SIZE.widthMm - CARD_BOXES.title.widthMm) / 2;
const TITLE_TOP_MM = BAND_MM + 2;
const BODY_TOP_MM = TITLE_TOP_MM + CARD_BOXES.title.heightMm + 1.5;
const FOOTER_TOP_MM = CARD_SIZE.heightMm - CARD_BOXES.footer.heightMm - 3.5;

/** Draws a card's front with its top left corner at (x, y); says which of its texts found no room. */
export function drawCard(
  card: Card,
  { setter, theme, draft }: { readonly setter: Setter; readonly theme: Theme; readonly draft: boolean },
  x: number,
  y: number,
  parent: StructNode,
  out: Item[],
): readonly string[] {
  const node = addNode(parent, 'Sect', { title: card.title });
  const tint = theme.tone[card.tone];
  const left = x + SIDE_MM;
  drawBand();
  const title = fitText(setter, theme, 'cardTitle', card.title, CARD_BOXES.title, addNode(node, 'H2'));
  title.draw(left, y + TITLE_TOP_MM, out);
  const ruleY = BODY_TOP_MM - 1;
  out.push({
    kind: 'path',
    d: line(left, y + ruleY, left + CARD_BOXES.body.widthMm, y + ruleY),
    stroke: tint.edge,
    widthMm: 0.4,
  });
  const body = fitText(setter, theme, 'cardBody', card.markdown, CARD_BOXES.body, addNode(node, 'Div'));
  body.draw(left, y + BODY_TOP_MM + 0.5, out);
  const footer = fitText(setter, theme, 'cardFooter', card.footer, CARD_BOXES.footer, addNode(node, 'P'));
  out.push({
    kind: 'path',
    d: line(left, y + FOOTER_TOP_MM, left + CARD_BOXES.footer.widthMm, y + FOOTER_TOP_MM),
    stroke: theme.rule,
    widthMm: 0.25,
  });
  footer.draw(left, y + FOOTER_TOP_MM + 1, out);
  if (draft) {
    const setting: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1.15, align: 'right' };
    const stamp = layText(plainSpan('DRAFT', 'heading', theme.tone.alarm.edge), CARD_BOXES.footer.widthMm, setting);
    drawText(stamp, setting, left, y + CARD_SIZE.heightMm - 4.5, out);
  }
  const fitted: readonly (readonly [string, Fitted])[] = [
    ['title', title],
    ['text', body],
    ['footer', footer],
  ];
  return fitted.flatMap(([name, { fits }]) => (fits ? [] : [name]));

  function drawBand(): void {
    const top = y + 3;
    const width = CARD_BOXES.title.widthMm;
    const height = BAND_MM - 3;
    if (tint.ground) out.push({ kind: 'path', d: rectangle(left, top, width, height), fill: tint.ground });
    if (!tint.ground || tint.ground === '#FFFFFF') {
      out.push({ kind: 'path', d: rectangle(left, top, width, height), stroke: tint.edge, widthMm: 0.5 });
    }
    const icon = iconNamed(card.icon);
    const size = height - 1.8;
    if (icon)
      out.push({ kind: 'place', sketch: icon, x: left + 1.4, y: top + 0.9, scale: size / icon.widthMm, ink: tint.on });
    const start = left + (icon ? size + 3 : 1.6);
    const setting: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1.15, node: addNode(node, 'P') };
    const block = layText(plainSpan(card.kicker, 'heading', tint.on), left + width - start - 1, setting);
    drawText(block, setting, start, top + (height - block.heightMm) / 2, out);
  }
}

import type { SizeMm } from '@/lib/kernel/units';
import { CARD_SIZES } from '@/lib/kit/blank';
import type { TextFace } from '@/lib/kit/faces';
import { CARD_BOXES, type TextStyle } from '@/lib/kit/kit-spec';
import { addNode, type Item, line, moveItems, rectangle, type StructNode } from '../display-list';
import { type Fitted, fitText } from '../flow/fit';
import { paginate } from '../flow/paginate';
import { drawText, layText, plainSpan, type TextSetting } from '../flow/text';
import { iconNamed } from '../theme/icons';
import { SIZES } from '../theme/styles';
import type { Theme } from '../theme/theme';
import { graphemes } from '../type/characters';
import type { Setter } from '../type/setter';

const BAND_MM = 10.5;
const SIDE_MM = (CARD_SIZES.poker.widthMm - CARD_BOXES.title.widthMm) / 2;
const TITLE_TOP_MM = BAND_MM + 2;
const BODY_TOP_MM = TITLE_TOP_MM + CARD_BOXES.title.heightMm + 1.5;
const FOOTER_TOP_MM = CARD_SIZES.poker.heightMm - CARD_BOXES.footer.heightMm - 3.5;

/** One card to cut out. Texts that find no room on it go on upon the next. */
export interface CardFace {
  readonly draw: (x: number, y: number, out: Item[]) => void;
}

export interface CardFaces {
  readonly faces: readonly CardFace[];
  /** Which of the texts found no room. */
  readonly tooLong: readonly string[];
}

/** A card's front, and as many more as its text takes in the smallest type. Nothing of it is lost. */
export function cardFaces(
  card: TextFace,
  { setter, theme, draft }: { readonly setter: Setter; readonly theme: Theme; readonly draft: boolean },
  parent: StructNode,
): CardFaces {
  const node = addNode(parent, 'Sect', { title: card.title });
  const tint = theme.tone[card.tone];
  const kickerNode = addNode(node, 'P');
  const title = fitOrCut(setter, theme, 'cardTitle', card.title, CARD_BOXES.title, addNode(node, 'H2'));
  const bodyNode = addNode(node, 'Div');
  const footer = fitOrCut(setter, theme, 'cardFooter', card.footer, CARD_BOXES.footer, addNode(node, 'P'));
  const lay = (markdown: string) => {
    bodyNode.children.length = 0;
    return fitText(setter, theme, 'cardBody', markdown, CARD_BOXES.body, bodyNode);
  };
  const displaced = [title.isCut ? card.title : '', footer.isCut ? card.footer : ''].filter(Boolean).map(bold);
  const body = lay([...displaced, card.markdown].join('\n\n'));
  const fitsAlone = body.fits || (displaced.length > 0 && lay(card.markdown).fits);
  const parts = body.fits ? [body] : partsOf(lay([...displaced, card.markdown].join('\n\n')));
  const tooLong = [title.isCut ? 'title' : '', fitsAlone ? '' : 'text', footer.isCut ? 'footer' : ''].filter(Boolean);
  return {
    tooLong,
    faces: parts.map((part, i) => ({
      draw: (x, y, out) => {
        const left = x + SIDE_MM;
        drawBand(x, y, parts.length > 1 ? `${card.kicker} · ${i + 1} of ${parts.length}` : card.kicker, out);
        title.fitted.draw(left, y + TITLE_TOP_MM, out);
        rule(left, y + BODY_TOP_MM - 1, tint.edge, 0.4, out);
        part.draw(left, y + BODY_TOP_MM + 0.5, out);
        rule(left, y + FOOTER_TOP_MM, theme.rule, 0.25, out);
        footer.fitted.draw(left, y + FOOTER_TOP_MM + 1, out);
        if (draft) drawStamp(left, y + CARD_SIZES.poker.heightMm - 4.5, out);
      },
    })),
  };

  function rule(left: number, y: number, stroke: string, widthMm: number, out: Item[]): void {
    out.push({ kind: 'path', d: line(left, y, left + CARD_BOXES.body.widthMm, y), stroke, widthMm });
  }

  function drawStamp(left: number, y: number, out: Item[]): void {
    const setting: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1.15, align: 'right' };
    const stamp = layText(plainSpan('DRAFT', 'heading', theme.tone.alarm.edge), CARD_BOXES.footer.widthMm, setting);
    drawText(stamp, setting, left, y, out);
  }

  function drawBand(x: number, y: number, kicker: string, out: Item[]): void {
    const left = x + SIDE_MM;
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
    const setting: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1.15, node: kickerNode };
    const block = layText(plainSpan(kicker, 'heading', tint.on), left + width - start - 1, setting);
    drawText(block, setting, start, top + (height - block.heightMm) / 2, out);
  }
}

/** What of a fitted text stands on each card. */
function partsOf({ strips }: Fitted): readonly Pick<Fitted, 'draw'>[] {
  const { heightMm } = CARD_BOXES.body;
  return paginate(strips, { x: 0, y: 0, heightMm }).map((items) => ({
    draw: (x, y, out) => void out.push(...moveItems(items, x, y)),
  }));
}

/** A line that is cut where it finds no room; then it has to stand in full elsewhere. */
function fitOrCut(setter: Setter, theme: Theme, style: TextStyle, text: string, box: SizeMm, node: StructNode) {
  const setIn = (words: string) => fitText(setter, theme, style, words, box, node);
  const whole = setIn(text);
  if (whole.fits) return { fitted: whole, isCut: false };
  const characters = graphemes(text);
  let [shortest, longest] = [0, Math.min(characters.length, 300)];
  const head = (length: number) => `${characters.slice(0, length).join('').trimEnd()}…`;
  while (shortest < longest) {
    const middle = Math.ceil((shortest + longest) / 2);
    if (setIn(head(middle)).fits) shortest = middle;
    else longest = middle - 1;
  }
  return { fitted: setIn(head(shortest)), isCut: true };
}

/** As it stands, in bold type: backslashes keep every sign from meaning something. */
const bold = (text: string): string =>
  `**${text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[!-/:-@[-`{-~]/g, (sign) => `\\${sign}`)}**`;

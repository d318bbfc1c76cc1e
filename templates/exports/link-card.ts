import { circle, type Item, line, type Page, type PathItem, rectangle } from '@/templates/drawing/display-list';
import type { Assets } from '../assets/assets';
import type { FaceName } from '../assets/catalogue';
import { drawLine, layText, plainSpan, type TextSetting } from '../flow/text';
import { pageToPng } from '../raster/page-png';
import { mmFromPt } from '../theme/styles';
import { PALETTE } from '../theme/theme';
import { codePointsOf, graphemes } from '../type/characters';
import { openLibrary } from '../type/library';
import { createSetter, type Setter } from '../type/setter';

interface LinkCard {
  readonly game: string;
  readonly title: string;
  readonly by: string;
  readonly facts: string;
  readonly poster: Page;
}

/** 1200 × 630 pixels, the usual size of link previews. */
const [WIDTH, HEIGHT, PX_PER_MM] = [300, 157.5, 4];
const DPI = PX_PER_MM * 25.4;
const GROUND = '#F6F3EA';
const [LEFT, RIGHT] = [16, 174];
const ROOM = RIGHT - LEFT;

/** Sizes in descending order. Text that does not fit at the last size is cut off. */
const TITLE = { face: 'heading', sizes: [40, 33, 28], lines: 4, lineHeight: 1.1, most: 110 } as const;
const BY = { face: 'body', sizes: [18], lines: 2, lineHeight: 1.25, most: 120 } as const;
const LABEL = { face: 'label', sizes: [19, 17], lines: 1, lineHeight: 1.2, most: 90 } as const;

interface Words {
  readonly face: FaceName;
  /** In points, largest first. */
  readonly sizes: readonly number[];
  readonly lines: number;
  readonly lineHeight: number;
  /** Longer texts are cut off. */
  readonly most: number;
}

export async function linkCardPng(card: LinkCard, assets: Assets): Promise<Uint8Array> {
  const setter = createSetter(
    await openLibrary(assets).chains(codePointsOf([card.game, card.title, card.by, card.facts, STUDIO, ELLIPSIS])),
  );
  const scale = HEIGHT / card.poster.heightMm;
  const items: Item[] = [
    { kind: 'path', d: rectangle(0, 0, WIDTH, HEIGHT), fill: GROUND },
    // The poster is on the right, as high as the card.
    { kind: 'group', matrix: [scale, 0, 0, scale, WIDTH - card.poster.widthMm * scale, 0], items: card.poster.items },
    { kind: 'group', matrix: [0.5, 0, 0, 0.5, LEFT, 14], items: SIGN },
    { kind: 'path', d: line(LEFT, 127, RIGHT, 127), stroke: PALETTE.ink, widthMm: 1 },
  ];
  const put = (text: string, words: Words, top: number, ink: string, left = LEFT) =>
    drawWords(setter, text, words, { left, top, ink }, items);
  put(STUDIO, LABEL, 17, PALETTE.ink, LEFT + 30);
  put(card.game, LABEL, 26, PALETTE.green, LEFT + 30);
  const below = put(card.title, TITLE, 46, PALETTE.ink);
  put(card.by, BY, below + 4, PALETTE.ink);
  put(card.facts, LABEL, 134, PALETTE.ink);
  return pageToPng({ widthMm: WIDTH, heightMm: HEIGHT, items }, assets, DPI);
}

const STUDIO = 'Trapdoor library';
const ELLIPSIS = '…';

/** Draws text at the largest size that fits. Returns the y coordinate of its end. */
function drawWords(
  setter: Setter,
  text: string,
  { face, sizes, lines, lineHeight, most }: Words,
  { left, top, ink }: { readonly left: number; readonly top: number; readonly ink: string },
  out: Item[],
): number {
  const characters = graphemes(text);
  const cut = characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}${ELLIPSIS}` : text;
  const settings = sizes.map((pt): TextSetting => ({ setter, pt, lineHeight }));
  const laid = settings.map((setting) => ({
    setting,
    block: layText(plainSpan(cut, face, ink), ROOM - left + LEFT, setting),
  }));
  const best = laid.find(({ block }) => block.lines.length <= lines) ?? laid.at(-1);
  if (!best) return top;
  const { setting, block } = best;
  const drawn = Math.min(block.lines.length, lines);
  for (let i = 0; i < drawn; i++) drawLine(block, i, setting, left, top + i * block.lineMm, out);
  return top + drawn * mmFromPt(setting.pt) * lineHeight;
}

const stroke = (d: string, ink: string, widthMm: number): PathItem => ({ kind: 'path', d, stroke: ink, widthMm });

/** The studio's sign on a grid of 48, as in app/icon.svg. */
const SIGN: readonly Item[] = [
  { kind: 'path', d: rectangle(0, 0, 48, 48), fill: PALETTE.green },
  stroke(
    'M19 19 L27 17 L31 24 L36 25 M27 17 L23 27 L29 32 L30 39 M23 27 L18 33 L11 34 M19 19 L15 25',
    PALETTE.white,
    3.5,
  ),
  { kind: 'path', d: circle(29, 11.5, 3.5), fill: PALETTE.white },
  stroke('M3 43 L29 43 M40 43 L45 43', PALETTE.white, 3),
  stroke('M40 43 L34 37', PALETTE.yellow, 3),
];

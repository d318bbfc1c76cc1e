import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm } from '@/lib/kit/blank';
import type { Audience } from '@/lib/kit/kit-spec';
import { PAPER_SIZE, type Paper } from '@/lib/kit/paper';
import { type GroupItem, type Item, line, rectangle } from '@/templates/drawing/display-list';
import { drawText, layText, plainSpan, type TextSetting } from '../flow/text';
import { ruleItems } from '../theme/rules';
import { SIZES } from '../theme/styles';
import { hazardStripes, type Theme } from '../theme/theme';
import type { Setter } from '../type/setter';
import { drawRuler } from './ruler';

/** Draws a cutting machine's marks. Always black: machines recognise nothing lighter. */
export const registrationItems = (boxes: readonly BoxMm[], theme: Theme): readonly Item[] =>
  boxes.length === 0
    ? []
    : [
        {
          kind: 'path',
          d: boxes.map((box) => rectangle(box.xMm, box.yMm, box.widthMm, box.heightMm)).join(' '),
          fill: theme.black,
        },
      ];

/** Positions of a page's header and footer, and the area for its content. */
export interface Frame {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly content: { readonly x: number; readonly y: number; readonly widthMm: number; readonly heightMm: number };
}

const TOP_MM = 17;
const BOTTOM_MM = 12.4;
const SIDES_MM = { a4: 10, letter: 12.95, a3: 12, tabloid: 12.7 } as const satisfies Record<Paper, number>;

export function pageFrame(paper: Paper, landscape: boolean): Frame {
  const size = PAPER_SIZE[paper];
  const [widthMm, heightMm] = landscape ? [size.heightMm, size.widthMm] : [size.widthMm, size.heightMm];
  return frameFor({ widthMm, heightMm }, SIDES_MM[paper]);
}

/** Returns the frame of a page of any size, such as half a sheet. */
export function frameFor({ widthMm, heightMm }: SizeMm, sidesMm: number = SIDES_MM.a4): Frame {
  return {
    widthMm,
    heightMm,
    content: {
      x: sidesMm,
      y: TOP_MM,
      widthMm: widthMm - 2 * sidesMm,
      heightMm: heightMm - TOP_MM - BOTTOM_MM,
    },
  };
}

export const AUDIENCE_MARKS: Readonly<Record<Audience, string>> = {
  table: 'FOR THE TABLE',
  player: 'FOR ONE PLAYER',
  gm: 'GM ONLY',
};

interface PageWords {
  readonly kit: string;
  readonly piece: string;
  readonly audience: Audience;
  readonly number: number;
  /** Number of pages in all; undefined until it is known. */
  readonly count: number | undefined;
  readonly draft: boolean;
  /** Paper of a sheet to cut out, which gets a ruler. */
  readonly ruler?: Paper | undefined;
}

/** Draws the header and footer of a page. Decoration for screen readers, orientation for a pile of paper. */
export function drawFrame(frame: Frame, words: PageWords, theme: Theme, setter: Setter, out: Item[]): void {
  const { x, widthMm } = frame.content;
  out.push(alikeOn(frame, words, theme, setter));
  const put = putting(setter, out);
  const left = x + widthMm * 0.46;
  put(words.piece, 'label', theme.grey, left, TITLE_MM, x + widthMm - left - TAG_MM - 3, 'right');
  const foot = footOf(frame) + 0.9;
  const of = words.count === undefined ? '' : ` of ${words.count}`;
  put(`Page ${words.number}${of}`, 'label', theme.grey, x, foot, widthMm, 'right');
}

const [HEAD_MM, TITLE_MM] = [8, 8.75];
const [TAG_MM, TAG_HEIGHT_MM] = [30, 4.6];
const DRAFT_MM = 62;
const footOf = ({ heightMm }: Frame) => heightMm - 11;

const drawn = new WeakMap<Setter, Map<string, GroupItem>>();

/** Returns the part that all pages of one size and for the same readers share: one object, which a file stores once. */
function alikeOn(frame: Frame, words: PageWords, theme: Theme, setter: Setter): GroupItem {
  const known = drawn.get(setter) ?? new Map<string, GroupItem>();
  drawn.set(setter, known);
  const key = JSON.stringify([frame, words.kit, words.audience, words.draft, words.ruler]);
  const made = known.get(key) ?? { kind: 'group', items: drawAlike(frame, words, theme, setter) };
  known.set(key, made);
  return made;
}

function drawAlike(frame: Frame, words: PageWords, theme: Theme, setter: Setter): readonly Item[] {
  const out: Item[] = [];
  const put = putting(setter, out);
  const { x, widthMm } = frame.content;
  const right = x + widthMm;
  const mark = AUDIENCE_MARKS[words.audience];
  const tint = theme.audience[words.audience];
  const stripesMm = tint.striped ? 10 : 0;
  out.push({
    kind: 'path',
    d: rectangle(right - TAG_MM, HEAD_MM, TAG_MM, TAG_HEIGHT_MM),
    ...(tint.ground ? { fill: tint.ground } : { stroke: tint.edge, widthMm: 0.35 }),
  });
  if (tint.striped) out.push(...hazardStripes(theme, right - TAG_MM, HEAD_MM, stripesMm, TAG_HEIGHT_MM));
  put(mark, 'heading', tint.on, right - TAG_MM + stripesMm, TITLE_MM, TAG_MM - stripesMm, 'center');
  put(words.kit, 'heading', theme.headline, x, TITLE_MM, widthMm * 0.45);
  const below = HEAD_MM + TAG_HEIGHT_MM;
  out.push(...ruleItems(theme, { x, y: below, widthMm }));

  const foot = footOf(frame);
  out.push({ kind: 'path', d: line(x, foot, right, foot), stroke: theme.rule, widthMm: 0.25 });
  if (words.ruler) {
    const at = x + (words.draft ? DRAFT_MM + 4 : 0);
    out.push(...drawRuler(at, foot + 0.9, words.ruler, { theme, setter }));
  }
  if (!words.draft) return out;
  const [width, red] = [DRAFT_MM, theme.tone.alarm.edge];
  out.push({ kind: 'path', d: rectangle(x, foot + 0.5, width, 4), stroke: red, widthMm: 0.5 });
  put('DRAFT · NOT YET FIT TO PLAY', 'heading', red, x, foot + 0.9, width, 'center');
  return out;
}

const putting =
  (setter: Setter, out: Item[]) =>
  (
    text: string,
    face: 'heading' | 'label',
    color: string,
    at: number,
    y: number,
    width: number,
    align: 'left' | 'center' | 'right' = 'left',
  ) => {
    const setting: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1.2, align };
    drawText(oneLine(text, face, color, width, setting), setting, at, y, out);
  };

/** Headers repeat text that is printed in full elsewhere, so they can end in an ellipsis. */
function oneLine(text: string, face: 'heading' | 'label', color: string, widthMm: number, setting: TextSetting) {
  const whole = layText(plainSpan(text.replaceAll('\n', ' '), face, color), widthMm, setting);
  if (whole.lines.length === 1) return whole;
  const characters = Array.from(text);
  let [shortest, longest] = [0, Math.min(characters.length, 200)];
  while (shortest < longest) {
    const middle = Math.ceil((shortest + longest) / 2);
    const block = layText(plainSpan(`${characters.slice(0, middle).join('')}…`, face, color), widthMm, setting);
    if (block.lines.length === 1) shortest = middle;
    else longest = middle - 1;
  }
  return layText(plainSpan(`${characters.slice(0, shortest).join('')}…`, face, color), widthMm, setting);
}

/** Space on both sides of the line between two halves. */
const GAP_MM = 7;

/** Returns the frame of the first of two documents on a page. The second one is `downMm` lower. */
export function upperHalf(frame: Frame): { readonly half: Frame; readonly downMm: number; readonly cutMm: number } {
  const { content } = frame;
  const heightMm = (content.heightMm - 2 * GAP_MM) / 2;
  return {
    half: { ...frame, content: { ...content, heightMm } },
    downMm: heightMm + 2 * GAP_MM,
    cutMm: content.y + heightMm + GAP_MM,
  };
}

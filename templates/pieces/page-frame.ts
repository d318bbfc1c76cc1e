import type { SizeMm } from '@/lib/kernel/units';
import type { Audience } from '@/lib/kit/kit-spec';
import { PAPER_SIZE, type Paper } from '@/lib/kit/paper';
import { type Item, line, rectangle } from '../display-list';
import { drawText, layText, plainSpan, type TextSetting } from '../flow/text';
import { hazardStripes } from '../theme/stripes';
import { SIZES } from '../theme/styles';
import type { Theme } from '../theme/theme';
import type { Setter } from '../type/setter';

/** Where a page's own words stand, and what is left for its content. */
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

/** The frame of a page of any size, such as half a sheet. */
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

export interface PageWords {
  readonly kit: string;
  readonly piece: string;
  readonly audience: Audience;
  readonly number: number;
  readonly count: number;
  readonly draft: boolean;
}

/** Head and foot of a page: decoration for a screen reader, orientation for a heap of paper. */
export function drawFrame(frame: Frame, words: PageWords, theme: Theme, setter: Setter, out: Item[]): void {
  const { x, widthMm } = frame.content;
  const right = x + widthMm;
  const mark = AUDIENCE_MARKS[words.audience];
  const tint = theme.audience[words.audience];
  const setting: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1.2 };
  const put = (
    text: string,
    face: 'heading' | 'label',
    color: string,
    at: number,
    y: number,
    width: number,
    align: 'left' | 'center' | 'right' = 'left',
  ) => {
    const aligned = { ...setting, align };
    drawText(oneLine(text, face, color, width, aligned), aligned, at, y, out);
  };
  const [top, tagMm, tagHeightMm] = [8, 30, 4.6];
  const stripesMm = tint.striped ? 10 : 0;
  out.push({
    kind: 'path',
    d: rectangle(right - tagMm, top, tagMm, tagHeightMm),
    ...(tint.ground ? { fill: tint.ground } : { stroke: tint.edge, widthMm: 0.35 }),
  });
  if (tint.striped) out.push(...hazardStripes(theme, right - tagMm, top, stripesMm, tagHeightMm));
  put(mark, 'heading', tint.on, right - tagMm + stripesMm, top + 0.75, tagMm - stripesMm, 'center');
  put(words.kit, 'heading', theme.ink, x, top + 0.75, widthMm * 0.45);
  put(words.piece, 'label', theme.grey, x + widthMm * 0.46, top + 0.75, widthMm * 0.54 - tagMm - 3, 'right');
  out.push({ kind: 'path', d: line(x, top + tagHeightMm, right, top + tagHeightMm), stroke: theme.ink, widthMm: 0.5 });

  const foot = frame.heightMm - 11;
  out.push({ kind: 'path', d: line(x, foot, right, foot), stroke: theme.rule, widthMm: 0.25 });
  put(`Page ${words.number} of ${words.count}`, 'label', theme.grey, x, foot + 0.9, widthMm, 'right');
  if (!words.draft) return;
  const [width, red] = [62, theme.tone.alarm.edge];
  out.push({ kind: 'path', d: rectangle(x, foot + 0.5, width, 4), stroke: red, widthMm: 0.5 });
  put('DRAFT · NOT YET FIT TO PLAY', 'heading', red, x, foot + 0.9, width, 'center');
}

/** Running heads repeat what stands elsewhere in full, so they may end in an ellipsis. */
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

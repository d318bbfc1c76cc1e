import type { SizeMm } from '@/lib/kernel/units';
import type { TextStyle } from '@/lib/kit/kit-spec';
import type { Item, StructNode } from '../display-list';
import { FIT_STYLES, type FitStyle, mmFromPt } from '../theme/styles';
import type { Theme } from '../theme/theme';
import { shapeParagraph } from '../type/paragraph';
import type { Setter } from '../type/setter';
import { type FlowContext, READING } from './context';
import { hyphenated } from './hyphenated';
import { readMarkdown } from './markdown';
import { blockStrips, heightOfBlocks } from './prose';
import { drawStrips, type Strip } from './strip';
import { drawText, layParagraph, plainSpan, type TextBlock, type TextSetting, textStrips } from './text';

/** Text at the largest size of its style that fits the box. */
export interface Fitted extends Tried {
  readonly draw: (x: number, y: number, out: Item[]) => void;
  /** What it is drawn from, for going on elsewhere. */
  readonly strips: () => readonly Strip[];
}

/** What a size comes to. */
interface Tried {
  readonly fits: boolean;
  readonly pt: number;
  readonly heightMm: number;
  /** Of the widest line. */
  readonly widthMm: number;
}

const STEP_PT = 0.25;
const SLACK_MM = 0.01;

export interface FitOptions {
  readonly align?: 'left' | 'center';
  readonly color?: string;
}

/** Shrinks text until it fits; at its least size it is drawn whole, whether it fits or not. */
export function fitText(
  setter: Setter,
  theme: Theme,
  styleName: TextStyle,
  text: string,
  box: SizeMm,
  node: StructNode,
  options: FitOptions = {},
): Fitted {
  const style = FIT_STYLES[styleName];
  return style.markdown
    ? fitProse(setter, theme, style, text, box, node)
    : fitPlain(setter, theme, style, text, box, node, options);
}

/** The largest size that fits, or the least if none does. */
function largest<T extends Tried>({ minPt, maxPt }: FitStyle, tryAt: (pt: number) => T): T {
  const most = tryAt(maxPt);
  if (most.fits || maxPt === minPt) return most;
  let best = tryAt(minPt);
  if (!best.fits) return best;
  // Smaller type never takes more room, so the largest that fits is found by halving.
  let [fitting, tooLarge] = [0, Math.round((maxPt - minPt) / STEP_PT)];
  while (tooLarge - fitting > 1) {
    const middle = (fitting + tooLarge) >> 1;
    const tried = tryAt(minPt + middle * STEP_PT);
    if (tried.fits) [fitting, best] = [middle, tried];
    else tooLarge = middle;
  }
  return best;
}

function fitProse(setter: Setter, theme: Theme, style: FitStyle, text: string, box: SizeMm, node: StructNode): Fitted {
  const blocks = readMarkdown(text);
  const shaped: NonNullable<FlowContext['shaped']> = new Map();
  const contextAt = (pt: number): FlowContext => ({
    setter,
    theme,
    faces: READING,
    textPt: pt,
    density: 0.8,
    tallestMm: box.heightMm,
    shaped,
    fieldPrefix: undefined,
  });
  const taken = largest(style, (pt): Tried => {
    const heightMm = heightOfBlocks(contextAt(pt), blocks, box.widthMm);
    return { fits: heightMm <= box.heightMm + SLACK_MM, pt, heightMm, widthMm: box.widthMm };
  });
  const strips = blockStrips(contextAt(taken.pt), blocks, box.widthMm, node);
  return { ...taken, draw: (x, y, out) => drawStrips(strips, x, y, out), strips: () => strips };
}

function fitPlain(
  setter: Setter,
  theme: Theme,
  style: FitStyle,
  text: string,
  box: SizeMm,
  node: StructNode,
  { align = 'left', color = theme.ink }: FitOptions,
): Fitted {
  const { face, minPt, lineHeight } = style;
  const shape = (words: string) => shapeParagraph(setter, plainSpan(words, face, color));
  const shaped = shape(text);
  const settingAt = (pt: number): TextSetting => ({ setter, pt, lineHeight, align, node });
  const isHigh = ({ heightMm }: TextBlock) => heightMm > box.heightMm + SLACK_MM;
  const blockAt = (pt: number) => {
    const whole = layParagraph(shaped, box.widthMm, settingAt(pt));
    if (pt > minPt || isWhole(whole)) return whole;
    const most = (box.widthMm / mmFromPt(pt)) * 1000;
    const parted = layParagraph(shape(hyphenated(text, face, most, setter)), box.widthMm, settingAt(pt));
    return isWhole(parted) && !isHigh(parted) ? parted : whole;
  };
  const { block, ...taken } = largest(style, (pt) => {
    const block = blockAt(pt);
    const widthMm = widthOf(block, pt);
    // A word that had to be cut is not a fit while a smaller size is left.
    const isCut = pt > minPt && !isWhole(block);
    const fits = widthMm <= box.widthMm + SLACK_MM && !isCut && !isHigh(block);
    return { fits, pt, heightMm: block.heightMm, widthMm, block };
  });
  const setting = settingAt(taken.pt);
  return {
    ...taken,
    draw: (x, y, out) => drawText(block, setting, x, y, out),
    strips: () => textStrips(block, setting, 0),
  };
}

const isWhole = ({ lines }: TextBlock) => !lines.some(({ isCut }) => isCut);

const widthOf = ({ lines }: TextBlock, pt: number) =>
  (lines.reduce((most, { width }) => Math.max(most, width), 0) * mmFromPt(pt)) / 1000;

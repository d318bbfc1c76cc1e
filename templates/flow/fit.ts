import type { SizeMm } from '@/lib/kernel/units';
import type { TextStyle } from '@/lib/kit/kit-spec';
import { type Item, rectangle, type StructNode } from '@/templates/drawing/display-list';
import type { FaceName } from '../assets/catalogue';
import { FIT_STYLES, type FitStyle, mmFromPt, READING_SETTING } from '../theme/styles';
import type { Theme } from '../theme/theme';
import { graphemes } from '../type/characters';
import { shapeParagraph } from '../type/paragraph';
import type { Setter } from '../type/setter';
import { type FlowContext, READING } from './context';
import { readMarkdown } from './markdown';
import { blockStrips, heightOfBlocks } from './prose';
import { drawStrips, type Strip } from './strip';
import { drawText, layParagraph, layText, plainSpan, type TextBlock, type TextSetting } from './text';

/** Text at the largest size of its style that fits the box. */
export interface Fitted extends Tried {
  readonly draw: (x: number, y: number, out: Item[]) => void;
}

interface Tried {
  readonly fits: boolean;
  readonly pt: number;
  readonly heightMm: number;
  /** Width of the widest line. */
  readonly widthMm: number;
}

const STEP_PT = 0.25;
const SLACK_MM = 0.01;

interface FitOptions {
  readonly align?: 'left' | 'center';
  readonly color?: string;
}

/** Shrinks text until it fits. At the minimum size, draws all of it even if it does not fit. */
export function fitText(
  setter: Setter,
  theme: Theme,
  styled: TextStyle | FitStyle,
  text: string,
  box: SizeMm,
  node: StructNode,
  options: FitOptions = {},
): Fitted {
  const style = typeof styled === 'string' ? FIT_STYLES[styled] : styled;
  return style.markdown
    ? fitProse(setter, theme, style, text, box, node)
    : fitPlain(setter, theme, style, text, box, node, options);
}

/** Returns the largest size that fits, or the smallest if none does. */
function largest<T extends Tried>({ minPt, maxPt }: FitStyle, tryAt: (pt: number) => T): T {
  const most = tryAt(maxPt);
  if (most.fits || maxPt === minPt) return most;
  let best = tryAt(minPt);
  if (!best.fits) return best;
  // Smaller type never takes more room, so a binary search finds the largest size that fits.
  let [fitting, tooLarge] = [0, Math.round((maxPt - minPt) / STEP_PT)];
  while (tooLarge - fitting > 1) {
    const middle = (fitting + tooLarge) >> 1;
    const tried = tryAt(minPt + middle * STEP_PT);
    if (tried.fits) [fitting, best] = [middle, tried];
    else tooLarge = middle;
  }
  return best;
}

/** Markdown that is read and shaped once, and laid out in any size. */
interface Prose {
  readonly heightAt: (pt: number) => number;
  readonly stripsAt: (pt: number, node: StructNode) => readonly Strip[];
}

function proseIn(setter: Setter, theme: Theme, text: string, box: SizeMm): Prose {
  const blocks = readMarkdown(text);
  const common: Omit<FlowContext, 'textPt'> = {
    setter,
    theme,
    faces: READING,
    density: READING_SETTING.fitDensity,
    tallestMm: box.heightMm,
    fieldPrefix: undefined,
    shaped: new Map(),
  };
  return {
    heightAt: (textPt) => heightOfBlocks({ ...common, textPt }, blocks, box.widthMm),
    stripsAt: (textPt, node) => blockStrips({ ...common, textPt }, blocks, box.widthMm, node),
  };
}

/** Fits Markdown. Also returns the drawn strips, to continue elsewhere. */
export function fitProse(
  setter: Setter,
  theme: Theme,
  style: FitStyle,
  text: string,
  box: SizeMm,
  node: StructNode,
): Fitted & { readonly strips: readonly Strip[] } {
  const prose = proseIn(setter, theme, text, box);
  const fitted = largest(style, (pt) => triedHeight(pt, prose.heightAt(pt), box));
  const strips = prose.stripsAt(fitted.pt, node);
  return { ...fitted, draw: (x, y, out) => drawStrips(strips, x, y, out), strips };
}

function triedHeight(pt: number, heightMm: number, box: SizeMm): Tried {
  return { pt, fits: heightMm <= box.heightMm + SLACK_MM, heightMm, widthMm: box.widthMm };
}

/** Distance of text from the bar beside it, and the bar's width. */
const BAR = { gapMm: 1.8, widthMm: 0.9 } as const;
/** Least space between text and the text at the foot. */
const ABOVE_FOOT_MM = 1;

/** Fits Markdown with other Markdown at the foot of the box, beside a bar. Undefined if they do not fit in any size. */
export function fitAboveFoot(
  setter: Setter,
  theme: Theme,
  style: FitStyle,
  { text, foot }: { readonly text: string; readonly foot: string },
  box: SizeMm,
  node: StructNode,
): Fitted | undefined {
  const sideMm = BAR.gapMm + BAR.widthMm;
  const above = proseIn(setter, theme, text, box);
  const below = proseIn(setter, theme, foot, { ...box, widthMm: box.widthMm - sideMm });
  const fitted = largest(style, (pt) => triedHeight(pt, above.heightAt(pt) + ABOVE_FOOT_MM + below.heightAt(pt), box));
  if (!fitted.fits) return undefined;
  const [upper, lower] = [above.stripsAt(fitted.pt, node), below.stripsAt(fitted.pt, node)];
  const footMm = below.heightAt(fitted.pt);
  return {
    ...fitted,
    draw: (x, y, out) => {
      drawStrips(upper, x, y, out);
      const top = y + box.heightMm - footMm;
      out.push({ kind: 'path', d: rectangle(x, top, BAR.widthMm, footMm), fill: theme.line });
      drawStrips(lower, x + sideMm, top, out);
    },
  };
}

interface TriedWords extends Tried {
  readonly block: TextBlock;
}

const LETTERS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Mn}]{6,}/gu;
const VOWEL = /^[aeiouyäöüåøæœаеёиоуыэюяіїєαεηιουω]/iu;
/** Number of letters by which a part may be longer or shorter to end at a syllable. */
const SYLLABLE = 2.5;
const LEAST = 3;
/** Longest word that is hyphenated carefully. */
const LONGEST = 60;

/** Hyphenates words wider than a line into roughly equal parts, preferably before a consonant and its vowel. */
export function hyphenated(text: string, face: FaceName, most: number, setter: Setter): string {
  const widthOf = (word: string) => setter.word(face, word, false).width;
  return text.replace(LETTERS, (word) => {
    if (word.length > LONGEST || widthOf(word) <= most) return word;
    const letters = graphemes(word);
    for (let parts = Math.ceil(widthOf(`${word}-`) / most); parts <= letters.length / LEAST; parts++) {
      const split = partsOf(letters, parts);
      if (split.every((part) => widthOf(part) <= most)) return split.join('');
    }
    return word;
  });
}

function partsOf(letters: readonly string[], count: number): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (let left = count; left > 1; left--) {
    const even = from + (letters.length - from) / left;
    const worth = (at: number) => Math.abs(at - even) - (isSyllable(letters, at) ? SYLLABLE : 0);
    const last = letters.length - LEAST * (left - 1);
    let best = Math.min(last, from + LEAST);
    for (let at = best + 1; at <= last; at++) if (worth(at) < worth(best)) best = at;
    parts.push(`${letters.slice(from, best).join('')}-`);
    from = best;
  }
  return [...parts, letters.slice(from).join('')];
}

const isVowel = (letter: string | undefined) => letter !== undefined && VOWEL.test(letter.normalize('NFD'));

const isSyllable = (letters: readonly string[], at: number) => !isVowel(letters[at]) && isVowel(letters[at + 1]);

/** Fits words; those that do not fit in the display face, in that of headings. */
function fitPlain(
  setter: Setter,
  theme: Theme,
  style: FitStyle,
  text: string,
  box: SizeMm,
  node: StructNode,
  options: FitOptions,
): Fitted {
  const { align = 'left', color = theme.ink } = options;
  const { minPt, lineHeight } = style;
  const face = style.face === 'display' ? setter.headlineFace(text) : style.face;
  const shaped = shapeParagraph(setter, plainSpan(text, face, color));
  const { pt, fits, heightMm, widthMm, block } = largest(style, (pt): TriedWords => {
    const whole = layParagraph(shaped, box.widthMm, { setter, pt, lineHeight });
    if (isWhole(whole)) return tried(whole, pt, box);
    // Breaking a word does not count as fitting while a smaller size remains.
    if (pt > minPt) return { ...tried(whole, pt, box), fits: false };
    const spans = plainSpan(hyphenated(text, face, (box.widthMm / mmFromPt(pt)) * 1000, setter), face, color);
    const parted = layText(spans, box.widthMm, { setter, pt, lineHeight });
    return tried(isWhole(parted) && !isTooHigh(parted, box) ? parted : whole, pt, box);
  });
  if (!fits && face === 'display')
    return fitPlain(setter, theme, { ...style, face: 'heading' }, text, box, node, options);
  const setting: TextSetting = { setter, pt, lineHeight, align, node };
  return { pt, fits, heightMm, widthMm, draw: (x, y, out) => drawText(block, setting, x, y, out) };
}

function tried(block: TextBlock, pt: number, box: SizeMm): TriedWords {
  let widest = 0;
  for (const { width } of block.lines) widest = Math.max(widest, width);
  const widthMm = (widest * mmFromPt(pt)) / 1000;
  const fits = widthMm <= box.widthMm + SLACK_MM && !isTooHigh(block, box);
  return { pt, fits, heightMm: block.heightMm, widthMm, block };
}

const isWhole = ({ lines }: TextBlock) => !lines.some(({ isCut }) => isCut);
const isTooHigh = (block: TextBlock, box: SizeMm) => block.heightMm > box.heightMm + SLACK_MM;

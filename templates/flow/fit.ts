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
import { blockStrips } from './prose';
import { drawStrips, heightOf, type Strip } from './strip';
import { drawText, layParagraph, plainSpan, type TextBlock, textStrips } from './text';

/** Text at the largest size of its style that fits the box. */
export interface Fitted {
  readonly fits: boolean;
  readonly pt: number;
  readonly heightMm: number;
  /** Of the widest line. */
  readonly widthMm: number;
  readonly draw: (x: number, y: number, out: Item[]) => void;
  /** What it is drawn from, for going on elsewhere. */
  readonly strips: readonly Strip[];
}

const STEP_PT = 0.25;

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
  const layAt = style.markdown
    ? proseAt(setter, theme, text, box, node)
    : wordsAt(setter, theme, style, text, box, node, options);
  const tryAt = (pt: number) => ({ fitted: layAt(pt), children: node.children.splice(0) });
  const take = ({ fitted, children }: ReturnType<typeof tryAt>) => {
    node.children.push(...children);
    return fitted;
  };
  const largest = tryAt(style.maxPt);
  if (largest.fitted.fits || style.maxPt === style.minPt) return take(largest);
  let best = tryAt(style.minPt);
  if (!best.fitted.fits) return take(best);
  // Smaller type never takes more room, so the largest that fits is found by halving.
  let [fitting, tooLarge] = [0, Math.round((style.maxPt - style.minPt) / STEP_PT)];
  while (tooLarge - fitting > 1) {
    const middle = (fitting + tooLarge) >> 1;
    const tried = tryAt(style.minPt + middle * STEP_PT);
    if (tried.fitted.fits) [fitting, best] = [middle, tried];
    else tooLarge = middle;
  }
  return take(best);
}

type LayAt = (pt: number) => Fitted;

function proseAt(setter: Setter, theme: Theme, text: string, box: SizeMm, node: StructNode): LayAt {
  const blocks = readMarkdown(text);
  const common = { setter, theme, faces: READING, density: 0.8, tallestMm: box.heightMm, fieldPrefix: undefined };
  const shaped: NonNullable<FlowContext['shaped']> = new Map();
  return (pt) => {
    const strips = blockStrips({ ...common, textPt: pt, shaped }, blocks, box.widthMm, node);
    const heightMm = heightOf(strips);
    return {
      pt,
      heightMm,
      widthMm: box.widthMm,
      fits: heightMm <= box.heightMm + 0.01,
      draw: (x, y, out) => drawStrips(strips, x, y, out),
      strips,
    };
  };
}

function wordsAt(
  setter: Setter,
  theme: Theme,
  style: FitStyle,
  text: string,
  box: SizeMm,
  node: StructNode,
  { align = 'left', color = theme.ink }: FitOptions,
): LayAt {
  const shape = (words: string) => shapeParagraph(setter, plainSpan(words, style.face, color));
  const shaped = shape(text);
  const isWhole = ({ lines }: TextBlock) => !lines.some(({ isCut }) => isCut);
  return (pt) => {
    const setting = { setter, pt, lineHeight: style.lineHeight, align, node };
    const whole = layParagraph(shaped, box.widthMm, setting);
    const parted =
      pt > style.minPt || isWhole(whole)
        ? whole
        : layParagraph(
            shape(hyphenated(text, style.face, (box.widthMm / mmFromPt(pt)) * 1000, setter)),
            box.widthMm,
            setting,
          );
    const block = isWhole(parted) && parted.heightMm <= box.heightMm + 0.01 ? parted : whole;
    const widthMm = Math.max(...block.lines.map(({ width }) => (width * mmFromPt(pt)) / 1000));
    // A word that had to be cut is not a fit while a smaller size is left.
    const cut = pt > style.minPt && !isWhole(block);
    const fits = widthMm <= box.widthMm + 0.01 && !cut && block.heightMm <= box.heightMm + 0.01;
    return {
      pt,
      heightMm: block.heightMm,
      widthMm,
      fits,
      draw: (x, y, out) => drawText(block, setting, x, y, out),
      get strips() {
        return textStrips(block, setting, 0);
      },
    };
  };
}

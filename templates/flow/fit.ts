import type { SizeMm } from '@/lib/kernel/units';
import type { TextStyle } from '@/lib/kit/kit-spec';
import type { Item, StructNode } from '../display-list';
import { FIT_STYLES, type FitStyle, mmFromPt } from '../theme/styles';
import type { Theme } from '../theme/theme';
import type { Setter } from '../type/setter';
import { type FlowContext, READING } from './context';
import { hyphenated } from './hyphenated';
import { proseStrips } from './prose';
import { drawStrips, heightOf, type Strip } from './strip';
import { drawText, layText, plainSpan, textStrips } from './text';

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

/** Shrinks text until it fits; at its least size it is drawn whole, whether it fits or not. */
export function fitText(
  setter: Setter,
  theme: Theme,
  styleName: TextStyle,
  text: string,
  box: SizeMm,
  node: StructNode,
  options: { readonly align?: 'left' | 'center'; readonly color?: string } = {},
): Fitted {
  const style = FIT_STYLES[styleName];
  const tryAt = (pt: number) => {
    const fitted = layAt(setter, theme, style, text, box, node, pt, options);
    return { fitted, children: node.children.splice(0) };
  };
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

function layAt(
  setter: Setter,
  theme: Theme,
  style: FitStyle,
  text: string,
  box: SizeMm,
  node: StructNode,
  pt: number,
  { align = 'left', color = theme.ink }: { readonly align?: 'left' | 'center'; readonly color?: string },
): Fitted {
  if (style.markdown) {
    const context: FlowContext = {
      setter,
      theme,
      faces: READING,
      textPt: pt,
      density: 0.8,
      tallestMm: box.heightMm,
      fieldPrefix: undefined,
    };
    const strips = proseStrips(context, text, box.widthMm, node);
    const heightMm = heightOf(strips);
    return {
      pt,
      heightMm,
      widthMm: box.widthMm,
      fits: heightMm <= box.heightMm + 0.01,
      draw: (x, y, out) => drawStrips(strips, x, y, out),
      strips,
    };
  }
  const setting = { setter, pt, lineHeight: style.lineHeight, align, node };
  const laid = (words: string) => layText(plainSpan(words, style.face, color), box.widthMm, setting);
  const whole = laid(text);
  const isWhole = ({ lines }: typeof whole) => !lines.some(({ isCut }) => isCut);
  const parted =
    pt > style.minPt || isWhole(whole)
      ? whole
      : laid(hyphenated(text, style.face, (box.widthMm / mmFromPt(pt)) * 1000, setter));
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
    strips: textStrips(block, setting, 0),
  };
}

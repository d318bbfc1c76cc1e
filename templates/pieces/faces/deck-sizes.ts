import type { TextStyle } from '@/lib/kit/kit-spec';
import { FIT_STYLES, type FitStyle } from '../../theme/styles';

export interface DeckSizes {
  readonly most: ReadonlyMap<TextStyle, number>;
  readonly needed: Map<TextStyle, number>;
}

/** Sizes of decks are multiples of this step, so that they differ visibly. */
const STEP_PT = 0.5;

export function styleOf(name: TextStyle, sizes: DeckSizes | undefined): FitStyle {
  const style = FIT_STYLES[name];
  return { ...style, maxPt: Math.min(style.maxPt, sizes?.most.get(name) ?? style.maxPt) };
}

export function noteSize(name: TextStyle, text: string, pt: number, sizes: DeckSizes | undefined): void {
  if (!sizes || text.trim() === '') return;
  sizes.needed.set(name, Math.min(pt, sizes.needed.get(name) ?? pt));
}

export function commonSizes(parts: readonly DeckSizes[]): ReadonlyMap<TextStyle, number> {
  const common = new Map<TextStyle, number>();
  for (const { needed } of parts)
    for (const [name, pt] of needed) {
      const { minPt, deckPts }: FitStyle = FIT_STYLES[name];
      const step = deckPts ? deckPts.find((size) => size <= pt) : Math.floor(pt / STEP_PT) * STEP_PT;
      const stepped = Math.max(minPt, step ?? minPt);
      common.set(name, Math.min(stepped, common.get(name) ?? stepped));
    }
  return common;
}

export const exceeds = ({ needed }: DeckSizes, most: ReadonlyMap<TextStyle, number>): boolean =>
  [...needed].some(([name, pt]) => pt > (most.get(name) ?? pt));

import type { BoxMm } from '@/lib/kit/blank';
import type { TextStyle } from '@/lib/kit/kit-spec';
import type { Item, StructNode } from '@/templates/drawing/display-list';
import { type Fitted, fitText } from '../../flow/fit';
import { graphemes } from '../../type/characters';
import { type DeckSizes, noteSize, styleOf } from './deck-sizes';
import type { FaceSetting } from './face';

export interface FittedWords {
  readonly fitted: Fitted;
  /** True if the text ends in an ellipsis, so that all of it must be printed elsewhere. */
  readonly isCut: boolean;
}

const LONGEST_HEAD = 300;

/** Fits text into a box at the largest size, cut off if even the smallest type does not fit. */
export function fitWords(
  { setter, theme }: Pick<FaceSetting, 'setter' | 'theme'>,
  style: TextStyle,
  text: string,
  box: BoxMm,
  node: StructNode,
  options: { readonly align?: 'left' | 'center'; readonly color?: string } = {},
  sizes?: DeckSizes | undefined,
): FittedWords {
  const styled = styleOf(style, sizes);
  const setIn = (words: string) => fitText(setter, theme, styled, words, box, node, options);
  const whole = setIn(text);
  noteSize(style, text, whole.pt, sizes);
  if (whole.fits) return { fitted: whole, isCut: false };
  const characters = graphemes(text);
  let [shortest, longest] = [0, Math.min(characters.length, LONGEST_HEAD)];
  const head = (length: number) => `${characters.slice(0, length).join('').trimEnd()}…`;
  while (shortest < longest) {
    const middle = Math.ceil((shortest + longest) / 2);
    if (setIn(head(middle)).fits) shortest = middle;
    else longest = middle - 1;
  }
  const cut = setIn(head(shortest));
  return { fitted: cut.fits ? cut : { ...cut, heightMm: 0, draw: () => undefined }, isCut: true };
}

/** Draws fitted text from the top of its box, centred. */
export function drawnAt({ fitted }: FittedWords, { xMm, yMm }: Pick<BoxMm, 'xMm' | 'yMm'>): readonly Item[] {
  const items: Item[] = [];
  fitted.draw(xMm, yMm, items);
  return items;
}

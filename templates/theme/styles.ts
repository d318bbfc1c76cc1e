import type { TextStyle } from '@/lib/kit/kit-spec';
import type { FaceName } from '../assets/catalogue';

const MM_PER_POINT = 25.4 / 72;
export const mmFromPt = (points: number): number => points * MM_PER_POINT;

/** Type sizes on paper, in points. Text that must be readable is never smaller than the first. */
export const SIZES = { tiny: 7.5, small: 9, body: 10.5, large: 13, title: 18, display: 26 } as const;

/** Typesetting of Markdown, relative to the type size. */
export const READING_SETTING = {
  lineHeight: 1.35,
  /** Longest comfortable line, about 65 characters, in ems. */
  measureEm: 33,
  /** Gap between paragraphs at full density, in ems. */
  gapEm: 0.55,
  /** Density of text that shrinks to fit. */
  fitDensity: 0.8,
} as const;

/** A style that shrinks to fit: from `maxPt` to `minPt`. */
export interface FitStyle {
  /** `display` stands for the theme's display face where it has all characters and the text fits. */
  readonly face: FaceName;
  readonly minPt: number;
  readonly maxPt: number;
  readonly lineHeight: number;
  readonly markdown: boolean;
  /** Sizes that the cards of a deck share, largest first; by default in steps of half a point. */
  readonly deckPts?: readonly number[];
}

export const FIT_STYLES = {
  cardKicker: { face: 'heading', minPt: SIZES.tiny, maxPt: SIZES.small, lineHeight: 1.1, markdown: false },
  cardTitle: { face: 'display', minPt: SIZES.small, maxPt: SIZES.large, lineHeight: 1.1, markdown: false },
  cardBody: {
    face: 'body',
    minPt: SIZES.tiny,
    maxPt: 11,
    lineHeight: 1.3,
    markdown: true,
    deckPts: [11, 10, 9.5, 9, 8.5, 8],
  },
  cardFooter: { face: 'label', minPt: SIZES.tiny, maxPt: SIZES.tiny, lineHeight: 1.2, markdown: false },
  emblemTitle: { face: 'heading', minPt: SIZES.tiny, maxPt: SIZES.title, lineHeight: 1.1, markdown: false },
  backTitle: { face: 'display', minPt: SIZES.tiny, maxPt: SIZES.title, lineHeight: 1.1, markdown: false },
  emblemNote: { face: 'body', minPt: SIZES.tiny, maxPt: SIZES.small, lineHeight: 1.2, markdown: false },
  spaceLabel: { face: 'label', minPt: SIZES.tiny, maxPt: SIZES.body, lineHeight: 1.1, markdown: false },
  roomLabel: { face: 'label', minPt: SIZES.tiny, maxPt: SIZES.small, lineHeight: 1.1, markdown: false },
} as const satisfies Readonly<Record<TextStyle, FitStyle>>;

import type { SizeMm } from '@/lib/kernel/units';

export interface PointMm {
  readonly xMm: number;
  readonly yMm: number;
}

export interface BoxMm extends PointMm, SizeMm {}

/** A straight line from `a` to `b`. */
export interface Segment {
  readonly a: PointMm;
  readonly b: PointMm;
}

/** What scissors follow, in millimetres from the top left corner of its box. */
export type Outline =
  | { readonly shape: 'rectangle'; readonly widthMm: number; readonly heightMm: number; readonly cornerMm: number }
  /** Flat above and below; `widthMm` from corner to corner. */
  | { readonly shape: 'hexagon'; readonly widthMm: number; readonly heightMm: number }
  | { readonly shape: 'circle'; readonly diameterMm: number }
  /** Clockwise, its box's top left corner at 0,0. */
  | { readonly shape: 'polygon'; readonly points: readonly PointMm[] };

/**
 * Where on a blank a face stands, and how far it is turned clockwise about its middle. The box is as it lies on the
 * blank: a face that is turned by 90° or 270° is as wide as its box is high.
 */
export interface Panel extends BoxMm {
  readonly turn: Turn;
}

export type Turn = 0 | 90 | 180 | 270;

/** What is cut out, before anything is folded. */
export interface Blank {
  readonly outline: Outline;
  /** Lines to fold along. */
  readonly folds: readonly Segment[];
  /** Lines to cut besides the outline, such as a tray's corners and the cross that a fastener goes through. */
  readonly slits: readonly Segment[];
  /** One a face, in the order of a part's faces. */
  readonly panels: readonly Panel[];
}

/** The box around an outline. */
export function sizeOf(outline: Outline): SizeMm {
  switch (outline.shape) {
    case 'rectangle':
    case 'hexagon':
      return { widthMm: outline.widthMm, heightMm: outline.heightMm };
    case 'circle':
      return { widthMm: outline.diameterMm, heightMm: outline.diameterMm };
    case 'polygon':
      return {
        widthMm: Math.max(...outline.points.map(({ xMm }) => xMm)),
        heightMm: Math.max(...outline.points.map(({ yMm }) => yMm)),
      };
  }
}

/** A flat piece with one face over all of it. */
export const flat = (outline: Outline): Blank => ({
  outline,
  folds: [],
  slits: [],
  panels: [{ xMm: 0, yMm: 0, ...sizeOf(outline), turn: 0 }],
});

/** The blank as it lies with its reverse up: turned over like a page, with one face over all of it. */
export function reverseOf({ outline, folds, slits }: Blank): Blank {
  const { widthMm } = sizeOf(outline);
  const over = ({ xMm, yMm }: PointMm): PointMm => ({ xMm: widthMm - xMm, yMm });
  const lineOver = ({ a, b }: Segment): Segment => ({ a: over(a), b: over(b) });
  return {
    ...flat(outline.shape === 'polygon' ? { ...outline, points: outline.points.map(over).toReversed() } : outline),
    folds: folds.map(lineOver),
    slits: slits.map(lineOver),
  };
}

const CORNER_MM = 3;

export const cardBlank = ({ widthMm, heightMm }: SizeMm): Blank =>
  flat({ shape: 'rectangle', widthMm, heightMm, cornerMm: CORNER_MM });

/** Usual cards, in millimetres. */
export const CARD_SIZES = {
  poker: { widthMm: 63, heightMm: 88 },
  pokerUs: { widthMm: 63.5, heightMm: 88.9 },
  mini: { widthMm: 44, heightMm: 68 },
  tarot: { widthMm: 70, heightMm: 120 },
} as const satisfies Record<string, SizeMm>;

import type { SizeMm } from '@/lib/kernel/units';

export interface PointMm {
  readonly xMm: number;
  readonly yMm: number;
}

export interface BoxMm extends PointMm, SizeMm {}

export interface Segment {
  readonly a: PointMm;
  readonly b: PointMm;
}

/** Line to cut along, in millimetres from the top left corner of its bounding box. */
export type Outline =
  | { readonly shape: 'rectangle'; readonly widthMm: number; readonly heightMm: number; readonly cornerMm: number }
  /** Flat at the top and bottom; `widthMm` from corner to corner. */
  | { readonly shape: 'hexagon'; readonly widthMm: number; readonly heightMm: number }
  | { readonly shape: 'circle'; readonly diameterMm: number }
  /** Clockwise; its bounding box begins at 0,0. */
  | { readonly shape: 'polygon'; readonly points: readonly PointMm[] };

/** A face's box as it lies on the blank (sides swap at 90° and 270°), and its clockwise turn about its centre. */
export interface Panel extends BoxMm {
  readonly turn: Turn;
}

export type Turn = 0 | 90 | 180 | 270;

/** Something to put a piece together with. */
export type Fastening = 'glue' | 'clip' | 'fastener';

/** A piece as cut out, before folding. */
export interface Blank {
  readonly outline: Outline;
  readonly folds: readonly Segment[];
  /** Cuts inside the outline, such as a tray's corners or the cross for a paper fastener. */
  readonly slits: readonly Segment[];
  /** One per face, in the order of a part's faces. */
  readonly panels: readonly Panel[];
  /** One for each piece; glue as much as it takes. */
  readonly fastening?: Fastening;
}

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

/** A flat piece with a single face on its whole area. */
export const flat = (outline: Outline): Blank => ({
  outline,
  folds: [],
  slits: [],
  panels: [{ xMm: 0, yMm: 0, ...sizeOf(outline), turn: 0 }],
});

/** Returns the reverse of a blank: mirrored from left to right, with a single face on its whole area. */
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

export const CARD_SIZES = {
  poker: { widthMm: 63, heightMm: 88 },
  pokerUs: { widthMm: 63.5, heightMm: 88.9 },
  mini: { widthMm: 44, heightMm: 68 },
  tarot: { widthMm: 70, heightMm: 120 },
} as const satisfies Record<string, SizeMm>;

import type { SizeMm } from '@/lib/kernel/units';
import { type Blank, flat, type PointMm } from '../blank';

const TRUE_HEIGHT = Math.sqrt(3) / 2;
const CORNER_MM = 2;
/** Shares of an arrow's length and width. */
const HEAD_SHARE = 0.5;
const SHAFT_SHARE = 0.56;

/** A square tile with sharp corners, so that tiles can lie edge to edge. */
export const squareTile = (sideMm: number): Blank => plain({ widthMm: sideMm, heightMm: sideMm });

/** A hexagon, flat at the top and bottom, `widthMm` from corner to corner. Regular unless `heightMm` is given. */
export const hexTile = (widthMm: number, heightMm = widthMm * TRUE_HEIGHT): Blank =>
  flat({ shape: 'hexagon', widthMm, heightMm });

export const roundToken = (diameterMm: number): Blank => flat({ shape: 'circle', diameterMm });

export const squareToken = (sideMm: number): Blank =>
  flat({ shape: 'rectangle', widthMm: sideMm, heightMm: sideMm, cornerMm: Math.min(CORNER_MM, sideMm / 8) });

/** Replaces a round token by a square one, unless it has slits for a spinner. */
export function squared(blank: Blank): Blank {
  const { outline, slits } = blank;
  return outline.shape === 'circle' && slits.length === 0 ? squareToken(outline.diameterMm) : blank;
}

/** An arrow that points upwards, with room for a number. */
export function arrow({ widthMm, heightMm }: SizeMm): Blank {
  const [head, notch] = [heightMm * HEAD_SHARE, (widthMm * (1 - SHAFT_SHARE)) / 2];
  const points: readonly PointMm[] = [
    { xMm: widthMm / 2, yMm: 0 },
    { xMm: widthMm, yMm: head },
    { xMm: widthMm - notch, yMm: head },
    { xMm: widthMm - notch, yMm: heightMm },
    { xMm: notch, yMm: heightMm },
    { xMm: notch, yMm: head },
    { xMm: 0, yMm: head },
  ];
  return flat({ shape: 'polygon', points });
}

export const strip = (size: SizeMm): Blank => plain(size);

/** A board or a poster of any size. lib/kit/sheets/boards.ts splits it over smaller paper. */
export const board = (size: SizeMm): Blank => plain(size);

const plain = ({ widthMm, heightMm }: SizeMm): Blank => flat({ shape: 'rectangle', widthMm, heightMm, cornerMm: 0 });

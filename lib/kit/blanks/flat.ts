import type { SizeMm } from '@/lib/kernel/units';
import { type Blank, flat } from '../blank';

const TRUE_HEIGHT = Math.sqrt(3) / 2;
const CORNER_MM = 2;

/** A square tile with its corners as they are, so that tiles lie close to each other. */
export const squareTile = (sideMm: number): Blank => plain({ widthMm: sideMm, heightMm: sideMm });

/** A hexagon that is flat above and below, `widthMm` from corner to corner; all its sides alike unless told how high. */
export const hexTile = (widthMm: number, heightMm = widthMm * TRUE_HEIGHT): Blank =>
  flat({ shape: 'hexagon', widthMm, heightMm });

export const roundToken = (diameterMm: number): Blank => flat({ shape: 'circle', diameterMm });

export const squareToken = (sideMm: number): Blank =>
  flat({ shape: 'rectangle', widthMm: sideMm, heightMm: sideMm, cornerMm: Math.min(CORNER_MM, sideMm / 8) });

/** A strip, or a track for a marker to move along. */
export const strip = (size: SizeMm): Blank => plain(size);

/** A board or a poster, of any size: lib/kit/sheets/boards.ts takes it to paper that is smaller. */
export const board = (size: SizeMm): Blank => plain(size);

const plain = ({ widthMm, heightMm }: SizeMm): Blank => flat({ shape: 'rectangle', widthMm, heightMm, cornerMm: 0 });

/** A place on a grid, both counted from 0. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Columns have a letter each. */
export const GRID_MAX = 26;

const PLACE = /^([A-Z])([1-9]\d?)$/;
const CODE_OF_A = 65;

/** "B2" to its spot; undefined if that is no place on a grid of A1 to Z26. */
export function parsePlace(id: string): Spot | undefined {
  const [, column, row] = PLACE.exec(id) ?? [];
  if (column === undefined || Number(row) > GRID_MAX) return undefined;
  return { x: column.charCodeAt(0) - CODE_OF_A, y: Number(row) - 1 };
}

/** The inverse of parsePlace. */
export const formatPlace = ({ x, y }: Spot): string => `${formatColumn(x)}${y + 1}`;

export const formatColumn = (x: number): string => String.fromCharCode(CODE_OF_A + x);

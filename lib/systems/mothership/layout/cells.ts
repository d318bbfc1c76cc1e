import { formatPlace, parsePlace } from '@/lib/tabletop/grid-place';
import type { Cell } from '../schema';
import type { CellKind } from '../vocabulary';

export { formatPlace, parsePlace, type Spot } from '@/lib/tabletop/grid-place';

const KIND_OF_SIGN: Readonly<Record<string, CellKind>> = { '#': 'tile', S: 'start', F: 'finish' };
const SIGN_OF_KIND: Readonly<Record<CellKind, string>> = { tile: '#', start: 'S', finish: 'F' };

/** Cells from rows of text over "S F # .", as the rules and plain-text tools write a layout. */
export const cellsOfRows = (rows: readonly string[]): readonly Cell[] =>
  rows.flatMap((row, y) =>
    [...row.replaceAll(' ', '')].flatMap((sign, x) => {
      const kind = KIND_OF_SIGN[sign];
      return kind ? [{ id: formatPlace({ x, y }), kind }] : [];
    }),
  );

/** The inverse of cellsOfRows; rows end with the last cell of the widest. Cells off the grid are left out. */
export function rowsOfCells(cells: readonly Cell[]): readonly string[] {
  const placed = cells.flatMap(({ id, kind }) => {
    const spot = parsePlace(id);
    return spot ? [{ ...spot, kind }] : [];
  });
  const width = Math.max(0, ...placed.map(({ x }) => x + 1));
  const rows = Array.from({ length: Math.max(0, ...placed.map(({ y }) => y + 1)) }, () => Array(width).fill('.'));
  for (const { x, y, kind } of placed) {
    const row = rows[y];
    if (row) row[x] = SIGN_OF_KIND[kind];
  }
  return rows.map((row) => row.join(''));
}

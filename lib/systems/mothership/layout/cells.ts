import { formatPlace } from '@/lib/kit/grid';
import type { Cell } from '../schema';
import type { CellKind } from '../vocabulary';

export { formatPlace, parsePlace, type Spot } from '@/lib/kit/grid';

const KIND_OF_SIGN: Readonly<Record<string, CellKind>> = { '#': 'tile', S: 'start', F: 'finish' };

/** Cells from rows of text over "S F # .", as the rules and plain-text tools write a layout. */
export const cellsOfRows = (rows: readonly string[]): readonly Cell[] =>
  rows.flatMap((row, y) =>
    [...row.replaceAll(' ', '')].flatMap((sign, x) => {
      const kind = KIND_OF_SIGN[sign];
      return kind ? [{ id: formatPlace({ x, y }), kind }] : [];
    }),
  );

import { formatPlace } from '@/lib/kit/grid';
import type { Cell } from '../schema';
import type { CellKind } from '../vocabulary';

export { formatPlace, parsePlace, type Spot } from '@/lib/kit/grid';

const KIND_OF_SIGN: Readonly<Record<string, CellKind>> = { '#': 'tile', S: 'start', F: 'finish' };

/** Parses cells from rows of text over "S F # .", the notation of the rules and of plain-text tools. */
export const cellsOfRows = (rows: readonly string[]): readonly Cell[] =>
  rows.flatMap((row, y) =>
    [...row.replaceAll(' ', '')].flatMap((sign, x) => {
      const kind = KIND_OF_SIGN[sign];
      return kind ? [{ id: formatPlace({ x, y }), kind }] : [];
    }),
  );

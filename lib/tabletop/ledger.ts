import type { Block } from '@/lib/kit/blocks';
import { emptyRows, type WritingColumn, writingTable } from './writing-table';

interface Ledger {
  /** What a row is: "NPC". */
  readonly of: string;
  readonly rows: readonly string[];
  /** Rows for those that nobody has written. */
  readonly spare: number;
  readonly columns: readonly string[];
  /** After the columns, in every table. */
  readonly last?: WritingColumn;
}

const MOST_COLUMNS = 12;
const NAME_SHARE = 5;
const ROW_MM = 7.5;

/** A box where each row meets each column; in several tables where there are more columns than a page is broad. */
export function ledger({ of, rows, spare, columns, last }: Ledger): readonly Block[] {
  const tables = Math.max(1, Math.ceil(columns.length / MOST_COLUMNS));
  const broad = Math.ceil(columns.length / tables);
  return Array.from({ length: tables }, (_, i) =>
    writingTable({
      name: `ledger${i + 1}`,
      columns: [
        [of, NAME_SHARE],
        ...columns.slice(i * broad, (i + 1) * broad).map((label): WritingColumn => [label, 1]),
        ...(last ? [last] : []),
      ],
      rows: [...rows.map((row) => [row]), ...emptyRows(spare)],
      rowHeightMm: ROW_MM,
    }),
  );
}

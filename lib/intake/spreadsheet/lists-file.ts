import { strToU8, type Zippable, zipSync } from 'fflate';
import Papa from 'papaparse';
import type { Cell } from './cells';
import type { WrittenTable } from './write-lists';

/** Formats of a file with all lists: a ZIP of CSV files, or a workbook. */
export type ListsFormat = 'zip' | 'xlsx';

/** The same for every file, so that equal lists give equal bytes. */
const ALWAYS = new Date(2000, 0, 1);

export const writeListsFile = (
  tables: readonly WrittenTable[],
  format: ListsFormat,
): Promise<Uint8Array<ArrayBuffer>> => (format === 'zip' ? writeZip(tables) : writeWorkbook(tables));

/** Writes a CSV file for each table, as RFC 4180 describes it: UTF-8 without a mark, commas, CR LF. */
async function writeZip(tables: readonly WrittenTable[]): Promise<Uint8Array<ArrayBuffer>> {
  const files: Zippable = {};
  for (const { name, rows } of tables) {
    const csv = Papa.unparse(
      rows.map((row) => row.map(String)),
      { newline: '\r\n' },
    );
    files[`${name}.csv`] = [strToU8(`${csv}\r\n`), { mtime: ALWAYS }];
  }
  return zipSync(files) as Uint8Array<ArrayBuffer>;
}

async function writeWorkbook(tables: readonly WrittenTable[]): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('@e965/xlsx');
  const book = utils.book_new();
  for (const { sheet, rows } of tables) {
    const page = utils.aoa_to_sheet(rows.map((row) => row.map((cell) => (cell === '' ? null : escapeCode(cell)))));
    page['!cols'] = widthsOf(rows);
    utils.book_append_sheet(book, page, sheet);
  }
  // The package decodes texts outside of the table of shared strings twice: “&amp;lt;” comes back as “<”.
  const options = { type: 'array', bookType: 'xlsx', compression: true, bookSST: true } as const;
  return new Uint8Array(write(book, options) as ArrayBuffer);
}

/** Escapes “_x0041_”, which spreadsheets read as the character with that code. */
const escapeCode = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_') : cell;

const WIDTHS = { least: 8, most: 60 } as const;

/** Returns widths of columns in characters that show most cells whole. */
function widthsOf(rows: WrittenTable['rows']): { readonly wch: number }[] {
  const [head = []] = rows;
  return head.map((_, i) => {
    const longest = rows.reduce((most, row) => Math.max(most, String(row[i] ?? '').length), 0);
    return { wch: Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest + 1)) };
  });
}

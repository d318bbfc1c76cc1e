import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { failure, type Result, success } from '@/lib/kernel/result';
import { decodeText } from '../decode';
import { INTAKE_LIMITS, tooManyBytes } from '../read';
import { MOST_COLUMNS } from '../separated';
import { MOST_CELLS } from '../unpack-workbook';
import { MOST_ROWS, readWorkbook } from '../workbook';
import { isZip, readZipDirectory } from '../zip-directory';

/** A table of a file: its name, its name in messages, and its rows as texts. */
export interface ReadTable {
  readonly name: string;
  readonly label: string;
  readonly rows: readonly ReadRow[];
}

export interface ReadRow {
  readonly cells: readonly string[];
  /** Number of the row as spreadsheets show it, counted from 1. */
  readonly row: number;
}

/** Reads the tables of a workbook, of a ZIP of CSV files, or of one CSV file. Never throws. */
export async function readLists(bytes: Uint8Array, fileName: string): Promise<Result<readonly ReadTable[]>> {
  const tables = await tablesOf(bytes, fileName);
  if (!tables.ok) return tables;
  const refusal = refuseTables(tables.value);
  return refusal === undefined ? tables : failure(refusal);
}

async function tablesOf(bytes: Uint8Array, fileName: string): Promise<Result<readonly ReadTable[]>> {
  if (!isZip(bytes)) {
    if (!isCsv(fileName)) return failure('Lists come as a .zip of CSV files, as .xlsx, as .ods, or as one .csv.');
    if (bytes.length > INTAKE_LIMITS.bytes) return failure(tooManyBytes(bytes.length));
    const table = readCsv(bytes, baseName(fileName));
    return table.ok ? success([table.value]) : table;
  }
  const directory = readZipDirectory(bytes);
  if (!directory.ok) return directory;
  const { kind } = directory.value;
  if (kind !== 'xlsx' && kind !== 'ods') return readZip(bytes);
  const sheets = await readWorkbook(bytes, kind);
  if (!sheets.ok) return sheets;
  return success(
    sheets.value.map(({ name, rows }) => ({
      name,
      label: `sheet “${name}”`,
      rows: rows.map(({ cells, line }) => ({ cells, row: line })),
    })),
  );
}

function readZip(bytes: Uint8Array): Result<readonly ReadTable[]> {
  const tables: ReadTable[] = [];
  let files: ReturnType<typeof unzipSync>;
  try {
    files = unzipSync(bytes, { filter: ({ name }) => isCsv(name) });
  } catch {
    return failure('This ZIP is damaged. Save it again.');
  }
  for (const [path, content] of Object.entries(files)) {
    const table = readCsv(content, baseName(path));
    if (!table.ok) return table;
    tables.push(table.value);
  }
  return tables.length > 0
    ? success(tables)
    : failure('There are no CSV files in this ZIP. Choose a .zip or .xlsx of lists.');
}

const baseName = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;

/** Tells whether a file of a ZIP can be a table. Systems add hidden files of their own. */
const isCsv = (path: string): boolean =>
  /\.(?:csv|tsv|txt)$/i.test(path) && !baseName(path).startsWith('.') && !path.startsWith('__MACOSX/');

function readCsv(bytes: Uint8Array, file: string): Result<ReadTable> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return failure(`${sayFile(file)}: ${decoded.error}`);
  const rows = parseCsv(decoded.value.text.replace(/^\uFEFF/, ''));
  return rows.ok
    ? success({ name: file.replace(/\.[a-z]{3}$/i, ''), label: sayFile(file), rows: rows.value })
    : failure(`${sayFile(file)}, ${rows.error}`);
}

const sayFile = (file: string): string => file.slice(0, 80);

/** Splits a CSV text into rows. Fails at the first row with a broken quotation mark or too many columns. */
function parseCsv(text: string): Result<readonly ReadRow[]> {
  const rows: ReadRow[] = [];
  let row = 0;
  let fault: string | undefined;
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    step: ({ data, errors }, parser) => {
      row++;
      if (errors.some(({ type }) => type === 'Quotes')) {
        fault = `row ${row}: a quotation mark is never closed, or stands inside of a cell without another one before it.`;
      } else if (data.length > MOST_COLUMNS) {
        fault = `row ${row}: there are ${data.length.toLocaleString('en')} columns; at most ${MOST_COLUMNS} can be read.`;
      } else if (row > MOST_ROWS) {
        fault = `row ${row}: at most ${MOST_ROWS.toLocaleString('en')} rows can be read.`;
      }
      if (fault !== undefined) parser.abort();
      else if (data.some((cell) => cell.trim() !== '')) rows.push({ cells: data, row });
    },
  });
  return fault === undefined ? success(rows) : failure(fault);
}

/** Returns the separator that is most frequent in the first line, which names the columns. */
function separatorOf(text: string): string {
  const [head = ''] = text.slice(0, 20_000).split(/[\r\n]/, 1);
  const counted = [',', ';', '\t'].map((separator) => ({ separator, count: head.split(separator).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}

function refuseTables(tables: readonly ReadTable[]): string | undefined {
  let cells = 0;
  for (const { label, rows } of tables) {
    for (const { cells: row, row: number } of rows) {
      cells += row.length;
      if (row.length > MOST_COLUMNS) return `${label}, row ${number}: at most ${MOST_COLUMNS} columns can be read.`;
      if (row.some((cell) => cell.includes('\u0000'))) {
        return `${label}, row ${number}: there are characters that no text has.`;
      }
    }
  }
  return cells > MOST_CELLS
    ? `There are more than ${MOST_CELLS.toLocaleString('en')} cells in these tables. Remove those that you do not need.`
    : undefined;
}

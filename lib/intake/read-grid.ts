import { bucketsAbove, type Column, columnsOf, isHeader, rankInColumn } from './columns';
import { readHead } from './head';
import type { GridRow } from './separated';
import type { IntakeTarget, TargetColumn } from './target';
import type { Found } from './types';
import { rangeIn, rankNamed, readPhrase, type Vocabulary } from './vocabulary';
import { tidyText, tidyTitle } from './words-of-line';

export interface GridContext {
  readonly target: IntakeTarget;
  readonly words: Vocabulary;
  /** The user's choice; undefined to guess. */
  readonly header?: boolean | undefined;
  /** Bucket of the heading above the table. */
  readonly section?: string | undefined;
}

export interface ReadGrid {
  readonly found: readonly Found[];
  readonly header: boolean;
}

/** Errors of formulas, which are no texts. */
const ERROR = /^#(?:N\/A|DIV\/0!|REF!|VALUE!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/;

/** Rows above a header that may hold a title. */
const MOST_TITLES = 4;

/** Returns the index of the header row, which may stand below a title of the table; -1 if there is none. */
export function headerAt(rows: readonly GridRow[], target: IntakeTarget, words: Vocabulary): number {
  for (let at = 0; at < Math.min(rows.length - 1, MOST_TITLES); at++) {
    const cells = rows[at]?.cells ?? [];
    if (isHeader(cells, target, words) || bucketsAbove(cells, words)) return at;
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (filled.length > 1 || filled.some((cell) => readPhrase(cell, words)?.bucket !== undefined)) return -1;
  }
  return -1;
}

/** Reads entries from the rows of a table. */
export function readGrid(rows: readonly GridRow[], context: GridContext): ReadGrid {
  const { target, words } = context;
  const at = context.header === undefined ? headerAt(rows, target, words) : 0;
  const [first, ...rest] = rows.slice(Math.max(0, at));
  if (!first) return { found: [], header: false };
  const above = context.header === false ? undefined : bucketsAbove(first.cells, words);
  if (above && rest.length > 0) return { found: readBelow(above, rest, first), header: true };
  const header = context.header ?? at >= 0;
  const body = header ? rest.filter(({ cells }) => !isSame(cells, first.cells)) : rows;
  const columns = columnsOf(
    body.filter(({ why }) => why === undefined).map(({ cells }) => cells),
    header ? first.cells : undefined,
    target,
    words,
  );
  const found: Found[] = [];
  let section = context.section;
  let opened: Found | undefined;
  for (const [i, row] of body.entries()) {
    const entry = readRow(row, columns, context);
    const isOnlyBucket =
      entry.bucket !== undefined &&
      entry.rank === undefined &&
      row.cells.filter((cell) => cell.trim() !== '').length === 1;
    const next = body[i + 1];
    if (isOnlyBucket && next && readRow(next, columns, context).bucket === undefined) {
      section = entry.bucket;
      opened = entry;
      continue;
    }
    // A bucket in the row, or a word in its place, ends the part below a row that was only a bucket.
    if ((entry.bucket !== undefined || entry.misread !== undefined) && opened) {
      section = context.section;
      opened = undefined;
    }
    if (
      entry.bucket === undefined &&
      entry.lettered === undefined &&
      entry.misread === undefined &&
      section !== undefined
    ) {
      entry.bucket = section;
      entry.sure = 0.8;
    }
    found.push(entry);
  }
  return { found, header };
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((cell, at) => cell.trim() === b[at]?.trim());

/** Reads a table with a column for each bucket. */
function readBelow(above: readonly (string | undefined)[], rows: readonly GridRow[], head: GridRow): readonly Found[] {
  return rows.flatMap(({ cells, line, why }) => {
    const rank = above[0] === undefined ? rankNamed(cells[0] ?? '') : undefined;
    return cells.flatMap((cell, at): Found[] => {
      if (cell.trim() === '') return [];
      const bucket = above[at];
      const label = head.cells[at]?.trim() ?? '';
      // A first column without a bucket numbers the rows.
      if (bucket === undefined && at === 0 && (rank !== undefined || cell.trim().length <= 3)) return [];
      const title = tidyTitle(cell);
      return [{ line, raw: cell.trim(), bucket, rank, title, text: '', sure: 0.9, why, misread: label }];
    });
  });
}

function readRow({ cells, line, why }: GridRow, columns: readonly Column[], { target, words }: GridContext): Found {
  const found: Found = {
    line,
    raw: cells
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(' · '),
    title: '',
    text: '',
    sure: 1,
    why,
  };
  const texts: string[] = [];
  const notes: string[] = [];
  const fields: Record<string, string | number> = {};
  const hasBucket = columns.some(({ as }) => as === 'bucket' || as === 'card');
  for (const [at, cell] of cells.entries()) {
    const column = columns[at];
    const value = cell.trim();
    if (value === '' || !column) continue;
    switch (column.as) {
      case 'bucket':
      case 'card':
        nameBucket(found, value, words);
        break;
      case 'rank':
        if (!nameRank(found, value)) notes.push(noteOf(column.label, value));
        break;
      case 'title':
        if (!ERROR.test(value)) titleLines(found, texts, value);
        break;
      case 'text':
        if (!ERROR.test(value)) texts.push(tidyText(value));
        break;
      case 'copies':
        found.copies = Math.min(99, Number(value));
        break;
      case 'id':
        found.id = /^[\w-]{1,64}$/.test(value) ? value : undefined;
        break;
      case 'notes':
        notes.push(noteOf(column.label, value));
        break;
      case 'field':
        fillField(fields, column.field, value, notes);
        break;
      case 'ignored':
        break;
    }
  }
  found.text = texts.join('\n');
  found.notes = notes.join('\n');
  found.fields = fields;
  if (found.title === '' && texts.length > 0) {
    found.title = tidyTitle(found.text);
    found.text = '';
  }
  if (!hasBucket && target.by) nameInTitle(found, words);
  return found;
}

/** The first line of a cell is the title; further lines are text. */
function titleLines(found: Found, texts: string[], cell: string): void {
  const [first = '', ...more] = cell.split(/\r\n|[\n\r]/);
  found.title = tidyTitle(first);
  const text = tidyText(more.join('\n'));
  if (text !== '') texts.unshift(text);
}

const noteOf = (label: string, value: string): string => `${label}: ${tidyText(value)}`;

function nameRank(found: Found, value: string): boolean {
  const range = rangeIn(value);
  found.rank = range?.rank ?? rankInColumn(value);
  found.upTo = range?.upTo;
  return found.rank !== undefined;
}

function nameBucket(found: Found, value: string, words: Vocabulary): void {
  const named = readPhrase(value, words);
  if (named?.bucket !== undefined) {
    found.bucket = named.bucket;
    found.rank ??= named.rank;
    found.upTo ??= named.upTo;
    return;
  }
  const head = readHead(`${value}: x`, words);
  if (head?.letter !== undefined) {
    found.lettered = { letter: head.letter };
    found.rank ??= head.rank;
  }
  found.misread = value;
}

/** Without a column of buckets, the titles may name them: "Clubs: The lift drops". */
function nameInTitle(found: Found, words: Vocabulary): void {
  const head = readHead(found.title, words);
  if (head?.bucket === undefined || head.isLoose) return;
  found.bucket = head.bucket;
  found.rank ??= head.rank;
  found.upTo ??= head.upTo;
  found.title = tidyTitle(head.rest);
  if (found.title === '' && found.text !== '') Object.assign(found, { title: tidyTitle(found.text), text: '' });
}

/** Fills a further field of the entry if the cell fits it; otherwise the cell becomes a note. */
function fillField(
  fields: Record<string, string | number>,
  { key, kind, title, min, max, options }: TargetColumn,
  value: string,
  notes: string[],
): void {
  const option = options?.find((names) => names.some((name) => name.toLowerCase() === value.toLowerCase()));
  if (kind === 'choice' && option) fields[key] = option[0];
  else if (kind === 'number' && /^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max)
    fields[key] = Number(value);
  else if (kind === 'text' && value.length <= max) fields[key] = value;
  else notes.push(`${title}: ${tidyText(value)}`);
}

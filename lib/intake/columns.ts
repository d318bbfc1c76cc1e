import { fold } from '@/lib/kernel/fold';
import type { Rank } from '@/lib/tabletop/cards/playing-cards';
import { HEADERS } from './header-words';
import type { IntakeTarget, TargetColumn } from './target';
import { rangeIn, rankBeside, rankNamed, readPhrase, type Vocabulary } from './vocabulary';

/** Purpose of a table's column. */
export type Column =
  | { readonly as: 'bucket' | 'card' | 'title' | 'text' | 'copies' | 'id' | 'ignored' }
  /** Cells that are no ranks are notes. */
  | { readonly as: 'rank' | 'notes'; readonly label: string }
  | { readonly as: 'field'; readonly field: TargetColumn };

const MOST_SAMPLED = 1_000;
const CARD_CODE = /^(?:10|[2-9AKQJT])[A-Z]$/;
const SINGLE = /^[A-Z]$/i;

const keyOf = (cell: string): string =>
  fold(cell)
    .replace(/[_\s:*.]+/g, ' ')
    .trim();

/** Returns what a header's cell says about its column. */
function saidBy(cell: string, target: IntakeTarget): keyof typeof HEADERS | TargetColumn | undefined {
  const key = keyOf(cell);
  if (key === '') return undefined;
  const { by, headline, body, columns, noun } = target;
  const isNamed = (names: readonly (string | undefined)[]) =>
    names.some((name) => name !== undefined && keyOf(name) === key);
  if (by && isNamed([by.key, by.title])) return 'bucket';
  if (isNamed([headline.key, headline.title, noun])) return 'title';
  if (body && isNamed([body.key, body.title])) return 'text';
  const field = columns.find((column) => isNamed([column.key, column.title]));
  if (field) return field;
  const words = Object.keys(HEADERS) as (keyof typeof HEADERS)[];
  return words.find((word) => (word !== 'bucket' || by !== undefined) && HEADERS[word].includes(key));
}

/** Tells whether a word names a column. */
export const namesColumn = (word: string, target: IntakeTarget): boolean => saidBy(word, target) !== undefined;

/** Tells whether a row is a header: it names columns, and no bucket. */
export function isHeader(row: readonly string[], target: IntakeTarget, words: Vocabulary): boolean {
  const cells = row.filter((cell) => cell.trim() !== '');
  const known = cells.filter((cell) => saidBy(cell, target) !== undefined).length;
  const isShort = cells.every(
    (cell) => cell.length <= 40 && (!/[.!?]$/.test(cell.trim()) || cell.trim().split(/\s+/).length < 3),
  );
  const named = cells.filter(
    (cell) => readPhrase(cell, words)?.bucket !== undefined && saidBy(cell, target) === undefined,
  );
  return known > 0 && isShort && named.length === 0 && known * 3 >= cells.length;
}

/** Tells whether a header names a bucket above each column of entries. */
export function bucketsAbove(row: readonly string[], words: Vocabulary): readonly (string | undefined)[] | undefined {
  const cells = row.filter((cell) => cell.trim() !== '');
  const buckets = row.map((cell) => (cell.trim() === '' ? undefined : readPhrase(cell, words)?.bucket));
  const named = buckets.filter((bucket) => bucket !== undefined);
  return named.length >= 2 && new Set(named).size === named.length && named.length >= cells.length - 1
    ? buckets
    : undefined;
}

/** Share of the cells in a column, blank ones aside, that name a bucket. */
export function bucketShare(rows: readonly (readonly string[])[], at: number, words: Vocabulary): number {
  let filled = 0;
  let named = 0;
  const step = Math.ceil(rows.length / MOST_SAMPLED);
  for (let i = 0; i < rows.length; i += step) {
    const cell = rows[i]?.[at]?.trim() ?? '';
    if (cell === '') continue;
    filled++;
    if (readPhrase(cell, words)?.bucket !== undefined) named++;
  }
  return filled === 0 ? 0 : named / filled;
}

/** Tells whether cells are single letters that one language has for buckets. */
export function isLettered(cells: readonly string[], { letters }: IntakeTarget): boolean {
  const used = new Set(cells.filter((cell) => cell !== '').map((cell) => fold(cell)));
  return (
    used.size > 1 &&
    [...used].every((cell) => SINGLE.test(cell)) &&
    letters.some((language) => [...used].every((letter) => language.includes(letter)))
  );
}

/** Tells whether a cell holds two ranks and nothing else: "2-5". */
const isRange = (cell: string): boolean => rangeIn(cell)?.around.join('').trim() === '';

/** Returns the rank in a cell of a column of ranks, where letters of other languages are ranks, too: "D", "B". */
export const rankInColumn = (cell: string): Rank | undefined => rankNamed(cell) ?? rankBeside(cell);

/** Decides what each column is, from its header and its cells. */
export function columnsOf(
  rows: readonly (readonly string[])[],
  header: readonly string[] | undefined,
  target: IntakeTarget,
  words: Vocabulary,
): readonly Column[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), header?.length ?? 0);
  const said = Array.from({ length: width }, (_, at) => saidBy(header?.[at] ?? '', target));
  const cellsOf = (at: number) => rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
  // Below a header, most cells are enough.
  const areRanks = (at: number) => {
    const cells = cellsOf(at);
    const isNamed = said[at] === 'rank';
    const ranks = cells.filter(
      (cell) => isRange(cell) || (isNamed ? rankInColumn(cell) : rankNamed(cell, true)) !== undefined,
    );
    return ranks.length > 0 && ranks.length >= cells.length * (isNamed ? 0.5 : 1);
  };
  const shares = Array.from({ length: width }, (_, at) => bucketShare(rows, at, words));
  const best = Math.max(0, ...shares);
  // Letters are settled later: a column of single letters under “Suit” is one, too.
  const isCoded = (at: number) => {
    const cells = cellsOf(at);
    const isNamed = said[at] === 'bucket' || isLettered(cells, target);
    return new Set(cells).size > 1 && cells.every((cell) => CARD_CODE.test(cell) || (isNamed && SINGLE.test(cell)));
  };
  const coded = target.letters.length > 0 ? said.findIndex((_, at) => isCoded(at)) : -1;
  const bucketAt = best >= 0.5 ? shares.indexOf(best) : coded >= 0 ? coded : said.indexOf('bucket');
  const hasCards = cellsOf(bucketAt).some((cell) => readPhrase(cell, words)?.rank !== undefined);
  const columns: Column[] = said.map((each, at): Column => {
    const label = header?.[at]?.trim() ?? '';
    const cells = cellsOf(at);
    if (at === bucketAt) return { as: hasCards ? 'card' : 'bucket' };
    if (typeof each === 'object') return { as: 'field', field: each };
    if (each === 'copies') return { as: cells.every((cell) => /^\d{1,3}$/.test(cell)) ? 'copies' : 'ignored' };
    if (each === 'id') return { as: 'id' };
    if (each === 'number') return { as: 'ignored' };
    // A count of the rows is no rank, and no entry.
    const isCount = cells.length > 1 && cells.every((cell, i) => cell === String(i + 1));
    const mayRank = each === 'rank' || (header === undefined && !hasCards && !isCount);
    if (target.ranks && mayRank && areRanks(at)) return { as: 'rank', label };
    if (each === 'rank') return cells.every((cell) => cell.length <= 3) ? { as: 'notes', label } : { as: 'title' };
    if (each === 'title' || each === 'text') return { as: each };
    if (cells.length === 0 || isCount) return { as: 'ignored' };
    return header === undefined ? { as: 'text' } : { as: 'notes', label };
  });
  return withTitle(columns, header !== undefined);
}

/** Makes sure that one column holds the titles, and that further ones of the kind are texts. */
function withTitle(columns: readonly Column[], hasHeader: boolean): readonly Column[] {
  const titles = columns.flatMap(({ as }, at) => (as === 'title' ? [at] : []));
  const [first = -1] = titles.length > 0 ? titles : firstOf(columns, hasHeader);
  return columns.map((column, at): Column => {
    if (at === first) return { as: 'title' };
    return column.as === 'title' ? { as: 'text' } : column;
  });
}

function firstOf(columns: readonly Column[], hasHeader: boolean): readonly number[] {
  const text = columns.findIndex(({ as }) => as === 'text');
  if (text >= 0 || !hasHeader) return text >= 0 ? [text] : [];
  const notes = columns.findIndex(({ as }) => as === 'notes');
  return notes >= 0 ? [notes] : [];
}

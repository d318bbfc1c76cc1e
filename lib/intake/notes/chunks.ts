import type { SourceLine } from '../source-lines';
import type { NoteTable } from './sections';

/** Lines that stand together: a paragraph, a list or a table. */
export interface Chunk {
  /** Index of its first line in the document. */
  readonly first: number;
  readonly lines: readonly SourceLine[];
  readonly table?: NoteTable;
}

/** Shortest line of a paragraph that was wrapped, and of one that is a paragraph alone. */
const WRAPPED = 50;
const LONG = 160;

/** Splits lines at blank lines and around tables. `first` is the index of the first line in the document. */
export function chunksOf(
  lines: readonly SourceLine[],
  first: number,
  tables: ReadonlyMap<number, NoteTable>,
): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let start = -1;
  const close = (end: number) => {
    if (start >= 0) chunks.push({ first: first + start, lines: lines.slice(start, end) });
    start = -1;
  };
  for (let i = 0; i < lines.length; i++) {
    const table = tables.get(first + i);
    if (table) {
      close(i);
      chunks.push({ first: first + i, lines: lines.slice(i, i + table.length), table });
      i += table.length - 1;
    } else if (isBlank(lines[i])) close(i);
    else if (start < 0) start = i;
  }
  close(lines.length);
  return chunks;
}

const isBlank = (line: SourceLine | undefined): boolean => line === undefined || line.raw.trim() === '';

/** Tells whether a chunk is prose: sentences without bullets, in one long line or in wrapped lines. */
export function isProse({ lines, table }: Chunk): boolean {
  if (table || lines.some(({ marker, level }) => marker !== undefined || level > 0)) return false;
  const text = lines.map((line) => line.text).join(' ');
  if (/\t|\s\|\s/.test(text)) return false;
  const isWrapped = lines.slice(0, -1).every((line) => line.text.length >= WRAPPED);
  const sentences = text.match(/[.!?…]["”»’)]?(?=\s|$)/gu)?.length ?? 0;
  return isWrapped && (sentences > 1 || text.length > LONG);
}

/** Splits a list into its entries with what is indented below them. Other chunks are one part. */
export function partsOf(chunk: Chunk): readonly Chunk[] {
  const { lines, first, table } = chunk;
  if (table) {
    return table.rows.length === lines.length
      ? lines.map((line, i) => ({ first: first + i, lines: [line] }))
      : [{ first, lines }];
  }
  const marked = lines.filter(({ marker }) => marker !== undefined);
  if (marked.length < 2) return [chunk];
  const least = Math.min(...marked.map(({ indent }) => indent));
  const parts: { first: number; lines: SourceLine[] }[] = [];
  for (const [i, line] of lines.entries()) {
    const begins = line.marker !== undefined && line.indent <= least;
    if (begins || parts.length === 0) parts.push({ first: first + i, lines: [] });
    parts.at(-1)?.lines.push(line);
  }
  return parts;
}

/** Returns the text of a chunk as it was written, without the bullet of a single entry. */
export function textOf({ lines }: Pick<Chunk, 'lines'>): string {
  const [first, ...rest] = lines;
  if (!first) return '';
  const isEntry =
    first.marker !== undefined && !rest.some((line) => line.marker !== undefined && line.indent <= first.indent);
  return [isEntry ? first.text : first.raw, ...rest.map(({ raw }) => raw)].join('\n').trim();
}

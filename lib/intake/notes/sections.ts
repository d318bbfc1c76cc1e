import type { GridRow } from '../separated';
import { type SourceLine, sourceLines, splitLines } from '../source-lines';
import type { HeadingWords, Named } from './words';

/** Text of a file, whatever its format, as lines of Markdown. */
export interface NotesDocument {
  readonly text: string;
  /** Names the place of a line, counted from 0: "line 12". */
  readonly where: (line: number) => string;
  /** Tables by the index of their first line, with the number of their lines. */
  readonly tables: ReadonlyMap<number, NoteTable>;
  /** Title of the whole; '' without one. */
  readonly title: string;
}

export interface NoteTable {
  readonly length: number;
  readonly rows: readonly GridRow[];
}

/** Writes the lines of a cell as one. */
export const inOneLine = (cell: string): string =>
  splitLines(cell)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('; ');

/** Lines below a heading, up to the next one that ends it. */
export interface Section {
  /** Undefined for what stands above the first heading. */
  readonly heading: SourceLine | undefined;
  /** Undefined if the heading names no place. */
  readonly named: Named | undefined;
  /** Index of its first line in the document. */
  readonly first: number;
  readonly lines: readonly SourceLine[];
}

/** Level of a heading without a sign, below all others. */
const BARE = 7;

export interface Sections {
  /** Title of the document, if its only first-level heading stands at its top and names no place. */
  readonly title: string;
  readonly sections: readonly Section[];
}

/** Splits a document at its headings. Headings below a section's own level that name no place stay inside of it. */
export function splitSections(document: NotesDocument, words: HeadingWords): Sections {
  const lines = sourceLines(document.text);
  const inTable = new Set([...document.tables].flatMap(([at, { length }]) => Array.from({ length }, (_, i) => at + i)));
  const titleAt = titleLine(lines, words);
  const sections: Section[] = [];
  let open = { heading: undefined as SourceLine | undefined, named: undefined as Named | undefined, first: 0 };
  let level = 0;
  const close = (end: number) => {
    if (end > open.first || open.heading) sections.push({ ...open, lines: lines.slice(open.first, end) });
  };
  for (const [i, line] of lines.entries()) {
    if (line.text === '' || inTable.has(i)) continue;
    if (i === titleAt) {
      close(i);
      open = { heading: undefined, named: undefined, first: afterHeading(lines, i) };
      continue;
    }
    const isMarked = line.level > 0;
    if (!isMarked && !standsAlone(lines, i)) continue;
    const named = words.named(line);
    if (!isMarked && (!named || isInList(lines, i, words))) continue;
    // A bucket's heading stays in the text of its list, whose reader understands it.
    if (named?.isBucket && open.named?.place.key === named.place.key) continue;
    if (!named && open.named && line.level > level) continue;
    close(i);
    open = { heading: named?.isBucket ? undefined : line, named, first: named?.isBucket ? i : afterHeading(lines, i) };
    level = isMarked ? line.level : BARE;
  }
  close(lines.length);
  const title = titleAt >= 0 ? (lines[titleAt]?.text ?? '') : '';
  return { title: document.title === '' ? title : document.title, sections };
}

/** Returns the index of the line after a heading and its underline, if it has one. */
export function afterHeading(lines: readonly SourceLine[], at: number): number {
  const next = lines[at + 1];
  return next?.text === '' && /^\s*(?:={2,}|-{2,})\s*$/.test(next.raw) ? at + 2 : at + 1;
}

/** Returns the index of the only first-level heading, if it stands at the top and names no place; otherwise -1. */
function titleLine(lines: readonly SourceLine[], words: HeadingWords): number {
  const first = lines.findIndex(({ text }) => text !== '');
  const line = lines[first];
  if (line?.level !== 1 || words.named(line)) return -1;
  return lines.some(({ level }, i) => level === 1 && i !== first) ? -1 : first;
}

/** Tells whether an unmarked line can be a heading: above it is nothing, or it ends with a colon, and lines follow. */
function standsAlone(lines: readonly SourceLine[], at: number): boolean {
  const line = lines[at];
  if (!line || line.quotes > 0 || line.text.length > 60) return false;
  const next = lines.slice(at + 1, at + 4).find(({ text }) => text !== '');
  if (!next) return false;
  const isDeeper = next.indent > line.indent;
  if (line.marker !== undefined && !isDeeper && (next.marker !== undefined || !/^\d/.test(line.marker))) return false;
  const above = lines[at - 1];
  return above === undefined || above.text === '' || /[:：]\W{0,3}$/u.test(line.text);
}

/** Tells whether the line below names a place, too: then both are entries of a list. */
function isInList(lines: readonly SourceLine[], at: number, words: HeadingWords): boolean {
  const next = lines[at + 1];
  return next !== undefined && next.text !== '' && next.level === 0 && words.named(next) !== undefined;
}

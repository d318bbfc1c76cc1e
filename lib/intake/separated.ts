import Papa from 'papaparse';
import type { Separator } from './types';

/** Row of a table. */
export interface GridRow {
  readonly cells: readonly string[];
  /** Line on which it begins, counted from 1. */
  readonly line: number;
  /** Reason why the row is not understood. The other rows are not affected. */
  readonly why?: string;
}

/** Most columns of a table, and most rows whose quotation marks are repaired one by one. */
export const MOST_COLUMNS = 200;
const MOST_BROKEN = 200;
const LONGEST_CELL = 20_000;

const UNCLOSED = 'A quotation mark in this row is never closed.';
const BY_EXCEL = /^\uFEFF?sep=(.)\r?\n/;

/** Returns the separator that Excel's first line declares, and the text after it. */
export function declared(text: string): { readonly separator: string; readonly text: string } | undefined {
  const match = BY_EXCEL.exec(text);
  return match?.[1] === undefined ? undefined : { separator: match[1], text: text.slice(match[0].length) };
}

/**
 * Splits a text into rows. A row with a broken quotation mark ends at the end of its line, so that it cannot swallow
 * the rows after it. Blank rows are left out.
 */
export function readSeparated(text: string, separator: Separator, firstLine = 1): readonly GridRow[] {
  const rows: GridRow[] = [];
  const line = lineCounter(text, firstLine);
  let from = 0;
  for (let broken = 0; from < text.length; broken++) {
    const isPlain = broken > MOST_BROKEN;
    const end = parseFrom(text, from, separator, isPlain, (cells, start) => {
      if (cells.every((cell) => cell.trim() === '')) return;
      const isBroken = isPlain && cells.some((cell) => cell.includes('"'));
      rows.push(isBroken ? brokenRow(cells.join(separator), separator, line(start)) : { cells, line: line(start) });
    });
    if (end === undefined) break;
    const next = text.slice(end).search(/\r\n|[\n\r]/);
    const raw = next < 0 ? text.slice(end) : text.slice(end, end + next);
    rows.push(brokenRow(raw, separator, line(end)));
    if (next < 0) break;
    from = end + next + (text[end + next] === '\r' && text[end + next + 1] === '\n' ? 2 : 1);
  }
  return rejoined(rows, separator);
}

/** Parses rows until the first broken one, and returns its position; undefined if there is none. */
function parseFrom(
  text: string,
  from: number,
  separator: Separator,
  isPlain: boolean,
  onRow: (cells: readonly string[], start: number) => void,
): number | undefined {
  const part = from === 0 ? text : text.slice(from);
  let start = 0;
  let bad: number | undefined;
  Papa.parse<string[]>(part, {
    delimiter: separator,
    newline: newlineOf(part),
    ...(isPlain && { quoteChar: '\u0000' }),
    step: ({ data, errors, meta }, parser) => {
      const isBroken = errors.some(({ type }) => type === 'Quotes') || data.some((cell) => cell.length > LONGEST_CELL);
      if (isBroken) {
        bad = from + start;
        parser.abort();
        return;
      }
      onRow(data, from + start);
      start = meta.cursor;
    },
  });
  return bad;
}

function newlineOf(text: string): '\r\n' | '\n' | '\r' {
  const first = /\r\n|[\n\r]/.exec(text)?.[0];
  return first === '\r\n' || first === '\r' ? first : '\n';
}

function brokenRow(raw: string, separator: Separator, line: number): GridRow {
  const cells = raw.split(separator).map((cell) => cell.trim());
  const isUnclosed = (raw.match(/"/g)?.length ?? 0) % 2 === 1;
  if (!isUnclosed) return { cells: cells.map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')), line };
  return { cells: cells.map((cell) => cell.replace(/^"|"$/, '')), line, why: UNCLOSED };
}

/** Returns a function that gives the line of a position. Positions must not decrease. */
function lineCounter(text: string, firstLine: number): (position: number) => number {
  let line = firstLine;
  let at = 0;
  return (position) => {
    for (; at < position; at++) {
      const code = text.charCodeAt(at);
      if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) line++;
    }
    return line;
  };
}

/**
 * Joins cells of rows that are too long and begin with a space, if hardly any separator of the table is followed by
 * one: "open; it was locked" is a sentence.
 */
function rejoined(rows: readonly GridRow[], separator: Separator): readonly GridRow[] {
  const width = usualWidth(rows);
  let spaced = 0;
  let all = 0;
  for (const { cells } of rows) {
    if (cells.length !== width) continue;
    all += cells.length - 1;
    spaced += cells.filter((cell, i) => i > 0 && cell.startsWith(' ')).length;
  }
  if (all === 0 || spaced > all * 0.2) return rows;
  return rows.map((row) =>
    row.cells.length > width ? { ...row, cells: joinSpaced(row.cells, width, separator) } : row,
  );
}

function joinSpaced(cells: readonly string[], width: number, separator: Separator): readonly string[] {
  const joined = [...cells];
  for (let i = joined.length - 1; i > 0 && joined.length > width; i--) {
    if (joined[i]?.startsWith(' ')) joined.splice(i - 1, 2, `${joined[i - 1]}${separator}${joined[i]}`);
  }
  return joined;
}

/** Returns the most frequent number of cells. */
export function usualWidth(rows: readonly GridRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0] as [number, number])[0];
}

import { bucketShare, bucketsAbove, isLettered } from './columns';
import { headerAt } from './read-grid';
import { type GridRow, readSeparated, usualWidth } from './separated';
import type { IntakeTarget } from './target';
import { SEPARATORS, type Separator } from './types';
import type { Vocabulary } from './vocabulary';

/** Characters of a sample. */
const SAMPLE = 32_000;

export interface Guess {
  readonly separator: Separator;
  readonly rows: readonly GridRow[];
  /** At least 1 if a column or the header names buckets. */
  readonly score: number;
}

/** Finds out from the whole text whether it is a table, and which separator it has. Undefined for other text. */
export function guessSeparator(text: string, target: IntakeTarget, words: Vocabulary): Guess | undefined {
  const samples = samplesOf(text);
  const isLikely = (separator: Separator, sample: string) =>
    scoreOf(withoutOuterPipes(readSeparated(sample, separator), separator), separator, target, words) > 0;
  const likely = SEPARATORS.filter(
    (separator) => text.includes(separator) && samples.some((sample) => isLikely(separator, sample)),
  );
  let best: Guess | undefined;
  for (const separator of likely) {
    const rows = withoutOuterPipes(readSeparated(text, separator), separator);
    const score = scoreOf(rows, separator, target, words);
    if (score > (best?.score ?? 0)) best = { separator, rows, score };
  }
  return best;
}

/** Returns lines from three places of a long text, by which separators are ruled out before all of it is read. */
function samplesOf(text: string): readonly string[] {
  if (text.length < SAMPLE * 3) return [text];
  return [0, (text.length - SAMPLE) >> 1, text.length - SAMPLE].map((from) => {
    const start = from === 0 ? 0 : text.indexOf('\n', from) + 1;
    const end = text.indexOf('\n', Math.min(text.length, from + SAMPLE));
    return text.slice(start, end < 0 ? text.length : end + 1);
  });
}

/** Removes the blank cells outside of the pipes around a row. */
export function withoutOuterPipes(rows: readonly GridRow[], separator: Separator): readonly GridRow[] {
  if (separator !== '|') return rows;
  return rows.map((row) => {
    const cells = [...row.cells];
    if (cells.length > 1 && cells[0]?.trim() === '') cells.shift();
    if (cells.length > 1 && cells.at(-1)?.trim() === '') cells.pop();
    return { ...row, cells };
  });
}

/** Returns 0 for text that is no table, else a number that grows with the evidence. */
function scoreOf(rows: readonly GridRow[], separator: Separator, target: IntakeTarget, words: Vocabulary): number {
  const width = usualWidth(rows);
  const wide = rows.filter(({ cells }) => cells.length > 1);
  if (width < 2 || rows.length === 0 || wide.length < rows.length * 0.6) return 0;
  const even = rows.filter(({ cells }) => cells.length === width).length / rows.length;
  const at = headerAt(rows, target, words);
  const cells = rows.slice(at + 1).map((row) => row.cells);
  const header = at < 0 ? undefined : rows[at]?.cells;
  const shares = Array.from({ length: Math.min(width, 30) }, (_, at) => bucketShare(cells, at, words));
  const named = Math.max(0, ...shares);
  if (header && header.length > 1 && bucketsAbove(header, words)) return 2 + even;
  if (named >= 0.5) return 1 + named + even;
  if (header && header.length > 1) return 1 + even;
  const isByLetter =
    even === 1 &&
    shares.some((_, at) =>
      isLettered(
        cells.map((row) => row[at]?.trim() ?? ''),
        target,
      ),
    );
  if (isByLetter) return 1 + even;
  // Cells of a spreadsheet, pasted.
  if (separator === '\t') return even >= 0.8 ? even : 0;
  const isQuoted =
    even === 1 && rows.length > 1 && rows.every(({ cells: each }) => each.every((cell) => !cell.startsWith(' ')));
  return isQuoted && separator === ';' && named > 0 ? 0.5 : 0;
}

import type { ShapedText } from './font';
import { BEGINS_CUT, BREAK, CUT, cutParagraph, endOfChunk, type Paragraph, SPACE, widthOf } from './paragraph';
import type { Setter } from './setter';

/** One line of text, left to right as it is drawn. Widths are per mille of the type size. */
export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
  /** Ends inside a word that is wider than the line. */
  readonly isCut: boolean;
}

/** Neighbours of one font and colour. */
export interface Run {
  readonly color: string;
  readonly parts: readonly ShapedText[];
  readonly offset: number;
  /** Some glyph stands off the base line, as marks above letters do. */
  readonly isMoved: boolean;
  /** All of it is written by letters. */
  readonly isLettered: boolean;
}

/** Lines no wider than `width` per mille of the type size, if no single character is wider. At least one. */
export function breakLines(setter: Setter, paragraph: Paragraph, width: number): readonly Line[] {
  const { kinds } = paragraph;
  const lines: Line[] = [];
  let [first, used, hasWord] = [0, 0, false];
  for (let from = 0, to = 0; from < kinds.length; from = to) {
    to = endOfChunk(paragraph, from);
    const kind = kinds[from];
    const wide = widthOf(paragraph, from, to);
    if (kind === SPACE) {
      used += wide;
      continue;
    }
    const [isBreak, isCut] = [kind === BREAK, kind === CUT];
    if (wide > width && !isBreak && !isCut && kind !== BEGINS_CUT)
      return breakLines(setter, cutParagraph(setter, paragraph, width), width);
    const isFull = used + wide > width;
    if (isBreak || (isCut ? isFull && from > first : hasWord && (isFull || kind === BEGINS_CUT))) {
      lines.push(layLine(paragraph, first, from, isCut));
      [first, used, hasWord] = [isBreak ? to : from, 0, false];
    }
    if (isBreak) continue;
    used += wide;
    hasWord = true;
  }
  if (first < kinds.length || lines.length === 0) lines.push(layLine(paragraph, first, kinds.length, false));
  return lines;
}

function layLine(paragraph: Paragraph, from: number, to: number, isCut: boolean): Line {
  const { levels, parts, spans, ends, kinds } = paragraph;
  let end = to;
  while (end > from && kinds[end - 1] === SPACE) end--;
  const spanAt = (i: number) => spans[ends.findIndex((after) => i < after)];
  const runs: Run[] = [];
  if (levels) {
    let width = 0;
    for (const i of visualOrder(levels, from, end))
      width = addRuns(runs, parts, i, i + 1, spanAt(i)?.color ?? '', width);
    return { runs, width, isCut };
  }
  let width = 0;
  for (const [i, after] of ends.entries()) {
    if (after <= from) continue;
    width = addRuns(runs, parts, Math.max(from, ends[i - 1] ?? 0), Math.min(after, end), spans[i]?.color ?? '', width);
    if (after >= end) break;
  }
  return { runs, width, isCut };
}

/** Adds parts of one colour to a line as wide as `offset`, each font's as a run or to the last one; how wide the line is then. */
function addRuns(
  runs: Run[],
  parts: readonly ShapedText[],
  from: number,
  to: number,
  color: string,
  offset: number,
): number {
  let width = offset;
  for (let start = from; start < to; ) {
    const [font, left] = [parts[start]?.font, width];
    let [isMoved, isLettered] = [false, true];
    let end = start;
    for (; end < to && parts[end]?.font === font; end++) {
      const part = parts[end];
      if (!part) break;
      width += part.width;
      isMoved ||= part.isMoved;
      isLettered &&= part.inner !== undefined;
    }
    const last = runs.at(-1);
    const some = parts.slice(start, end);
    if (last?.color === color && last.parts[0]?.font === font) {
      const all = [...last.parts, ...some];
      isMoved ||= last.isMoved;
      isLettered &&= last.isLettered;
      runs[runs.length - 1] = { color, parts: all, offset: last.offset, isMoved, isLettered };
    } else runs.push({ color, parts: some, offset: left, isMoved, isLettered });
    start = end;
  }
  return width;
}

/** Rule L2 of the bidirectional algorithm: the places of a line's parts, in the order they are drawn. */
function visualOrder(levels: readonly number[], from: number, to: number): readonly number[] {
  let order = Array.from({ length: to - from }, (_, i) => from + i);
  const levelOf = (i: number) => levels[i] ?? 0;
  for (let level = Math.max(0, ...order.map(levelOf)); level > 0; level--) {
    const next: number[] = [];
    let run: number[] = [];
    for (const i of order) {
      if (levelOf(i) >= level) run.unshift(i);
      else {
        next.push(...run, i);
        run = [];
      }
    }
    order = [...next, ...run];
  }
  return order;
}

import type { ShapedText } from './font';
import {
  BEGINS_CUT,
  BREAK,
  CUT,
  cutParagraph,
  endOfChunk,
  type Paragraph,
  SPACE,
  type Span,
  widthOf,
} from './paragraph';
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
  let end = to;
  while (end > from && paragraph.kinds[end - 1] === SPACE) end--;
  const { levels, parts, spans } = paragraph;
  if (!levels) return lineOf(parts, spans, from, end, isCut);
  const order = visualOrder(levels, from, end);
  const pick = <T>(list: readonly T[]) => order.flatMap((i) => list[i] ?? []);
  return lineOf(pick(parts), pick(spans), 0, order.length, isCut);
}

function lineOf(parts: readonly ShapedText[], spans: readonly Span[], from: number, to: number, isCut: boolean): Line {
  const runs: Run[] = [];
  let width = 0;
  for (let start = from; start < to; ) {
    const [font, color, offset] = [parts[start]?.font, spans[start]?.color ?? '', width];
    let [isMoved, isLettered] = [false, true];
    let end = start;
    for (; end < to && parts[end]?.font === font && spans[end]?.color === color; end++) {
      const part = parts[end];
      if (!part) break;
      width += part.width;
      isMoved ||= part.isMoved;
      isLettered &&= part.inner !== undefined;
    }
    runs.push({ color, parts: parts.slice(start, end), offset, isMoved, isLettered });
    start = end;
  }
  return { runs, width, isCut };
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

import type { Font } from './font';
import { BEGINS_CUT, BREAK, CUT, cutParagraph, endOfChunk, type Paragraph, Scratch, SPACE, widthOf } from './paragraph';
import type { Setter } from './setter';
import type { WordCache } from './word-cache';

/** One line of text in visual order. Widths are per mille of the type size. */
export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
  /** True if the line ends within a word that is wider than the line. */
  readonly isCut: boolean;
}

/** Adjacent words of one font and colour. */
export interface Run {
  readonly color: string;
  readonly font: Font;
  readonly wordCache: WordCache;
  readonly words: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly offset: number;
  readonly width: number;
  /** True if some glyph is off the baseline, such as a mark above a letter. */
  readonly isMoved: boolean;
  /** True if all words can be written by letter codes. */
  readonly isLettered: boolean;
}

const draftedLines = new Scratch<Line>();
const draftedRuns = new Scratch<Run>();

/** Breaks into at least one line, each at most `width` per mille of the type size or a single wider character. */
export function breakLines(setter: Setter, paragraph: Paragraph, width: number): readonly Line[] {
  draftedLines.clear();
  eachLine(setter, paragraph, width, (broken, from, to, isCut) => draftedLines.add(layLine(broken, from, to, isCut)));
  return draftedLines.copy();
}

export const countLines = (setter: Setter, paragraph: Paragraph, width: number): number =>
  eachLine(setter, paragraph, width, () => undefined);

/** Finds the start and end of each line. Cuts words that are wider than a line. Returns the number of lines. */
function eachLine(
  setter: Setter,
  paragraph: Paragraph,
  width: number,
  take: (paragraph: Paragraph, from: number, to: number, isCut: boolean) => void,
): number {
  const whole = cutParagraph(setter, paragraph, width);
  const { kinds } = whole;
  let count = 0;
  let first = 0;
  let used = 0;
  let hasWord = false;
  for (let from = 0, to = 0; from < kinds.length; from = to) {
    to = endOfChunk(whole, from);
    const kind = kinds[from];
    const wide = widthOf(whole, from, to);
    if (kind === SPACE) {
      used += wide;
      continue;
    }
    const isBreak = kind === BREAK;
    const isCut = kind === CUT;
    const isFull = used + wide > width;
    if (isBreak || (isCut ? isFull && from > first : hasWord && (isFull || kind === BEGINS_CUT))) {
      take(whole, first, from, isCut);
      count++;
      first = isBreak ? to : from;
      used = 0;
      hasWord = false;
    }
    if (isBreak) continue;
    used += wide;
    hasWord = true;
  }
  if (first === kinds.length && count > 0) return count;
  take(whole, first, kinds.length, false);
  return count + 1;
}

function layLine(paragraph: Paragraph, from: number, to: number, isCut: boolean): Line {
  const { wordCache, levels, words, spans, ends, kinds } = paragraph;
  let end = to;
  while (end > from && kinds[end - 1] === SPACE) end--;
  draftedRuns.clear();
  if (levels) {
    const order = visualOrder(levels, from, end);
    const drawn = order.map((i) => words[i] ?? 0);
    const colorOf = (i: number) => spans[ends.findIndex((after) => i < after)]?.color ?? '';
    for (let i = 0; i < order.length; i++) addRuns(wordCache, drawn, i, i + 1, colorOf(order[i] ?? 0));
  } else {
    let start = from;
    for (let i = 0; i < ends.length && start < end; i++) {
      const after = Math.min(ends[i] ?? end, end);
      if (after > start) addRuns(wordCache, words, start, after, spans[i]?.color ?? '');
      start = Math.max(start, after);
    }
  }
  const last = draftedRuns.last();
  return { runs: draftedRuns.copy(), width: last ? last.offset + last.width : 0, isCut };
}

/** Adds words of one colour to the line, as one run per font. Extends the last run if possible. */
function addRuns(wordCache: WordCache, words: readonly number[], from: number, to: number, color: string) {
  for (let start = from; start < to; ) {
    const font = wordCache.font(words[start] ?? 0);
    const last = draftedRuns.last();
    const before = last?.color === color && last.font === font ? last : undefined;
    const offset = before?.offset ?? (last ? last.offset + last.width : 0);
    let [width, isMoved, isLettered] = [before?.width ?? 0, before?.isMoved ?? false, before?.isLettered ?? true];
    let end = start;
    for (; end < to; end++) {
      const word = words[end] ?? 0;
      if (wordCache.font(word) !== font) break;
      width += wordCache.width(word);
      isMoved ||= wordCache.isMoved(word);
      isLettered &&= wordCache.isLettered(word);
    }
    const run = {
      color,
      font,
      wordCache,
      words,
      from: before?.from ?? start,
      to: end,
      offset,
      width,
      isMoved,
      isLettered,
    };
    if (before) draftedRuns.replaceLast(run);
    else draftedRuns.add(run);
    start = end;
  }
}

/** Returns the visual order of a line's parts: rule L2 of the bidirectional algorithm. */
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

import bidiFactory from 'bidi-js';
import type { FaceName } from '../assets/catalogue';
import { mayBreak, thaiWordStarts } from './breaks';
import { graphemes, hasRightToLeft, sanitise } from './characters';
import type { Setter, SetWord } from './setter';
import { nextHash, UNKNOWN, type WordCache } from './word-cache';

export interface Span {
  readonly text: string;
  readonly face: FaceName;
  readonly color: string;
}

/** Role of a part of a paragraph in line breaking. */
export const [GOES_ON, BEGINS, SPACE, BREAK, CUT, BEGINS_CUT] = [0, 1, 2, 3, 4, 5] as const;
export type Kind = typeof GOES_ON | typeof BEGINS | typeof SPACE | typeof BREAK | typeof CUT | typeof BEGINS_CUT;

/** Shaped text before line breaking: words or their parts, spaces and line breaks, in logical order. */
export interface Paragraph {
  readonly wordCache: WordCache;
  /** Numbers of the words in the wordCache, each in one font; arbitrary for line breaks. */
  readonly words: readonly number[];
  readonly kinds: readonly Kind[];
  readonly spans: readonly Span[];
  /** For each span, the index after its last word. */
  readonly ends: readonly number[];
  /** Embedding levels, if some text may run from right to left. */
  readonly levels: readonly number[] | undefined;
  readonly rightToLeft: boolean;
}

/** A reusable list that is copied at its final length. Growing a new list each time would take longer. */
export class Scratch<T> {
  private readonly items: T[] = [];
  private count = 0;

  clear(): void {
    this.count = 0;
  }

  add(item: T): void {
    this.items[this.count++] = item;
  }

  last(): T | undefined {
    return this.count === 0 ? undefined : this.items[this.count - 1];
  }

  replaceLast(item: T): void {
    this.items[this.count - 1] = item;
  }

  get length(): number {
    return this.count;
  }

  /** Returns everything added since the last clear(). */
  copy(): T[] {
    return this.items.slice(0, this.count);
  }
}

/** A paragraph while it is shaped. */
class Draft {
  private readonly words = new Scratch<number>();
  private readonly kinds = new Scratch<Kind>();
  private readonly levels = new Scratch<number>();
  private readonly ends = new Scratch<number>();

  clear(): this {
    for (const list of [this.words, this.kinds, this.levels, this.ends]) list.clear();
    return this;
  }

  add(word: number, kind: Kind, level: number): void {
    this.words.add(word);
    this.kinds.add(kind);
    this.levels.add(level);
  }

  addParts({ parts }: SetWord, kind: Kind, level: number): void {
    for (const [i, part] of parts.entries()) this.add(part, i === 0 ? kind : GOES_ON, level);
  }

  endSpan(): void {
    this.ends.add(this.words.length);
  }

  finish(wordCache: WordCache, spans: readonly Span[], isTurned: boolean, rightToLeft: boolean): Paragraph {
    const [words, kinds, ends] = [this.words.copy(), this.kinds.copy(), this.ends.copy()];
    return { wordCache, words, kinds, spans, ends, levels: isTurned ? this.levels.copy() : undefined, rightToLeft };
  }
}

const draft = new Draft();
const bidi = bidiFactory();
const [BLANK, LINE_FEED, END] = [0x20, 0x0a, -1];

export function shapeParagraph(setter: Setter, spans: readonly Span[]): Paragraph {
  const clean = spans.every(({ text }) => sanitise(text) === text)
    ? spans
    : spans.map((span) => ({ ...span, text: sanitise(span.text) }));
  let whole = '';
  for (const { text } of clean) whole += text;
  const embedding = hasRightToLeft(whole) ? bidi.getEmbeddingLevels(whole) : undefined;
  const levels = embedding?.levels;
  const starts = thaiWordStarts(whole);
  const { wordCache } = setter;
  const out = draft.clear();
  let offset = 0;
  for (const { text, face } of clean) {
    const key = wordCache.key(setter.primary(face), false);
    const [blank = UNKNOWN] = setter.word(face, ' ', false).parts;
    let [from, hash, before] = [0, 0, BLANK];
    for (let i = 0; i <= text.length; i++) {
      const code = i < text.length ? text.charCodeAt(i) : END;
      // Fast path for most characters: a letter after a letter, between which no word begins or ends.
      if (isPlain(code) && isPlain(before) && levels === undefined) {
        hash = nextHash(hash, code);
        continue;
      }
      before = code;
      const isGap = code === BLANK || code === LINE_FEED;
      const isTurn = levels !== undefined && levels[offset + i] !== levels[offset + i - 1];
      if (i > from && (isGap || code === END || isTurn || starts?.has(offset + i) || mayBreak(text, i))) {
        const level = levels?.[offset + from] ?? 0;
        const isLeftwards = (level & 1) === 1;
        const kind = mayBegin(whole, offset + from, starts) ? BEGINS : GOES_ON;
        const found = isLeftwards ? UNKNOWN : wordCache.find(key, text, from, i, hash);
        if (found !== UNKNOWN) out.add(found, kind, level);
        else out.addParts(setter.word(face, text.slice(from, i), isLeftwards), kind, level);
        from = i;
        hash = 0;
      }
      if (isGap) {
        out.add(blank, code === BLANK ? SPACE : BREAK, levels?.[offset + i] ?? 0);
        from = i + 1;
      } else hash = nextHash(hash, code);
    }
    out.endSpan();
    offset += text.length;
  }
  return out.finish(wordCache, clean, levels !== undefined, ((embedding?.paragraphs[0]?.level ?? 0) & 1) === 1);
}

/** ASCII letters, digits and signs after the slash. */
const isPlain = (code: number) => code > 0x2f && code < 0x80;

/** Tells whether a line may begin here: before a word, and at some places within one. */
function mayBegin(text: string, i: number, starts: ReadonlySet<number> | undefined): boolean {
  const before = i === 0 ? BLANK : text.charCodeAt(i - 1);
  return before === BLANK || before === LINE_FEED || starts?.has(i) === true || mayBreak(text, i);
}

/** Cuts words that are wider than a line, between grapheme clusters. */
export function cutParagraph(setter: Setter, paragraph: Paragraph, width: number): Paragraph {
  if (!hasWiderWord(paragraph, width)) return paragraph;
  const { wordCache, words, kinds, spans, ends, levels, rightToLeft } = paragraph;
  const out = draft.clear();
  for (let from = 0, to = 0, span = 0; from < words.length; from = to) {
    to = endOfChunk(paragraph, from);
    const isWide = isWord(kinds[from]) && widthOf(paragraph, from, to) > width;
    for (let i = from; i < to; i++) {
      for (; i >= (ends[span] ?? Infinity); span++) out.endSpan();
      const [word = UNKNOWN, face, level] = [words[i], spans[span]?.face, levels?.[i] ?? 0];
      if (!face) continue;
      if (!isWide) out.add(word, kinds[i] ?? GOES_ON, level);
      else
        for (const [j, character] of graphemes(wordCache.text(word)).entries()) {
          const kind = i === from && j === 0 ? BEGINS_CUT : CUT;
          out.addParts(setter.word(face, character, (level & 1) === 1), kind, level);
        }
    }
    if (to === words.length) for (; span < spans.length; span++) out.endSpan();
  }
  return out.finish(wordCache, spans, levels !== undefined, rightToLeft);
}

function hasWiderWord(paragraph: Paragraph, width: number): boolean {
  const { kinds } = paragraph;
  for (let from = 0, to = 0; from < kinds.length; from = to) {
    to = endOfChunk(paragraph, from);
    if (isWord(kinds[from]) && widthOf(paragraph, from, to) > width) return true;
  }
  return false;
}

const isWord = (kind: Kind | undefined) => kind === BEGINS || kind === GOES_ON;

/** Returns the end of an unbreakable chunk: a space, or a word up to the next possible line break. */
export function endOfChunk({ kinds }: Paragraph, from: number): number {
  let to = from + 1;
  const kind = kinds[from];
  if (kind !== SPACE && kind !== BREAK) while (kinds[to] === GOES_ON) to++;
  return to;
}

export function widthOf({ wordCache, words }: Paragraph, from: number, to: number): number {
  let width = 0;
  for (let i = from; i < to; i++) width += wordCache.width(words[i] ?? UNKNOWN);
  return width;
}

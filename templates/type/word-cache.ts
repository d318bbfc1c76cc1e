import { encodeLetters } from './letters';
import type { Font, ShapedGlyph, ShapedText } from './shape';

/** In place of a word's number: it was never set. */
export const UNKNOWN = -1;

const [FIRST_WORDS, FIRST_LETTERS] = [2048, 16_384];
const [MOVED, LETTERED] = [1, 2];

/**
 * Words as they were set, each once and by a number. What is known of them stands side by side in columns of plain
 * numbers: objects would lie scattered over the memory, and fetching them took longer than all the rest.
 */
export class WordCache {
  private readonly fonts: Font[] = [];
  /** Font and direction. */
  private keys = new Uint16Array(FIRST_WORDS);
  private flags = new Uint8Array(FIRST_WORDS);
  private widths = new Float64Array(FIRST_WORDS);
  private errors = new Float64Array(FIRST_WORDS);
  private readonly texts = new Rows(new Uint16Array(FIRST_LETTERS));
  private readonly codes = new Rows(new Uint8Array(FIRST_LETTERS));
  private readonly glyphs = new Rows(new Uint16Array(FIRST_LETTERS));
  private readonly advances = new Rows(new Float64Array(FIRST_LETTERS));
  /** Words whose glyphs are not their characters one by one, or stand off their places. */
  private readonly odd = new Map<number, readonly ShapedGlyph[]>();
  private readonly substitutes = new Map<string, number>();
  /** Mixed hashes, each followed by its word, where it says or in the next place that was free. */
  private slots = emptySlots(FIRST_WORDS * 2);
  private count = 0;

  /** How many words there are. */
  get size(): number {
    return this.count;
  }

  /** A font and a direction, as find() wants them. */
  key(font: Font, rightToLeft: boolean): number {
    const known = this.fonts.indexOf(font);
    const number = known < 0 ? this.fonts.push(font) - 1 : known;
    return number * 2 + (rightToLeft ? 1 : 0);
  }

  /** The word that stands from one place of a text to another, without cutting it out; `hash` as nextHash() makes it. */
  find(key: number, text: string, from: number, to: number, hash: number): number {
    const { slots } = this;
    const [mixed, last] = [mix(hash, key), slots.length - 2];
    for (let slot = mixed & last; ; slot = (slot + 2) & last) {
      const word = slots[slot + 1] ?? UNKNOWN;
      if (word === UNKNOWN) return UNKNOWN;
      // The same text is mixed to something else for every other key.
      if (slots[slot] === mixed && this.texts.stands(word, text, from, to)) return word;
    }
  }

  /** The number of a word, which is set if it never was. */
  word(font: Font, text: string, rightToLeft: boolean): number {
    const key = this.key(font, rightToLeft);
    const hash = hashOf(text);
    const known = this.find(key, text, 0, text.length, hash);
    if (known !== UNKNOWN) return known;
    const shaped = font.shape(text, rightToLeft);
    const word = this.add(font, key, text, shaped, shaped.isPlain ? undefined : shaped.glyphs());
    this.enter(mix(hash, key), word);
    return word;
  }

  /** The sign for a character that no font has; it still copies as that character. */
  substitute(font: Font, character: string): number {
    const key = this.key(font, false);
    const name = `${key} ${character}`;
    const known = this.substitutes.get(name);
    if (known !== undefined) return known;
    const shaped = font.shape('\ufffd', false);
    const glyphs = shaped.glyphs().map((glyph) => ({ ...glyph, text: character }));
    const word = this.add(font, key, character, shaped, glyphs);
    this.substitutes.set(name, word);
    return word;
  }

  font(word: number): Font {
    const font = this.fonts[(this.keys[word] ?? 0) >> 1];
    if (!font) throw new Error('Every word has a font');
    return font;
  }

  text(word: number): string {
    const { texts } = this;
    let text = '';
    // Not all at once: nobody knows how long a word somebody types.
    for (let i = texts.from(word); i < texts.to(word); i++) text += String.fromCharCode(texts.values[i] ?? 0);
    return text;
  }

  /** Thousandths of the type size. */
  width(word: number): number {
    return this.widths[word] ?? 0;
  }

  /** Some glyph stands off its place on the base line, as marks above letters do. */
  isMoved(word: number): boolean {
    return ((this.flags[word] ?? 0) & MOVED) !== 0;
  }

  /** It was set from right to left. */
  isLeftwards(word: number): boolean {
    return ((this.keys[word] ?? 0) & 1) === 1;
  }

  /** It can be spelled: its letters are all in Windows' Latin alphabet. */
  isLettered(word: number): boolean {
    return ((this.flags[word] ?? 0) & LETTERED) !== 0;
  }

  /** In the order they are drawn. */
  glyphsOf(word: number): readonly ShapedGlyph[] {
    const odd = this.odd.get(word);
    if (odd) return odd;
    const [from, text] = [this.glyphs.from(word), this.texts.from(word)];
    return Array.from({ length: this.glyphs.to(word) - from }, (_, i) => ({
      id: this.glyphs.values[from + i] ?? 0,
      advance: this.advances.values[from + i] ?? 0,
      dx: 0,
      dy: 0,
      text: String.fromCharCode(this.texts.values[text + i] ?? 0),
    }));
  }

  /** Sets 1 at the number of each of a word's glyphs. */
  noteGlyphs(word: number, used: Uint8Array): void {
    const { glyphs } = this;
    for (let i = glyphs.from(word); i < glyphs.to(word); i++) used[glyphs.values[i] ?? 0] = 1;
  }

  /**
   * Hands over what a PDF has between the brackets of strings for a word that is lettered; the thousandths that the pen
   * has to go on after it.
   */
  spell(word: number, out: { copy(bytes: Uint8Array, from: number, to: number): void }): number {
    const { codes } = this;
    out.copy(codes.values, codes.from(word), codes.to(word));
    return this.errors[word] ?? 0;
  }

  private add(
    font: Font,
    key: number,
    text: string,
    shaped: ShapedText,
    odd: readonly ShapedGlyph[] | undefined,
  ): number {
    const word = this.count++;
    const { count, width, isMoved } = shaped;
    const letters = isMoved ? undefined : encodeLetters(font, shaped);
    this.keys = roomFor(this.keys, this.count);
    this.keys[word] = key;
    this.flags = roomFor(this.flags, this.count);
    this.flags[word] = (isMoved ? MOVED : 0) | (letters ? LETTERED : 0);
    this.widths = roomFor(this.widths, this.count);
    this.widths[word] = width;
    this.errors = roomFor(this.errors, this.count);
    this.errors[word] = letters?.error ?? 0;
    this.texts.add(text.length, (i) => text.charCodeAt(i));
    this.codes.add(letters?.inner.length ?? 0, (i) => letters?.inner.charCodeAt(i) ?? 0);
    this.glyphs.add(count, (i) => shaped.id(i));
    this.advances.add(count, (i) => shaped.advance(i));
    if (odd) this.odd.set(word, odd);
    return word;
  }

  private enter(mixed: number, word: number): void {
    if (this.count * 4 > this.slots.length) {
      const before = this.slots;
      this.slots = emptySlots(before.length);
      for (let slot = 0; slot < before.length; slot += 2) {
        const known = before[slot + 1] ?? UNKNOWN;
        if (known !== UNKNOWN) this.enter(before[slot] ?? 0, known);
      }
    }
    const last = this.slots.length - 2;
    let slot = mixed & last;
    while (this.slots[slot + 1] !== UNKNOWN) slot = (slot + 2) & last;
    this.slots[slot] = mixed;
    this.slots[slot + 1] = word;
  }
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Lists of numbers one behind the other, by the order in which they were added. */
class Rows<T extends Numbers> {
  private ends = new Uint32Array(FIRST_WORDS);
  private count = 0;

  constructor(public values: T) {}

  from(row: number): number {
    return row === 0 ? 0 : (this.ends[row - 1] ?? 0);
  }

  to(row: number): number {
    return this.ends[row] ?? 0;
  }

  add(length: number, valueAt: (i: number) => number): void {
    const from = this.from(this.count);
    this.values = roomFor(this.values, from + length);
    for (let i = 0; i < length; i++) this.values[from + i] = valueAt(i);
    this.ends = roomFor(this.ends, this.count + 1);
    this.ends[this.count++] = from + length;
  }

  /** Whether a row is the units of a text between two places. */
  stands(row: number, text: string, from: number, to: number): boolean {
    const start = this.from(row);
    if (this.to(row) - start !== to - from) return false;
    for (let i = from; i < to; i++) if (this.values[start + i - from] !== text.charCodeAt(i)) return false;
    return true;
  }
}

function roomFor<T extends Numbers>(numbers: T, length: number): T {
  if (length <= numbers.length) return numbers;
  const grown = new (numbers.constructor as new (length: number) => T)(Math.max(length, numbers.length * 2));
  grown.set(numbers);
  return grown;
}

/** Places for so many pairs, twice over. */
const emptySlots = (pairs: number) => new Int32Array(pairs * 2).fill(UNKNOWN);

/** The hash of a word that goes on with one more UTF-16 unit; it is 0 before the first. */
export const nextHash = (hash: number, unit: number): number => (Math.imul(hash, 31) + unit) | 0;

function hashOf(word: string): number {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = nextHash(hash, word.charCodeAt(i));
  return hash;
}

// Words that differ in their last letters or in their fonts only shall not stand side by side.
function mix(hash: number, key: number): number {
  const mixed = Math.imul(hash ^ Math.imul(key + 1, 0x9e3779b1), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 15);
}

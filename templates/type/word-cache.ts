import { encodeLetters } from './letters';
import type { Font, ShapedGlyph, ShapedText } from './shape';

/** Returned instead of a word's number if the word is unknown. */
export const UNKNOWN = -1;

const [FIRST_WORDS, FIRST_LETTERS] = [2048, 16_384];
const [MOVED, LETTERED] = [1, 2];

/** Cache of set words, by number. Columns of plain numbers, since reading scattered objects would dominate. */
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
  /** Words whose glyphs don't correspond to their characters one to one, or are off their default positions. */
  private readonly odd = new Map<number, readonly ShapedGlyph[]>();
  private readonly substitutes = new Map<string, number>();
  /** Open-addressing hash table: mixed hashes, each followed by its word. */
  private slots = emptySlots(FIRST_WORDS * 2);
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** Returns the key of a font and a direction, for find(). */
  key(font: Font, rightToLeft: boolean): number {
    const known = this.fonts.indexOf(font);
    const number = known < 0 ? this.fonts.push(font) - 1 : known;
    return number * 2 + (rightToLeft ? 1 : 0);
  }

  /** Finds the word between two indices without allocating. `hash` must be computed with nextHash(). */
  find(key: number, text: string, from: number, to: number, hash: number): number {
    const { slots } = this;
    const [mixed, last] = [mix(hash, key), slots.length - 2];
    for (let slot = mixed & last; ; slot = (slot + 2) & last) {
      const word = slots[slot + 1] ?? UNKNOWN;
      if (word === UNKNOWN) return UNKNOWN;
      // Mixing is a bijection for a fixed text, so equal mixed hashes of equal texts imply equal keys.
      if (slots[slot] === mixed && this.texts.stands(word, text, from, to)) return word;
    }
  }

  /** Returns the number of a word. Sets the word if it is unknown. */
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

  /** Returns the substitute for a character that no font has. It copies as the original character. */
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
    // Appends one at a time, since a typed word can have any length.
    for (let i = texts.from(word); i < texts.to(word); i++) text += String.fromCharCode(texts.values[i] ?? 0);
    return text;
  }

  /** Width in thousandths of the type size. */
  width(word: number): number {
    return this.widths[word] ?? 0;
  }

  /** True if some glyph is off the baseline, such as a mark above a letter. */
  isMoved(word: number): boolean {
    return ((this.flags[word] ?? 0) & MOVED) !== 0;
  }

  isLeftwards(word: number): boolean {
    return ((this.keys[word] ?? 0) & 1) === 1;
  }

  /** True if all letters are in Windows' Latin encoding, so that spell() can write it. */
  isLettered(word: number): boolean {
    return ((this.flags[word] ?? 0) & LETTERED) !== 0;
  }

  /** Returns the glyphs in visual order. */
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

  /** Writes the string content of a lettered word for a PDF. Returns the remaining advance in thousandths. */
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

/** Consecutive lists of numbers in one array. */
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

  /** Tells whether a row equals the code units of a text between two indices. */
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

/** Creates a table with room for `pairs` pairs. */
const emptySlots = (pairs: number) => new Int32Array(pairs * 2).fill(UNKNOWN);

/** Extends the hash of a word by one UTF-16 code unit. The hash of an empty word is 0. */
export const nextHash = (hash: number, unit: number): number => (Math.imul(hash, 31) + unit) | 0;

function hashOf(word: string): number {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = nextHash(hash, word.charCodeAt(i));
  return hash;
}

// Finaliser: avoids clustering of similar keys.
function mix(hash: number, key: number): number {
  const mixed = Math.imul(hash ^ Math.imul(key + 1, 0x9e3779b1), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 15);
}

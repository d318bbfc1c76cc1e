import type { Font, ShapedGlyph } from '../type/font';
import { type Encoded, encode } from '../type/letters';
import type { WordCache } from '../type/word-cache';
import type { ByteWriter } from './byte-writer';
import { embedSubset, type Usage } from './embed';
import type { PdfFile } from './file';
import { addAlphabet, codeOf } from './lettered-font';
import type { Ref } from './syntax';

/*
 * Each font of a file has two names. Under the first, text in Windows' Latin alphabet is written with one byte per
 * letter. Under the second, everything else is written with two bytes per glyph: a glyph that represents its own
 * character uses its own number, and every other meaning of a glyph uses a number after the last glyph, so that text
 * copies exactly.
 */
export interface PdfFonts {
  /** Returns the resource name of a font, for lettered or other text. */
  resource(font: Font, isLettered: boolean): string;
  /** Records that some words of a list, all in one font, are written by their letters. */
  note(wordCache: WordCache, words: readonly number[], from: number, to: number): void;
  /** Writes a word as glyph codes. Returns the extra advance after it, in thousandths. */
  encode(wordCache: WordCache, word: number, out: ByteWriter): number;
  code(font: Font, glyph: ShapedGlyph): string;
  /** Subsets and embeds all used fonts. Returns references by resource name. */
  embed(file: PdfFile): Readonly<Record<string, Ref>>;
}

export function createPdfFonts(): PdfFonts {
  const used = new Map<Font, Usage>();
  const noted = new Map<WordCache, Uint8Array>();
  const encoded = new Map<WordCache, Map<number, Encoded>>();
  const usageOf = (font: Font): Usage => {
    const known = used.get(font);
    if (known) return known;
    const own = new Uint8Array(font.metrics.glyphCount);
    const number = used.size + 1;
    const made: Usage = {
      letters: `F${number}`,
      others: `G${number}`,
      names: new Set(),
      own,
      spare: [],
      spareNumbers: new Map(),
    };
    used.set(font, made);
    return made;
  };
  const code = (font: Font, glyph: ShapedGlyph) => {
    const { own, spare, spareNumbers } = usageOf(font);
    if (font.character(glyph.id) === glyph.text) {
      own[glyph.id] = 1;
      return codeOf(glyph.id);
    }
    const key = `${glyph.id} ${glyph.text}`;
    const number = spareNumbers.get(key) ?? font.metrics.glyphCount + spare.push(glyph) - 1;
    spareNumbers.set(key, number);
    return codeOf(number);
  };
  const encodeWord = (wordCache: WordCache, word: number) => {
    const [font, glyphs] = [wordCache.font(word), wordCache.glyphsOf(word)];
    const codes = glyphs.map((glyph) => code(font, glyph));
    const shaped = {
      count: glyphs.length,
      id: (i: number) => glyphs[i]?.id ?? 0,
      advance: (i: number) => glyphs[i]?.advance ?? 0,
    };
    return encode(font, shaped, (i) => codes[i] ?? '');
  };
  return {
    code,
    resource(font, isLettered) {
      const { letters, others, names } = usageOf(font);
      const name = isLettered ? letters : others;
      names.add(name);
      return name;
    },
    note(wordCache, words, from, to) {
      // Most words recur, so their glyphs are collected at the end.
      let isNoted = noted.get(wordCache);
      if (!isNoted || isNoted.length < wordCache.size) {
        const before = isNoted ?? [];
        isNoted = new Uint8Array(wordCache.size);
        isNoted.set(before);
        noted.set(wordCache, isNoted);
      }
      for (let i = from; i < to; i++) isNoted[words[i] ?? 0] = 1;
    },
    encode(wordCache, word, out) {
      const codes = encoded.get(wordCache) ?? new Map<number, Encoded>();
      encoded.set(wordCache, codes);
      const made = codes.get(word) ?? encodeWord(wordCache, word);
      codes.set(word, made);
      out.text(made.inner);
      return made.error;
    },
    embed(file) {
      for (const [wordCache, isNoted] of noted)
        for (let word = 0; word < isNoted.length; word++)
          if (isNoted[word] === 1) wordCache.noteGlyphs(word, usageOf(wordCache.font(word)).own);
      const alphabet = addAlphabet(file);
      return Object.assign({}, ...[...used].map(([font, usage]) => embedSubset(file, font, usage, alphabet)));
    },
  };
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FONT_FILES } from '../assets/catalogue';
import { nodeAssets } from '../assets/node';
import type { Font } from './font';
import { openLibrary } from './library';
import { nextHash, UNKNOWN, WordCache } from './word-cache';

const library = openLibrary(nodeAssets());
const fontAt = (i: number): Promise<Font> => {
  const file = FONT_FILES[i];
  if (!file) throw new Error('There are fonts');
  return library.font(file);
};
const [font, other] = [await fontAt(0), await fontAt(1)];

/** The same word in the middle of a text. */
function find(wordCache: WordCache, key: number, word: string) {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = nextHash(hash, word.charCodeAt(i));
  return wordCache.find(key, `before ${word} after`, 7, 7 + word.length, hash);
}

it('finds every word that was set, and no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ maxLength: 12 }), { minLength: 2, maxLength: 3000 }), (words) => {
      const wordCache = new WordCache();
      const key = wordCache.key(font, false);
      const [known, others] = [words.slice(words.length / 2), words.slice(0, words.length / 2)];
      const numbers = known.map((word) => wordCache.word(font, word, false));
      expect(new Set(numbers).size).toBe(known.length);
      expect(numbers.map((number) => wordCache.text(number))).toEqual(known);
      expect(known.map((word) => find(wordCache, key, word))).toEqual(numbers);
      expect(others.filter((word) => find(wordCache, key, word) !== UNKNOWN)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it('tells words apart whose hashes are the same, and fonts and directions', () => {
  const wordCache = new WordCache();
  const number = wordCache.word(font, 'Aa', false);
  expect(find(wordCache, wordCache.key(font, false), 'BB')).toBe(UNKNOWN);
  expect(find(wordCache, wordCache.key(other, false), 'Aa')).toBe(UNKNOWN);
  expect(find(wordCache, wordCache.key(font, true), 'Aa')).toBe(UNKNOWN);
  expect(wordCache.word(font, 'Aa', false)).toBe(number);
});

it('keeps what a font made of a word, however many come after it', () => {
  const words = ['', 'a', 'office', 'AVALON', 'e\u0301a', '(a\\b)', '\ud83c\udf32', 'Ł'];
  const wordCache = new WordCache();
  const numbers = words.map((word) => wordCache.word(font, word, false));
  for (let i = 0; i < 9000; i++) wordCache.word(other, `w${i}`, false);
  for (const [i, word] of words.entries()) {
    const [number = UNKNOWN, shaped] = [numbers[i], font.shape(word, false)];
    expect(wordCache.glyphsOf(number), word).toEqual(shaped.glyphs());
    expect([wordCache.width(number), wordCache.isMoved(number)], word).toEqual([shaped.width, shaped.isMoved]);
    expect(wordCache.font(number)).toBe(font);
  }
});

it('gives back a word however long it is', () => {
  const wordCache = new WordCache();
  const word = 'long'.repeat(100_000);
  expect(wordCache.text(wordCache.word(font, word, false)) === word).toBe(true);
});

it('encodes words as in a PDF', () => {
  const wordCache = new WordCache();
  const spelled = (word: string) => {
    const codes: number[] = [];
    const number = wordCache.word(font, word, false);
    const copy = (bytes: Uint8Array, from: number, to: number) => codes.push(...bytes.subarray(from, to));
    wordCache.spell(number, { copy });
    const inner = String.fromCharCode(...codes).replace(/\)-?\d+\(/g, '');
    return wordCache.isLettered(number) ? inner : undefined;
  };
  expect([spelled('lamp'), spelled('(a\\b)'), spelled('\ud83c\udf32')]).toEqual(['lamp', '\\(a\\\\b\\)', undefined]);
});

it('draws a sign for a character that no font has, and still says which it was', () => {
  const wordCache = new WordCache();
  const number = wordCache.substitute(font, '𒀀');
  expect(wordCache.substitute(font, '𒀀')).toBe(number);
  expect(wordCache.substitute(font, '𒀁')).not.toBe(number);
  expect([wordCache.text(number), wordCache.glyphsOf(number).map(({ text }) => text)]).toEqual(['𒀀', ['𒀀']]);
});

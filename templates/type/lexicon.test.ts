import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FONT_FILES } from '../assets/catalogue';
import { nodeAssets } from '../assets/node';
import type { Font } from './font';
import { Lexicon, nextHash, UNKNOWN } from './lexicon';
import { openLibrary } from './library';

const library = openLibrary(nodeAssets());
const fontAt = (i: number): Promise<Font> => {
  const file = FONT_FILES[i];
  if (!file) throw new Error('There are fonts');
  return library.font(file);
};
const [font, other] = [await fontAt(0), await fontAt(1)];

/** The same word in the middle of a text. */
function find(lexicon: Lexicon, key: number, word: string) {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = nextHash(hash, word.charCodeAt(i));
  return lexicon.find(key, `before ${word} after`, 7, 7 + word.length, hash);
}

it('finds every word that was set, and no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ maxLength: 12 }), { minLength: 2, maxLength: 3000 }), (words) => {
      const lexicon = new Lexicon();
      const key = lexicon.key(font, false);
      const [known, others] = [words.slice(words.length / 2), words.slice(0, words.length / 2)];
      const numbers = known.map((word) => lexicon.word(font, word, false));
      expect(new Set(numbers).size).toBe(known.length);
      expect(numbers.map((number) => lexicon.text(number))).toEqual(known);
      expect(known.map((word) => find(lexicon, key, word))).toEqual(numbers);
      expect(others.filter((word) => find(lexicon, key, word) !== UNKNOWN)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it('tells words apart whose hashes are the same, and fonts and directions', () => {
  const lexicon = new Lexicon();
  const number = lexicon.word(font, 'Aa', false);
  expect(find(lexicon, lexicon.key(font, false), 'BB')).toBe(UNKNOWN);
  expect(find(lexicon, lexicon.key(other, false), 'Aa')).toBe(UNKNOWN);
  expect(find(lexicon, lexicon.key(font, true), 'Aa')).toBe(UNKNOWN);
  expect(lexicon.word(font, 'Aa', false)).toBe(number);
});

it('keeps what a font made of a word, however many come after it', () => {
  const words = ['', 'a', 'office', 'AVALON', 'e\u0301a', '(a\\b)', '\ud83c\udf32', 'Ł'];
  const lexicon = new Lexicon();
  const numbers = words.map((word) => lexicon.word(font, word, false));
  for (let i = 0; i < 9000; i++) lexicon.word(other, `w${i}`, false);
  for (const [i, word] of words.entries()) {
    const [number = UNKNOWN, shaped] = [numbers[i], font.shape(word, false)];
    expect(lexicon.glyphsOf(number), word).toEqual(shaped.glyphs());
    expect([lexicon.width(number), lexicon.isMoved(number)], word).toEqual([shaped.width, shaped.isMoved]);
    expect(lexicon.font(number)).toBe(font);
  }
});

it('gives back a word however long it is', () => {
  const lexicon = new Lexicon();
  const word = 'long'.repeat(100_000);
  expect(lexicon.text(lexicon.word(font, word, false)) === word).toBe(true);
});

it('spells words as a PDF has them', () => {
  const lexicon = new Lexicon();
  const spelled = (word: string) => {
    const codes: number[] = [];
    const number = lexicon.word(font, word, false);
    const copy = (bytes: Uint8Array, from: number, to: number) => codes.push(...bytes.subarray(from, to));
    lexicon.spell(number, { copy });
    const inner = String.fromCharCode(...codes).replace(/\)-?\d+\(/g, '');
    return lexicon.isLettered(number) ? inner : undefined;
  };
  expect([spelled('lamp'), spelled('(a\\b)'), spelled('\ud83c\udf32')]).toEqual(['lamp', '\\(a\\\\b\\)', undefined]);
});

it('draws a sign for a character that no font has, and still says which it was', () => {
  const lexicon = new Lexicon();
  const number = lexicon.substitute(font, '𒀀');
  expect(lexicon.substitute(font, '𒀀')).toBe(number);
  expect(lexicon.substitute(font, '𒀁')).not.toBe(number);
  expect([lexicon.text(number), lexicon.glyphsOf(number).map(({ text }) => text)]).toEqual(['𒀀', ['𒀀']]);
});

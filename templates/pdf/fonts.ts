import type { Font, ShapedGlyph, ShapedText } from '../type/font';
import { type Encoded, encode } from '../type/letters';
import { codeOf } from './codes';
import { embedSubset, type Usage } from './embed';
import type { PdfFile } from './file';
import { addAlphabet } from './lettered-font';
import type { Ref } from './syntax';

/*
 * Each font of a file goes by two names. By the first, text in Windows' Latin alphabet is written, a byte a letter. By
 * the second everything else, two bytes a glyph: a glyph that stands for its own character is called by its own number,
 * every other meaning of a glyph by one after the last of them, so that text copies exactly.
 */
export interface PdfFonts {
  /** Resource name of a font, for what has letters or for anything else. */
  resource(font: Font, isLettered: boolean): string;
  /** Notes which glyphs text in letters needs. */
  note(text: ShapedText): void;
  encode(text: ShapedText): Encoded;
  code(font: Font, glyph: ShapedGlyph): string;
  /** Subsets and embeds everything used: references by resource name. */
  embed(file: PdfFile): Readonly<Record<string, Ref>>;
}

export function createPdfFonts(): PdfFonts {
  const used = new Map<Font, Usage>();
  const encoded = new Map<ShapedText, Encoded>();
  const usageOf = (font: Font): Usage => {
    const known = used.get(font);
    if (known) return known;
    const own = new Uint8Array(font.metrics.glyphCount);
    const made: Usage = { number: used.size + 1, own, names: new Set(), spare: [], spareNumbers: new Map() };
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
  return {
    code,
    resource(font, isLettered) {
      const { number, names } = usageOf(font);
      const name = `${isLettered ? 'F' : 'G'}${number}` as const;
      names.add(name);
      return name;
    },
    note(text) {
      // Once a word and file, not once a word: most words come again.
      if (text.notedBy === used) return;
      text.notedBy = used;
      const { own } = usageOf(text.font);
      for (const { id } of text.glyphs) own[id] = 1;
    },
    encode(text) {
      const known = encoded.get(text);
      if (known) return known;
      const made = encode(text.font, text.glyphs, (glyph) => code(text.font, glyph));
      encoded.set(text, made);
      return made;
    },
    embed(file) {
      const alphabet = addAlphabet(file);
      return Object.assign({}, ...[...used].map(([font, usage]) => embedSubset(file, font, usage, alphabet)));
    },
  };
}

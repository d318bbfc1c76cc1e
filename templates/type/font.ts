import type { HarfBuzzFont } from './harfbuzz';
import { LETTERS, LIGATURES } from './letters';
import type { Sfnt } from './sfnt';
import { type Font, Shaped } from './shape';

export type { Font, ShapedGlyph } from './shape';

export function createFont(name: string, bytes: Uint8Array, metrics: Sfnt, harfBuzz: HarfBuzzFont): Font {
  let characters: readonly (string | undefined)[] | undefined;
  let letters: Uint8Array | undefined;
  let plain: readonly (readonly number[])[] | undefined;
  const widths = new Float64Array(metrics.glyphCount).fill(-1);
  const shaped = new Shaped(metrics);
  return {
    name,
    bytes,
    metrics,
    coverage: harfBuzz.coverage,
    character(glyph) {
      characters ??= charactersOf(harfBuzz);
      return characters[glyph];
    },
    letter: (glyph) => letters?.[glyph] ?? 0,
    plainGlyphs() {
      plain ??= PLAIN.map((row) => Array.from(row, (sign) => harfBuzz.nominal(sign.charCodeAt(0))));
      return plain;
    },
    pdfWidth(glyph) {
      const known = widths[glyph] ?? -1;
      if (known >= 0) return known;
      const width = Math.round((metrics.advance(glyph) * 100_000) / metrics.unitsPerEm) / 100;
      widths[glyph] = width;
      return width;
    },
    shape(text, rightToLeft) {
      // Computed on first use, since few fonts of a kit set any text. Must precede the text's own shaping, since this
      // shapes ligatures and overwrites the result.
      letters ??= lettersOf(harfBuzz, metrics.glyphCount);
      return shaped.read(harfBuzz.shape(text, rightToLeft), text);
    },
  };
}

const PLAIN = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'] as const;

function charactersOf(harfBuzz: HarfBuzzFont): readonly (string | undefined)[] {
  const characters: (string | undefined)[] = [];
  for (const [glyph, text] of ligaturesOf(harfBuzz)) characters[glyph] = text;
  for (const point of [...harfBuzz.coverage].sort((a, b) => a - b)) {
    const glyph = harfBuzz.nominal(point);
    // Some fonts draw controls as spaces, which are never intended.
    if (glyph !== 0 && point >= 0x20) characters[glyph] ??= String.fromCodePoint(point);
  }
  return characters;
}

function ligaturesOf({ shape }: HarfBuzzFont): readonly (readonly [glyph: number, text: string])[] {
  return LIGATURES.flatMap((text) => {
    const shaped = shape(text, false);
    return shaped.count === 1 ? [[shaped.id(0), text] as const] : [];
  });
}

/** Letter codes by glyph: the code of the ligature, or of the glyph's first character. */
function lettersOf(harfBuzz: HarfBuzzFont, count: number): Uint8Array {
  const letters = new Uint8Array(count);
  for (const [glyph, text] of ligaturesOf(harfBuzz)) letters[glyph] = LETTERS.get(text)?.code ?? 0;
  for (const { point, text, code } of LETTERS_BY_POINT) {
    const glyph = text.length === 1 ? harfBuzz.nominal(point) : 0;
    if (glyph !== 0 && letters[glyph] === 0) letters[glyph] = code;
  }
  return letters;
}

const LETTERS_BY_POINT = [...LETTERS.values()].sort((a, b) => a.point - b.point);

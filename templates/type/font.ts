import type { HarfBuzzFont, RawGlyph } from './harfbuzz';
import { LIGATURES } from './letters';
import type { Sfnt } from './sfnt';
import type { Font, ShapedGlyph, ShapedText } from './shaped-text';

export type { Font, ShapedGlyph, ShapedText } from './shaped-text';

export function createFont(name: string, bytes: Uint8Array, metrics: Sfnt, harfBuzz: HarfBuzzFont): Font {
  let characters: readonly (string | undefined)[] | undefined;
  let plain: readonly (readonly number[])[] | undefined;
  const widths = new Float64Array(metrics.glyphCount).fill(-1);
  const font: Font = {
    name,
    bytes,
    metrics,
    coverage: harfBuzz.coverage,
    character(glyph) {
      characters ??= charactersOf(harfBuzz);
      return characters[glyph];
    },
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
    shape: (text, rightToLeft) => shape(font, harfBuzz, text, rightToLeft),
  };
  return font;
}

const PLAIN = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'] as const;

function charactersOf({ coverage, nominal, shape }: HarfBuzzFont): readonly (string | undefined)[] {
  const characters: (string | undefined)[] = [];
  for (const text of LIGATURES) {
    const [glyph, ...others] = shape(text, false);
    if (glyph && others.length === 0) characters[glyph.id] = text;
  }
  for (const point of [...coverage].sort((a, b) => a - b)) {
    const glyph = nominal(point);
    // Some fonts draw controls as spaces; nobody means those.
    if (glyph !== 0 && point >= 0x20) characters[glyph] ??= String.fromCodePoint(point);
  }
  return characters;
}

function shape(font: Font, harfBuzz: HarfBuzzFont, text: string, rightToLeft: boolean): ShapedText {
  const scale = 1000 / font.metrics.unitsPerEm;
  const raw = harfBuzz.shape(text, rightToLeft);
  const isOneToOne = raw.length === text.length && raw.every(({ cluster }, i) => cluster === i);
  const said = isOneToOne ? undefined : sayings(raw, text);
  let width = 0;
  let isMoved = false;
  const glyphs = raw.map(({ id, advance, dx, dy }, i): ShapedGlyph => {
    const own = said ? (said[i] ?? '') : text.charAt(i);
    // Overpass takes its middle dot for a mark, and marks have no width.
    const wide = advance === 0 && STANDS_ALONE.test(own) ? font.metrics.advance(id) : advance;
    width += wide * scale;
    isMoved ||= dx !== 0 || dy !== 0;
    return { id, advance: wide * scale, dx: dx * scale, dy: dy * scale, text: own };
  });
  return { font, glyphs, width, isMoved };
}

/** Neither combines with what is before it nor is invisible. */
const STANDS_ALONE = /^[\p{L}\p{N}\p{P}\p{S}]/u;

/** What each glyph stands for, where there are more or fewer of them than characters. */
function sayings(raw: readonly RawGlyph[], text: string): readonly string[] {
  const starts = [...new Set(raw.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const texts = new Map(starts.map((start, i) => [start, text.slice(start, starts[i + 1] ?? text.length)]));
  return raw.map(({ cluster }) => {
    const said = texts.get(cluster) ?? '';
    texts.delete(cluster);
    return said;
  });
}

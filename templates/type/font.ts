import type { HarfBuzzFont, RawGlyph } from './harfbuzz';
import { encodeLetters, LIGATURES } from './letters';
import type { Sfnt } from './sfnt';

/** A font ready to set text with. One object per file for as long as its assets live. */
export interface Font {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly metrics: Sfnt;
  readonly coverage: ReadonlySet<number>;
  /** The first character whose own glyph it is, before any shaping, or the letters of a ligature. */
  character(glyph: number): string | undefined;
  /** The glyphs of small letters, of capitals and of figures. */
  plainGlyphs(): readonly (readonly number[])[];
  /** Thousandths by which a glyph moves the pen, as a PDF has them: to two decimals. */
  pdfWidth(glyph: number): number;
  shape(text: string, rightToLeft: boolean): ShapedText;
}

/** A few characters in one font, in the order they are drawn; lengths in thousandths of the type size. */
export interface ShapedText {
  readonly font: Font;
  readonly text: string;
  readonly glyphs: readonly ShapedGlyph[];
  readonly width: number;
  /** Some glyph stands off its place on the base line, as marks above letters do. */
  readonly isMoved: boolean;
  /** As a PDF writes it, if its letters are all in Windows' Latin alphabet; and thousandths that the pen then has to go on. */
  readonly inner: string | undefined;
  readonly error: number;
  /** The file that noted its glyphs last. */
  notedBy: object | undefined;
}

export interface ShapedGlyph {
  readonly id: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
  /** What it stands for; '' where a neighbour already says it. */
  readonly text: string;
}

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
  const { inner, error = 0 } = (!isMoved && encodeLetters(font, glyphs)) || {};
  return { font, text, glyphs, width, isMoved, inner, error, notedBy: undefined };
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

const substitutes = new WeakMap<Font, Map<string, ShapedText>>();

/** The sign for a character that no font has; it still copies as that character. */
export function substitute(font: Font, text: string): ShapedText {
  const known = substitutes.get(font) ?? new Map<string, ShapedText>();
  substitutes.set(font, known);
  const made = known.get(text);
  if (made) return made;
  const { glyphs, ...sizes } = font.shape('\ufffd', false);
  const shaped = { ...sizes, glyphs: glyphs.map((glyph) => ({ ...glyph, text })), text, inner: undefined };
  known.set(text, shaped);
  return shaped;
}

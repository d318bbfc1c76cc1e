import type { RawGlyphs } from './harfbuzz';
import type { Sfnt } from './sfnt';

/** A font ready for typesetting. One object per file for the lifetime of its assets. */
export interface Font {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly metrics: Sfnt;
  readonly coverage: ReadonlySet<number>;
  /** Returns the first character with this nominal glyph, or the letters of a ligature. */
  character(glyph: number): string | undefined;
  /** Returns the code of a shaped glyph in Windows' Latin encoding; 0 if it has none. */
  letter(glyph: number): number;
  /** Returns the glyphs of small letters, of capitals and of digits. */
  plainGlyphs(): readonly (readonly number[])[];
  /** Returns a glyph's advance in thousandths, rounded to two decimals as in PDFs. */
  pdfWidth(glyph: number): number;
  shape(text: string, rightToLeft: boolean): ShapedText;
}

/** A shaped text in one font, in visual order and thousandths of the type size. Valid until the next is shaped. */
export interface ShapedText {
  readonly count: number;
  readonly width: number;
  /** True if each glyph represents its own character of the text, in order. */
  readonly isPlain: boolean;
  /** True if some glyph is off the baseline, such as a mark above a letter. */
  readonly isMoved: boolean;
  id(i: number): number;
  advance(i: number): number;
  /** Returns the text of a glyph; '' if a neighbour already represents it. */
  text(i: number): string;
  glyphs(): readonly ShapedGlyph[];
}

export interface ShapedGlyph {
  readonly id: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
  readonly text: string;
}

/** Output of HarfBuzz, in thousandths of the type size. */
export class Shaped implements ShapedText {
  count = 0;
  width = 0;
  isPlain = false;
  isMoved = false;
  private readonly scale: number;
  private raw: RawGlyphs | undefined;
  private whole = '';
  /** Text of each glyph, unless glyphs and characters correspond one to one. */
  private texts: readonly string[] | undefined;

  constructor(private readonly metrics: Sfnt) {
    this.scale = 1000 / metrics.unitsPerEm;
  }

  read(raw: RawGlyphs, text: string): this {
    this.raw = raw;
    this.whole = text;
    this.count = raw.count;
    this.texts = isOneToOne(raw, text) ? undefined : textsOf(raw, text);
    this.width = 0;
    this.isMoved = false;
    for (let i = 0; i < raw.count; i++) {
      this.width += this.advance(i);
      this.isMoved ||= raw.dx(i) !== 0 || raw.dy(i) !== 0;
    }
    this.isPlain = !this.isMoved && !this.texts;
    return this;
  }

  id(i: number): number {
    return this.raw?.id(i) ?? 0;
  }

  advance(i: number): number {
    const advance = this.raw?.advance(i) ?? 0;
    // Overpass declares its middle dot as a mark, and marks have no width.
    return (advance === 0 && STANDS_ALONE.test(this.text(i)) ? this.metrics.advance(this.id(i)) : advance) * this.scale;
  }

  glyphs(): readonly ShapedGlyph[] {
    const { raw, scale } = this;
    return Array.from({ length: this.count }, (_, i) => ({
      id: this.id(i),
      advance: this.advance(i),
      dx: (raw?.dx(i) ?? 0) * scale,
      dy: (raw?.dy(i) ?? 0) * scale,
      text: this.text(i),
    }));
  }

  text(i: number): string {
    return this.texts ? (this.texts[i] ?? '') : this.whole.charAt(i);
  }
}

/** Characters that are visible and don't combine with the previous one. */
const STANDS_ALONE = /^[\p{L}\p{N}\p{P}\p{S}]/u;

function isOneToOne(raw: RawGlyphs, text: string): boolean {
  if (raw.count !== text.length) return false;
  for (let i = 0; i < raw.count; i++) if (raw.cluster(i) !== i) return false;
  return true;
}

/**
 * Returns the text of each glyph if glyphs and characters don't correspond one to one. Glyphs of one cluster share its
 * characters in logical order, whatever their visual order, so that copied text is correct and few glyphs have no text.
 */
function textsOf(raw: RawGlyphs, text: string): readonly string[] {
  const clusters = Array.from({ length: raw.count }, (_, i) => raw.cluster(i));
  const starts = [...new Set(clusters)].sort((a, b) => a - b);
  const texts = new Map(starts.map((start, i) => [start, text.slice(start, starts[i + 1] ?? text.length)]));
  const isLeftwards = (clusters[0] ?? 0) > (clusters.at(-1) ?? 0);
  return clusters.map((cluster, i) => {
    const left = texts.get(cluster) ?? '';
    const isLast = clusters[i + 1] !== cluster;
    const [first = ''] = left;
    const own = isLast || isLeftwards ? left : first;
    texts.set(cluster, left.slice(own.length));
    return own;
  });
}

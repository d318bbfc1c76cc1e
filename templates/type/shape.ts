import type { RawGlyphs } from './harfbuzz';
import type { Sfnt } from './sfnt';

/** A font ready to set text with. One object per file for as long as its assets live. */
export interface Font {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly metrics: Sfnt;
  readonly coverage: ReadonlySet<number>;
  /** The first character whose own glyph it is, before any shaping, or the letters of a ligature. */
  character(glyph: number): string | undefined;
  /** The byte of Windows' Latin alphabet that calls a glyph that was shaped; 0 if none does. */
  letter(glyph: number): number;
  /** The glyphs of small letters, of capitals and of figures. */
  plainGlyphs(): readonly (readonly number[])[];
  /** Thousandths by which a glyph moves the pen, as a PDF has them: to two decimals. */
  pdfWidth(glyph: number): number;
  shape(text: string, rightToLeft: boolean): ShapedText;
}

/**
 * A few characters in one font, in the order they are drawn; lengths in thousandths of the type size. It holds until
 * the next text is shaped.
 */
export interface ShapedText {
  readonly count: number;
  readonly width: number;
  /** Each glyph stands for its own character of the text, in its place. */
  readonly isPlain: boolean;
  /** Some glyph stands off its place on the base line, as marks above letters do. */
  readonly isMoved: boolean;
  id(i: number): number;
  advance(i: number): number;
  /** Text of a glyph; '' if a neighbour has it already. */
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

/** What HarfBuzz made of a text, in thousandths of the type size. */
export class Shaped implements ShapedText {
  count = 0;
  width = 0;
  isPlain = false;
  isMoved = false;
  private readonly scale: number;
  private raw: RawGlyphs | undefined;
  private whole = '';
  /** What each glyph stands for, where that is not the characters one by one. */
  private said: readonly string[] | undefined;

  constructor(private readonly metrics: Sfnt) {
    this.scale = 1000 / metrics.unitsPerEm;
  }

  read(raw: RawGlyphs, text: string): this {
    this.raw = raw;
    this.whole = text;
    this.count = raw.count;
    this.said = isOneToOne(raw, text) ? undefined : sayings(raw, text);
    this.width = 0;
    this.isMoved = false;
    for (let i = 0; i < raw.count; i++) {
      this.width += this.advance(i);
      this.isMoved ||= raw.dx(i) !== 0 || raw.dy(i) !== 0;
    }
    this.isPlain = !this.isMoved && !this.said;
    return this;
  }

  id(i: number): number {
    return this.raw?.id(i) ?? 0;
  }

  advance(i: number): number {
    const advance = this.raw?.advance(i) ?? 0;
    // Overpass takes its middle dot for a mark, and marks have no width.
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
    return this.said ? (this.said[i] ?? '') : this.whole.charAt(i);
  }
}

/** Neither combines with what is before it nor is invisible. */
const STANDS_ALONE = /^[\p{L}\p{N}\p{P}\p{S}]/u;

function isOneToOne(raw: RawGlyphs, text: string): boolean {
  if (raw.count !== text.length) return false;
  for (let i = 0; i < raw.count; i++) if (raw.cluster(i) !== i) return false;
  return true;
}

/**
 * What each glyph stands for, where there are more or fewer of them than characters. Glyphs that were made of the same
 * characters share them out in the order of the text, even if they are drawn in another: what readers copy is right then,
 * and few have nothing to say.
 */
function sayings(raw: RawGlyphs, text: string): readonly string[] {
  const clusters = Array.from({ length: raw.count }, (_, i) => raw.cluster(i));
  const starts = [...new Set(clusters)].sort((a, b) => a - b);
  const texts = new Map(starts.map((start, i) => [start, text.slice(start, starts[i + 1] ?? text.length)]));
  const isLeftwards = (clusters[0] ?? 0) > (clusters.at(-1) ?? 0);
  return clusters.map((cluster, i) => {
    const left = texts.get(cluster) ?? '';
    const isLast = clusters[i + 1] !== cluster;
    const [first = ''] = left;
    const said = isLast || isLeftwards ? left : first;
    texts.set(cluster, left.slice(said.length));
    return said;
  });
}

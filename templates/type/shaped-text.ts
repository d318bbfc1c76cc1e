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
  /** What a glyph stands for; '' where a neighbour already says it. */
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

import { round } from '@/templates/geometry/round';
import type { Font, ShapedGlyph } from '../type/font';
import { kernOf } from '../type/letters';
import type { Run } from '../type/lines';
import type { ByteWriter } from './byte-writer';
import type { PdfFonts } from './fonts';
import { text } from './syntax';

/** One operator for a run whose glyphs all stand on the base line. */
export function writeRun(out: ByteWriter, { wordCache, words, from, to, isLettered }: Run, fonts: PdfFonts): void {
  if (isLettered) fonts.note(wordCache, words, from, to);
  out.text('[(');
  let error = 0;
  for (let i = from; i < to; i++) {
    const word = words[i] ?? 0;
    const kern = kernOf(error);
    if (kern !== 0) {
      out.text(')');
      out.number(-kern);
      out.text('(');
      error -= kern;
    }
    error += isLettered ? wordCache.spell(word, out) : fonts.encode(wordCache, word, out);
  }
  out.text(')] TJ\n');
}

/**
 * Glyph by glyph, for marks that are moved off the base line. Readers take such marks for lines of their own, so words
 * that have any say what they are.
 */
export function writePositioned(out: ByteWriter, run: Run, sizeMm: number, fonts: PdfFonts): void {
  const { wordCache } = run;
  for (const word of run.words.slice(run.from, run.to)) {
    const saysItself = wordCache.isMoved(word) && !wordCache.isLeftwards(word);
    if (saysItself) out.text(`/Span <</ActualText${text(wordCache.text(word))}>> BDC\n`);
    writeGlyphs(out, run.font, wordCache.glyphsOf(word), sizeMm, fonts);
    if (saysItself) out.text('EMC\n');
  }
}

function writeGlyphs(out: ByteWriter, font: Font, glyphs: readonly ShapedGlyph[], sizeMm: number, fonts: PdfFonts) {
  for (const glyph of glyphs) {
    if (glyph.dy !== 0) out.text(`${round((glyph.dy * sizeMm) / 1000)} Ts\n`);
    const back = round(font.pdfWidth(glyph.id) - glyph.advance + glyph.dx);
    const before = glyph.dx === 0 ? '' : String(-round(glyph.dx));
    out.text(`[${before}(${fonts.code(font, glyph)})${back === 0 ? '' : back}] TJ\n`);
    if (glyph.dy !== 0) out.text('0 Ts\n');
  }
}

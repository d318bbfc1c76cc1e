import { round } from '../display-list';
import type { ShapedText } from '../type/font';
import { kernOf } from '../type/letters';
import type { Run } from '../type/lines';
import type { ByteWriter } from './byte-writer';
import type { PdfFonts } from './fonts';

/** One operator for a run whose glyphs all stand on the base line. */
export function writeRun(out: ByteWriter, { parts, isLettered }: Run, fonts: PdfFonts): void {
  out.text('[(');
  let error = 0;
  for (const part of parts) {
    if (isLettered) fonts.note(part);
    const { inner = '', error: after } = isLettered ? part : fonts.encode(part);
    const kern = kernOf(error);
    if (kern !== 0) {
      out.text(')');
      out.number(-kern);
      out.text('(');
      error -= kern;
    }
    out.text(inner);
    error += after;
  }
  out.text(')] TJ\n');
}

/** Glyph by glyph, for marks that are moved off the base line. */
export function writePositioned(out: ByteWriter, { font, glyphs }: ShapedText, sizeMm: number, fonts: PdfFonts): void {
  for (const glyph of glyphs) {
    if (glyph.dy !== 0) out.text(`${round((glyph.dy * sizeMm) / 1000)} Ts\n`);
    const back = round(font.pdfWidth(glyph.id) - glyph.advance + glyph.dx);
    const before = glyph.dx === 0 ? '' : String(-round(glyph.dx));
    out.text(`[${before}(${fonts.code(font, glyph)})${back === 0 ? '' : back}] TJ\n`);
    if (glyph.dy !== 0) out.text('0 Ts\n');
  }
}

import { round } from '../display-list';
import type { ShapedText } from '../type/font';
import type { Run } from '../type/lines';
import { naturalWidth } from './embed';
import { kernOf, type PdfFonts } from './fonts';

/** One operator for a run whose glyphs all stand on the base line. */
export function runString({ parts }: Run, fonts: PdfFonts): string {
  let inside = '';
  let error = 0;
  for (const part of parts) {
    const encoded = fonts.encode(part);
    const kern = kernOf(error);
    if (kern !== 0) {
      inside += `)${-kern}(`;
      error -= kern;
    }
    inside += encoded.inner;
    error += encoded.error;
  }
  return inside.includes(')') ? `[(${inside})] TJ\n` : `(${inside}) Tj\n`;
}

/** Glyph by glyph, for marks that are moved off the base line. */
export function positioned(part: ShapedText, sizeMm: number, fonts: PdfFonts): string {
  let out = '';
  for (const glyph of part.glyphs) {
    if (glyph.dy !== 0) out += `${round((glyph.dy * sizeMm) / 1000)} Ts\n`;
    const back = round(naturalWidth(part.font, glyph.id) - glyph.advance + glyph.dx);
    const before = glyph.dx === 0 ? '' : String(-round(glyph.dx));
    out += `[${before}(${fonts.code(part.font, glyph)})${back === 0 ? '' : back}] TJ\n`;
    if (glyph.dy !== 0) out += '0 Ts\n';
  }
  return out;
}

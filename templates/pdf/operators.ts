import { round } from '@/templates/geometry/matrix';
import type { Font, ShapedGlyph } from '../type/font';
import { kernOf } from '../type/letters';
import type { Run } from '../type/lines';
import type { ByteWriter } from './byte-writer';
import type { PdfFonts } from './fonts';
import { text } from './syntax';

const [SPACE, NEW_LINE] = [0x20, 0x0a];
/** PDF operators of SVG commands, by character code. */
const OPERATORS = new Uint8Array(128);
for (const [command, operator] of ['Mm', 'Ll', 'Cc', 'Zh'])
  OPERATORS[(command ?? '').charCodeAt(0)] = (operator ?? '').charCodeAt(0);
const CLOSE = 0x5a;
const LONGEST_RECTANGLE = 80;

export function writePath(out: ByteWriter, d: string): void {
  const isClosed = d.charCodeAt(d.length - 1) === CLOSE;
  if (isClosed && d.length < LONGEST_RECTANGLE && writeRectangle(out, d)) return;
  let operator = 0;
  let last = NEW_LINE;
  for (let i = 0; i < d.length; i++) {
    const sign = d.charCodeAt(i);
    const next = OPERATORS[sign] ?? 0;
    if (next !== 0) {
      if (operator !== 0) writeOperator(out, operator, last);
      operator = next;
      last = NEW_LINE;
    } else if (sign !== SPACE || (last !== SPACE && last !== NEW_LINE)) {
      out.byte(sign);
      last = sign;
    }
  }
  if (operator !== 0) writeOperator(out, operator, last);
}

function writeOperator(out: ByteWriter, operator: number, last: number): void {
  if (last !== SPACE && last !== NEW_LINE) out.byte(SPACE);
  out.byte(operator);
  out.byte(NEW_LINE);
}

const RECTANGLE = /^M(\S+) (\S+) L(\S+) \2 L\3 (\S+) L\1 \4 Z$/;

/** Writes the output of rectangle() with a single operator. */
function writeRectangle(out: ByteWriter, d: string): boolean {
  const [whole, left = '', top = '', right = '', bottom = ''] = RECTANGLE.exec(d) ?? [];
  if (whole === undefined) return false;
  out.text(left);
  out.byte(SPACE);
  out.text(top);
  out.byte(SPACE);
  out.number(Number(right) - Number(left));
  out.byte(SPACE);
  out.number(Number(bottom) - Number(top));
  out.text(' re\n');
  return true;
}

const colours = new Map<string, string>();

export function rgb(ink: string): string {
  const known = colours.get(ink);
  if (known !== undefined) return known;
  const made = [1, 3, 5].map((at) => round(Number.parseInt(ink.slice(at, at + 2), 16) / 255)).join(' ');
  colours.set(ink, made);
  return made;
}

/** Writes one operator for a run whose glyphs are all on the baseline. */
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

/** Writes glyph by glyph, for marks off the baseline. Words with marks include their text, as readers split them. */
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

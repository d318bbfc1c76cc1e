import type { Font } from '../type/font';
import type { Subsetter } from '../type/subsetter';
import { cMap } from './codes';
import type { PdfFile } from './file';
import { array, dict, hex, type Ref, utf16 } from './syntax';

/** A font's file as it is put into PDFs. */
export interface FontFileBytes {
  readonly length: number;
  readonly packed: Uint8Array;
}

const subsets = new WeakMap<Font, Map<string, FontFileBytes>>();
const KEPT_SUBSETS = 8;

/** The font with these glyphs alone, made and deflated once. */
export function subsetOf(font: Font, ids: readonly number[], subset: Subsetter, file: PdfFile): FontFileBytes {
  const known = subsets.get(font) ?? new Map<string, FontFileBytes>();
  subsets.set(font, known);
  const key = ids.join(' ');
  const kept = known.get(key);
  if (kept) return kept;
  const bytes = subset(font.bytes, ids);
  const made = { length: bytes.length, packed: file.deflate(bytes) };
  if (known.size >= KEPT_SUBSETS) known.clear();
  known.set(key, made);
  return made;
}

/** Embeds a wide font whole, with the glyph numbers themselves as codes, for fields that people type into. */
export function embedWholeFont(file: PdfFile, font: Font, subset: Subsetter): Ref {
  const ids = Array.from({ length: font.metrics.glyphCount }, (_, id) => id);
  return embedFont(file, font, subsetOf(font, ids, subset, file), postScriptName(font), {
    W: widthsOf(font, ids),
    Encoding: '/Identity-H',
    ToUnicode: file.addStream({}, meaningsOf(font)),
  });
}

const meanings = new WeakMap<Font, string>();

/** What each glyph of a whole font stands for, as a character map. */
function meaningsOf(font: Font): string {
  const known = meanings.get(font);
  if (known !== undefined) return known;
  const entries = new Map<number, string>();
  for (const point of font.coverage) {
    const id = font.nominal(point);
    if (id !== 0 && !entries.has(id)) entries.set(id, String.fromCodePoint(point));
  }
  const lines = [...entries].sort(([a], [b]) => a - b).map(([id, text]) => `<${hex(id)}> <${utf16(text)}>`);
  const blocks: string[] = [];
  for (let from = 0; from < lines.length; from += 100) {
    const block = lines.slice(from, from + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  const map = cMap('bf', ['<0000> <ffff>'], blocks);
  meanings.set(font, map);
  return map;
}

/** Embeds a font whose glyphs have kept their numbers, which are its CIDs. */
export function embedFont(
  file: PdfFile,
  font: Font,
  { length, packed }: FontFileBytes,
  base: string,
  { W, Encoding, ToUnicode }: { readonly W: string; readonly Encoding: string; readonly ToUnicode: Ref },
): Ref {
  const { metrics } = font;
  const scale = (value: number) => Math.round((value * 1000) / metrics.unitsPerEm);
  const descriptor = file.add(
    dict({
      Type: '/FontDescriptor',
      FontName: `/${base}`,
      Flags: metrics.italicAngle === 0 ? 4 : 68,
      FontBBox: array(metrics.box.map(scale)),
      ItalicAngle: Math.round(metrics.italicAngle),
      Ascent: scale(metrics.ascent),
      Descent: scale(metrics.descent),
      CapHeight: scale(metrics.capHeight),
      StemV: Math.round(metrics.weight / 5),
      FontFile2: file.addDeflated({ Length1: length }, packed),
    }),
  );
  const descendant = file.add(
    dict({
      Type: '/Font',
      Subtype: '/CIDFontType2',
      BaseFont: `/${base}`,
      CIDSystemInfo: '<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>',
      FontDescriptor: descriptor,
      DW: 1000,
      W,
      CIDToGIDMap: '/Identity',
    }),
  );
  return file.add(
    dict({
      Type: '/Font',
      Subtype: '/Type0',
      BaseFont: `/${base}`,
      Encoding,
      DescendantFonts: `[${descendant}]`,
      ToUnicode,
    }),
  );
}

/** Widths of glyphs in rising order: a list for each row of neighbours. */
export function widthsOf(font: Font, ids: readonly number[]): string {
  let out = '';
  let next = -1;
  for (const id of ids) {
    if (id !== next) out += `${out === '' ? '' : ']'}${id}[`;
    else out += ' ';
    out += naturalWidth(font, id);
    next = id + 1;
  }
  return `[${out}]]`;
}

/** Thousandths by which a glyph moves the pen, as the PDF knows it. */
export const naturalWidth = (font: Font, id: number): number =>
  Math.round((font.metrics.advance(id) * 100_000) / font.metrics.unitsPerEm) / 100;

export const postScriptName = (font: Font) => font.name.replace(/\.(woff|ttf)$/, '').replace(/[^A-Za-z0-9-]/g, '');

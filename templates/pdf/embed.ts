import type { Font, ShapedGlyph } from '../type/font';
import { subsetFont } from '../type/subset';
import { toUnicodeMap } from './codes';
import type { PdfFile } from './file';
import { array, dict, hex, type Ref, utf16 } from './syntax';

/** What of a font one PDF uses. */
export interface Usage {
  readonly name: string;
  /** By glyph: 1 where it was used for its own character. */
  readonly own: Uint8Array;
  /** Other meanings of glyphs, in the order of their numbers. */
  readonly spare: ShapedGlyph[];
  readonly spareNumbers: Map<string, number>;
}

/** A file that uses so many of a font's plain characters gets all of them: then kits share a subset. */
const MANY = 40;

/** Embeds what a PDF uses of a font. */
export function embedSubset(file: PdfFile, font: Font, { own, spare }: Usage): Ref {
  const { glyphCount } = font.metrics;
  const plain = font.plainGlyphs();
  const isMany = plain.reduce((sum, id) => sum + (own[id] ?? 0), 0) >= MANY;
  if (isMany) for (const id of plain) own[id] = 1;
  const numbers: number[] = [];
  for (let id = 0; id < glyphCount; id++) if (own[id]) numbers.push(id);
  const { packed, length, widths, meanings } = partOf(file, font, numbers);
  const ids = spare.map(({ id }) => id);
  if (ids.length === 0)
    return embedFont(file, font, `${subsetTag(numbers)}+${nameOf(font)}`, {
      FontFile2: file.addDeflated({ Length1: length }, packed),
      W: widths,
      CIDToGIDMap: '/Identity',
      ToUnicode: file.addDeflated({}, meanings),
    });
  const all = [...new Set([...numbers, ...ids])].sort((a, b) => a - b);
  const bytes = subsetFont(font.bytes, all);
  const spareWidths = `${glyphCount}${array(ids.map((id) => font.pdfWidth(id)))}`;
  const lines = spare.map(({ text }, i) => meaningLine(glyphCount + i, text));
  return embedFont(file, font, `${subsetTag([...numbers, ...ids])}+${nameOf(font)}`, {
    FontFile2: file.addStream({ Length1: bytes.length }, bytes),
    W: `${widths.slice(0, -1)}${spareWidths}]`,
    CIDToGIDMap: file.addStream({}, glyphMap(numbers, glyphCount, ids)),
    ToUnicode: file.addStream({}, toUnicodeMap([...meaningLines(font, numbers), ...lines])),
  });
}

/** Which glyph each number stands for. */
function glyphMap(own: readonly number[], glyphCount: number, spare: readonly number[]): Uint8Array {
  const map = new Uint8Array((glyphCount + spare.length) * 2);
  const view = new DataView(map.buffer);
  for (const id of own) view.setUint16(id * 2, id);
  for (const [i, id] of spare.entries()) view.setUint16((glyphCount + i) * 2, id);
  return map;
}

/** What depends on nothing but a font and which of its glyphs are used for their own characters. */
interface FontPart {
  readonly length: number;
  readonly packed: Uint8Array;
  readonly widths: string;
  readonly meanings: Uint8Array;
}

const parts = new WeakMap<Font, Map<string, FontPart>>();
const KEPT_PARTS = 8;

function partOf(file: PdfFile, font: Font, numbers: readonly number[]): FontPart {
  const known = parts.get(font) ?? new Map<string, FontPart>();
  parts.set(font, known);
  const key = numbers.join(' ');
  const kept = known.get(key);
  if (kept) return kept;
  const bytes = subsetFont(font.bytes, numbers);
  const made = {
    length: bytes.length,
    packed: file.deflate(bytes),
    widths: widthsOf(font, numbers),
    meanings: file.deflate(new TextEncoder().encode(toUnicodeMap(meaningLines(font, numbers)))),
  };
  if (known.size >= KEPT_PARTS) known.clear();
  known.set(key, made);
  return made;
}

const meaningLine = (number: number, text: string) => `<${hex(number)}> <${utf16(text === '' ? '\u200b' : text)}>`;

const meaningLines = (font: Font, numbers: readonly number[]) =>
  numbers.flatMap((id) => {
    const text = font.character(id);
    return text === undefined ? [] : [meaningLine(id, text)];
  });

/** Embeds a wide font whole, with the glyph numbers themselves as codes, for fields that people type into. */
export function embedWholeFont(file: PdfFile, font: Font): Ref {
  const ids = Array.from({ length: font.metrics.glyphCount }, (_, id) => id);
  const { packed, length, widths, meanings } = partOf(file, font, ids);
  return embedFont(file, font, nameOf(font), {
    FontFile2: file.addDeflated({ Length1: length }, packed),
    W: widths,
    CIDToGIDMap: '/Identity',
    ToUnicode: file.addDeflated({}, meanings),
  });
}

interface Specific {
  readonly FontFile2: Ref;
  readonly W: string;
  readonly CIDToGIDMap: string;
  readonly ToUnicode: Ref;
}

function embedFont(file: PdfFile, font: Font, base: string, { FontFile2, W, CIDToGIDMap, ToUnicode }: Specific): Ref {
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
      FontFile2,
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
      CIDToGIDMap,
    }),
  );
  return file.add(
    dict({
      Type: '/Font',
      Subtype: '/Type0',
      BaseFont: `/${base}`,
      Encoding: '/Identity-H',
      DescendantFonts: `[${descendant}]`,
      ToUnicode,
    }),
  );
}

/** Widths of glyphs in rising order: a list for each row of neighbours. */
function widthsOf(font: Font, ids: readonly number[]): string {
  let out = '';
  let next = -1;
  for (const id of ids) {
    if (id !== next) out += `${out === '' ? '' : ']'}${id}[`;
    else out += ' ';
    out += font.pdfWidth(id);
    next = id + 1;
  }
  return out === '' ? '[]' : `[${out}]]`;
}

const nameOf = (font: Font) => font.name.replace(/\.(woff|ttf)$/, '').replace(/[^A-Za-z0-9-]/g, '');

/** Six letters that differ where the glyphs differ, as subset fonts are named. */
function subsetTag(ids: readonly number[]): string {
  let hash = 7;
  for (const id of ids) hash = (Math.imul(hash, 31) + id) >>> 0;
  return Array.from({ length: 6 }, (_, i) => String.fromCharCode(65 + (Math.floor(hash / 26 ** i) % 26))).join('');
}

import { PDFDict, type PDFObject, PDFRawStream } from 'pdf-lib';
import { bytesOf, listOf, nameOf, numberOf, type OpenPdf } from './open';

/** A font of a PDF with its program. */
export interface UsedFont {
  readonly names: readonly string[];
  readonly dict: PDFDict;
  readonly descendant: PDFDict | undefined;
  readonly descriptor: PDFObject | undefined;
  readonly program: Sfnt | undefined;
  /** Text by code; undefined without a ToUnicode map. */
  readonly meanings: ReadonlyMap<number, string> | undefined;
  /** Codes shown on pages and in form XObjects. */
  readonly shown: ReadonlySet<number>;
  readonly codeBytes: 1 | 2;
  widthOf(code: number): number | undefined;
  /** Returns the glyph of a code; undefined if there is none. */
  glyphOf(code: number): number | undefined;
}

export interface Sfnt {
  readonly glyphCount: number;
  /** Platforms and encodings of the cmap. */
  readonly subtables: readonly string[];
  readonly cmap: ReadonlyMap<number, number>;
  /** Advance width in thousandths. */
  advance(glyph: number): number;
}

const SHOWING = new Set(['Tj', 'TJ', "'", '"']);

/** Returns the fonts of all resources, with the codes that are shown in them. */
export function fontsIn(pdf: OpenPdf): readonly UsedFont[] {
  const shown = shownIn(pdf);
  const byDict = new Map<PDFDict, string[]>();
  for (const object of pdf.objects) {
    const fonts = pdf.look(object, 'Font');
    if (!(fonts instanceof PDFDict)) continue;
    for (const [name] of fonts.entries()) {
      const dict = pdf.look(fonts, name.asString().slice(1));
      if (dict instanceof PDFDict) byDict.set(dict, [...(byDict.get(dict) ?? []), name.asString()]);
    }
  }
  return [...byDict].map(([dict, names]): UsedFont => {
    const [below] = listOf(pdf.look(dict, 'DescendantFonts')).map((one) => pdf.look(one));
    const descendant = below instanceof PDFDict ? below : undefined;
    const descriptor = pdf.look(descendant ?? dict, 'FontDescriptor');
    const file = pdf.look(descriptor, 'FontFile2');
    const map = pdf.look(dict, 'ToUnicode');
    const program = file instanceof PDFRawStream ? readSfnt(bytesOf(file)) : undefined;
    const points = descendant ? new Map() : pointsOf(pdf, dict);
    const widths = descendant ? wideWidths(pdf, descendant) : narrowWidths(pdf, dict);
    const glyphs = pdf.look(descendant, 'CIDToGIDMap');
    const table = glyphs instanceof PDFRawStream ? bytesOf(glyphs) : undefined;
    return {
      names,
      dict,
      descendant,
      descriptor,
      program,
      meanings: map instanceof PDFRawStream ? meaningsIn(bytesOf(map)) : undefined,
      shown: new Set(names.flatMap((name) => [...(shown.get(name)?.(descendant ? 2 : 1) ?? [])])),
      codeBytes: descendant ? 2 : 1,
      widthOf: (code) => widths.get(code) ?? (descendant ? numberOf(pdf.look(descendant, 'DW')) : undefined),
      glyphOf: (code) => {
        if (!descendant) return program?.cmap.get(points.get(code) ?? 0);
        return table ? (table[2 * code] ?? 0) * 256 + (table[2 * code + 1] ?? 0) : code;
      },
    };
  });
}

/** Characters of glyph names in differences, as the Adobe Glyph List has them. */
export const GLYPH_NAMES: Readonly<Record<string, number>> = {
  ff: 0xfb00,
  fi: 0xfb01,
  fl: 0xfb02,
  ffi: 0xfb03,
  ffl: 0xfb04,
};

/** Characters of WinAnsiEncoding from code 128 on, where it differs from Unicode; a bullet for unused codes. */
const WIN_ANSI = '€•‚ƒ„…†‡ˆ‰Š‹Œ•Ž••‘’“”•–—˜™š›œ•žŸ';

/** Returns the characters of one-byte codes: WinAnsiEncoding with the font's differences. */
function pointsOf(pdf: OpenPdf, dict: PDFDict): ReadonlyMap<number, number> {
  const points = new Map(Array.from({ length: 256 }, (_, code) => [code, WIN_ANSI.codePointAt(code - 128) ?? code]));
  let code = 0;
  for (const item of listOf(pdf.look(dict, 'Encoding', 'Differences'))) {
    const name = nameOf(item);
    if (name === undefined) code = numberOf(item) ?? 0;
    else points.set(code++, GLYPH_NAMES[name] ?? 0);
  }
  return points;
}

type Codes = (bytes: 1 | 2) => ReadonlySet<number>;

/** Returns the strings shown in each font, by its resource name, as codes of one or two bytes. */
function shownIn({ drawn, forms }: OpenPdf): ReadonlyMap<string, Codes> {
  const strings = new Map<string, Uint8Array[]>();
  const take = (font: string, operands: readonly unknown[]) => {
    const list = strings.get(font) ?? [];
    strings.set(font, list);
    for (const operand of operands.flat()) if (operand instanceof Uint8Array) list.push(operand);
  };
  for (const { operator, operands, font } of drawn) if (SHOWING.has(operator)) take(font, operands);
  for (const { operations } of forms) {
    let font = '';
    for (const { operator, operands } of operations) {
      if (operator === 'Tf') font = String(operands[0]);
      if (SHOWING.has(operator)) take(font, operands);
    }
  }
  return new Map(
    [...strings].map(([name, list]) => [
      name,
      (bytes) => {
        const codes = new Set<number>();
        for (const string of list)
          for (let i = 0; i + bytes <= string.length; i += bytes)
            codes.add(bytes === 1 ? (string[i] ?? 0) : (string[i] ?? 0) * 256 + (string[i + 1] ?? 0));
        return codes;
      },
    ]),
  );
}

function narrowWidths(pdf: OpenPdf, dict: PDFDict): ReadonlyMap<number, number> {
  const first = numberOf(pdf.look(dict, 'FirstChar')) ?? 0;
  return new Map(listOf(pdf.look(dict, 'Widths')).map((width, i) => [first + i, numberOf(width) ?? 0]));
}

function wideWidths(pdf: OpenPdf, descendant: PDFDict): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  const list = listOf(pdf.look(descendant, 'W'));
  for (let i = 0; i + 1 < list.length; i += 2) {
    const first = numberOf(list[i]) ?? 0;
    for (const [more, width] of listOf(list[i + 1]).entries()) widths.set(first + more, numberOf(width) ?? 0);
  }
  return widths;
}

const RANGE = /<([0-9a-f]+)> <([0-9a-f]+)> <([0-9a-f]*)>/gi;

/** Reads the ranges of a ToUnicode map. */
function meaningsIn(bytes: Uint8Array): ReadonlyMap<number, string> {
  const meanings = new Map<number, string>();
  for (const [, from = '', to = '', text = ''] of new TextDecoder('latin1').decode(bytes).matchAll(RANGE)) {
    const units = (text.match(/.{4}/g) ?? []).map((digits) => Number.parseInt(digits, 16));
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    for (let code = first; code <= last; code++) {
      const own = units.map((unit, i) => (i === units.length - 1 ? unit + code - first : unit));
      meanings.set(code, String.fromCharCode(...own));
    }
  }
  return meanings;
}

/** Reads the tables of a TrueType font that text needs. */
function readSfnt(bytes: Uint8Array): Sfnt {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i;
    tables.set(String.fromCharCode(...bytes.subarray(at, at + 4)), view.getUint32(at + 8));
  }
  const at = (tag: string) => tables.get(tag) ?? Number.NaN;
  const unitsPerEm = view.getUint16(at('head') + 18);
  const metrics = view.getUint16(at('hhea') + 34);
  const subtables: string[] = [];
  const cmap = new Map<number, number>();
  const map = tables.get('cmap');
  if (map !== undefined) {
    for (let i = 0; i < view.getUint16(map + 2); i++) {
      const record = map + 4 + 8 * i;
      subtables.push(`${view.getUint16(record)},${view.getUint16(record + 2)}`);
      readSubtable(view, map + view.getUint32(record + 4), cmap);
    }
  }
  return {
    glyphCount: view.getUint16(at('maxp') + 4),
    subtables,
    cmap,
    advance: (glyph) => (view.getUint16(at('hmtx') + 4 * Math.min(glyph, metrics - 1)) * 1000) / unitsPerEm,
  };
}

/** Reads segments (format 4). Other formats are not written. */
function readSubtable(view: DataView, at: number, cmap: Map<number, number>): void {
  if (view.getUint16(at) !== 4) throw new Error(`cmap format ${view.getUint16(at)}`);
  const segments = view.getUint16(at + 6) / 2;
  for (let i = 0; i < segments; i++) {
    const ends = at + 14 + 2 * i;
    const [starts, deltas, offsets] = [ends + 2 * segments + 2, ends + 4 * segments + 2, ends + 6 * segments + 2];
    for (let point = view.getUint16(starts); point <= view.getUint16(ends) && point < 0xffff; point++) {
      const offset = view.getUint16(offsets);
      const glyph = offset === 0 ? point : view.getUint16(offsets + offset + 2 * (point - view.getUint16(starts)));
      if (offset === 0 || glyph !== 0) cmap.set(point, (glyph + view.getUint16(deltas)) & 0xffff);
    }
  }
}

export const isSymbolic = (pdf: OpenPdf, { descriptor }: UsedFont): boolean =>
  ((numberOf(pdf.look(descriptor, 'Flags')) ?? 0) & 4) !== 0;

export const subtypeOf = (pdf: OpenPdf, { dict }: UsedFont): string | undefined => nameOf(pdf.look(dict, 'Subtype'));

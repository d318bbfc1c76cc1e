import type { Font, ShapedGlyph } from '../type/font';
import { letterOf } from '../type/letters';
import { subsetFont } from '../type/subset';
import type { PdfFile } from './file';
import { type Alphabet, addLettered, type DrawnLetter, type Meaning, toUnicodeMap } from './lettered-font';
import { array, bytesOf, dict, hex, type Ref, utf16 } from './syntax';

/** The use of a font in one PDF. */
export interface Usage {
  /** Possible resource names, for lettered text and for the rest, and the names in use. */
  readonly letters: `F${number}`;
  readonly others: `G${number}`;
  readonly names: Set<string>;
  /** By glyph: 1 if it was used for its own character. */
  readonly own: Uint8Array;
  /** Other meanings of glyphs, in the order of their numbers. */
  readonly spare: ShapedGlyph[];
  readonly spareNumbers: Map<string, number>;
}

/** Embeds the used part of a font: one file of outlines, under each name in use. */
export function embedSubset(
  file: PdfFile,
  font: Font,
  { names, own, spare }: Usage,
  alphabet: Alphabet,
): Readonly<Record<string, Ref>> {
  // If most letters of a row are used, includes all of them, so that kits share a subset.
  for (const row of font.plainGlyphs())
    if (row.filter((id) => own[id]).length * 2 > row.length) for (const id of row) own[id] = 1;
  const numbers: number[] = [];
  for (let id = 0; id < own.length; id++) if (own[id]) numbers.push(id);
  const spareIds = spare.map(({ id }) => id);
  const all = spareIds.length === 0 ? numbers : [...new Set([...numbers, ...spareIds])].sort((a, b) => a - b);
  const { packed, length, letters } = partOf(file, font, all);
  const base = `${subsetTag([...numbers, ...spareIds])}+${nameOf(font)}`;
  const descriptor = addDescriptor(file, font, base, file.addDeflated({ Length1: length }, packed));
  const shared = { base, descriptor };
  const embedded = [...names].map((name) => {
    if (name.startsWith('F')) return [name, addLettered(file, font, shared, letters, alphabet)] as const;
    const { glyphCount } = font.metrics;
    const widths = widthsOf(font, numbers);
    const others = spare.map(({ text }, i) => meaningOf(glyphCount + i, text));
    const wide = {
      W: spareIds.length === 0 ? widths : `${widths.slice(0, -1)}${glyphCount}${array(spareIds.map(font.pdfWidth))}]`,
      CIDToGIDMap: spareIds.length === 0 ? '/Identity' : file.addStream({}, glyphMap(numbers, glyphCount, spareIds)),
      ToUnicode: file.addStream({}, toUnicodeMap([...meaningsOf(font, numbers), ...others])),
    };
    return [name, addWide(file, shared, wide)] as const;
  });
  return Object.fromEntries(embedded);
}

/** Maps codes to glyphs (CIDToGIDMap). */
function glyphMap(own: readonly number[], glyphCount: number, spare: readonly number[]): Uint8Array {
  const map = new Uint8Array((glyphCount + spare.length) * 2);
  const view = new DataView(map.buffer);
  for (const id of own) view.setUint16(id * 2, id);
  for (const [i, id] of spare.entries()) view.setUint16((glyphCount + i) * 2, id);
  return map;
}

/** Data that depends only on a font and the selected glyphs, cached between files. */
interface FontPart {
  readonly length: number;
  readonly packed: Uint8Array;
  readonly letters: readonly DrawnLetter[];
}

const parts = new WeakMap<Font, Map<string, FontPart>>();
const KEPT_PARTS = 8;

function partOf(file: PdfFile, font: Font, ids: readonly number[]): FontPart {
  const known = parts.get(font) ?? new Map<string, FontPart>();
  parts.set(font, known);
  const key = ids.join(' ');
  const kept = known.get(key);
  if (kept) return kept;
  const letters = ids
    .flatMap((id): readonly DrawnLetter[] => {
      const letter = letterOf(font.letter(id));
      return letter ? [{ ...letter, id }] : [];
    })
    .sort((a, b) => a.code - b.code);
  const bytes = subsetFont(
    font.bytes,
    ids,
    letters.map(({ point, id }) => [point, id]),
  );
  const made = { length: bytes.length, packed: file.deflate(bytes), letters };
  if (known.size >= KEPT_PARTS) known.clear();
  known.set(key, made);
  return made;
}

/** Byte order mark, which no text may contain. */
const MARK = '\ufeff';

const meaningOf = (number: number, text: string): Meaning => ({
  from: hex(number),
  to: hex(number),
  text: utf16(text === '' || text === MARK ? '\u200b' : text),
});

const meaningsOf = (font: Font, numbers: readonly number[]) =>
  numbers.flatMap((id) => {
    const text = font.character(id);
    return text === undefined ? [] : [meaningOf(id, text)];
  });

/** Embeds a whole font with its glyph numbers as codes, for fillable fields. */
export function embedWholeFont(file: PdfFile, font: Font): Ref {
  const ids = Array.from({ length: font.metrics.glyphCount }, (_, id) => id);
  const whole = wholes.get(font) ?? {
    W: widthsOf(font, ids),
    meanings: file.deflate(bytesOf(toUnicodeMap(meaningsOf(font, ids)))),
  };
  wholes.set(font, whole);
  const { packed, length } = partOf(file, font, ids);
  const base = nameOf(font);
  const descriptor = addDescriptor(file, font, base, file.addDeflated({ Length1: length }, packed));
  const ToUnicode = file.addDeflated({}, whole.meanings);
  return addWide(file, { base, descriptor }, { W: whole.W, CIDToGIDMap: '/Identity', ToUnicode });
}

const wholes = new WeakMap<Font, { readonly W: string; readonly meanings: Uint8Array }>();

const NONSYMBOLIC = 32;
const ITALIC = 64;

function addDescriptor(file: PdfFile, { metrics }: Font, base: string, FontFile2: Ref): Ref {
  const scale = (value: number) => Math.round((value * 1000) / metrics.unitsPerEm);
  return file.add(
    dict({
      Type: '/FontDescriptor',
      FontName: `/${base}`,
      Flags: metrics.italicAngle === 0 ? NONSYMBOLIC : NONSYMBOLIC | ITALIC,
      FontBBox: array(metrics.box.map(scale)),
      ItalicAngle: Math.round(metrics.italicAngle),
      Ascent: scale(metrics.ascent),
      Descent: scale(metrics.descent),
      CapHeight: scale(metrics.capHeight),
      StemV: Math.round(metrics.weight / 5),
      FontFile2,
    }),
  );
}

interface Wide {
  readonly W: string;
  readonly CIDToGIDMap: string;
  readonly ToUnicode: Ref;
}

/** Adds a font with two-byte codes. */
function addWide(
  file: PdfFile,
  { base, descriptor }: { readonly base: string; readonly descriptor: Ref },
  { W, CIDToGIDMap, ToUnicode }: Wide,
): Ref {
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

/** Formats the widths of glyphs in ascending order: a list for each run of consecutive numbers. */
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

/** Six-letter tag of a subset font, derived from its glyphs. */
function subsetTag(ids: readonly number[]): string {
  let hash = 7;
  for (const id of ids) hash = (Math.imul(hash, 31) + id) >>> 0;
  return Array.from({ length: 6 }, (_, i) => String.fromCharCode(65 + (Math.floor(hash / 26 ** i) % 26))).join('');
}

import { type PDFContext, PDFName, type PDFObject, type PDFRef, PDFString } from 'pdf-lib';
import type { Font, ShapedGlyph, ShapedText } from '../type/font';
import type { Subsetter } from '../type/subsetter';
import type { Streams } from './streams';

/** The fonts of one PDF. Codes are given out as glyphs are used, one for each meaning, so that text copies exactly. */
export interface PdfFonts {
  /** Resource name of a font: "F1". */
  resource(font: Font): string;
  /** The inside of a TJ array. */
  encode(text: ShapedText): string;
  /** Thousandths by which a glyph moves the pen, as the PDF knows it. */
  code(font: Font, glyph: ShapedGlyph): string;
  /** Subsets and embeds everything used, for the shared resources. */
  embed(context: PDFContext, streams: Streams, subset: Subsetter): ReadonlyMap<string, PDFRef>;
}

interface Used {
  readonly name: string;
  readonly codes: Map<string, number>;
  readonly glyphs: { readonly id: number; readonly text: string }[];
}

export function createPdfFonts(): PdfFonts {
  const used = new Map<Font, Used>();
  const encoded = new Map<ShapedText, string>();
  const usedFont = (font: Font) => {
    let entry = used.get(font);
    if (!entry) {
      entry = { name: `F${used.size + 1}`, codes: new Map(), glyphs: [] };
      used.set(font, entry);
    }
    return entry;
  };
  const code = (font: Font, { id, text }: ShapedGlyph) => {
    const { codes, glyphs } = usedFont(font);
    const key = `${id} ${text}`;
    let number = codes.get(key);
    if (number === undefined) {
      glyphs.push({ id, text });
      number = glyphs.length;
      codes.set(key, number);
    }
    return number.toString(16).padStart(4, '0');
  };
  return {
    code,
    resource: (font) => usedFont(font).name,
    encode(text) {
      const known = encoded.get(text);
      if (known !== undefined) return known;
      let out = '<';
      let error = 0;
      for (const glyph of text.glyphs) {
        const kern = Math.round(error);
        if (kern !== 0) {
          out += `>${-kern}<`;
          error -= kern;
        }
        out += code(text.font, glyph);
        error += glyph.advance - naturalWidth(text.font, glyph.id);
      }
      out += '>';
      if (Math.abs(error) > 0.01) out += String(-Math.round(error * 100) / 100);
      encoded.set(text, out);
      return out;
    },
    embed(context, streams, subset) {
      const refs = new Map<string, PDFRef>();
      for (const [font, { name, glyphs }] of used) {
        const ids = [...new Set([0, ...glyphs.map(({ id }) => id)])].sort((a, b) => a - b);
        const file = cachedSubset(font, ids, subset);
        const toGlyph = new Uint8Array((glyphs.length + 1) * 2);
        const widths: number[] = [];
        for (const [i, { id }] of glyphs.entries()) {
          new DataView(toGlyph.buffer).setUint16((i + 1) * 2, id);
          widths.push(naturalWidth(font, id));
        }
        const base = `${subsetTag(ids)}+${postScriptName(font)}`;
        refs.set(
          name,
          embedFont(context, streams, font, file, base, {
            W: context.obj([1, context.obj(widths)]),
            CIDToGIDMap: streams.add({}, toGlyph),
            ToUnicode: streams.add({}, ascii(toUnicode(glyphs.map(({ text }, i) => [i + 1, text] as const)))),
          }),
        );
      }
      return refs;
    },
  };
}

const subsets = new WeakMap<Font, Map<string, Uint8Array>>();

function cachedSubset(font: Font, ids: readonly number[], subset: Subsetter): Uint8Array {
  const known = subsets.get(font) ?? new Map<string, Uint8Array>();
  subsets.set(font, known);
  const key = ids.join(' ');
  const made = known.get(key) ?? subset(font.bytes, ids);
  if (known.size > 8) known.clear();
  known.set(key, made);
  return made;
}

/** Embeds a wide font whole, with the glyph numbers themselves as codes, for fields that people type into. */
export function embedWholeFont(context: PDFContext, streams: Streams, font: Font, subset: Subsetter): PDFRef {
  const { glyphCount } = font.metrics;
  const ids = Array.from({ length: glyphCount }, (_, id) => id);
  return embedFont(context, streams, font, cachedSubset(font, ids, subset), postScriptName(font), {
    W: context.obj([0, context.obj(ids.map((id) => naturalWidth(font, id)))]),
    CIDToGIDMap: PDFName.of('Identity'),
    ToUnicode: streams.add({}, meaningsOf(font)),
  });
}

const meanings = new WeakMap<Font, Uint8Array>();

/** What each glyph of a whole font stands for, as a character map. */
function meaningsOf(font: Font): Uint8Array {
  const known = meanings.get(font);
  if (known) return known;
  const entries = new Map<number, string>();
  for (const point of font.coverage) {
    const text = String.fromCodePoint(point);
    const [glyph] = font.shape(text, false).glyphs;
    if (glyph && glyph.id !== 0 && !entries.has(glyph.id)) entries.set(glyph.id, text);
  }
  const map = ascii(toUnicode([...entries].sort(([a], [b]) => a - b)));
  meanings.set(font, map);
  return map;
}

type Specific = Readonly<Record<'W' | 'CIDToGIDMap' | 'ToUnicode', PDFObject>>;

function embedFont(
  context: PDFContext,
  streams: Streams,
  font: Font,
  file: Uint8Array,
  base: string,
  { W, CIDToGIDMap, ToUnicode }: Specific,
): PDFRef {
  const { metrics } = font;
  const scale = (value: number) => Math.round((value * 1000) / metrics.unitsPerEm);
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: base,
      Flags: metrics.italicAngle === 0 ? 4 : 68,
      FontBBox: metrics.box.map(scale),
      ItalicAngle: Math.round(metrics.italicAngle),
      Ascent: scale(metrics.ascent),
      Descent: scale(metrics.descent),
      CapHeight: scale(metrics.capHeight),
      StemV: Math.round(metrics.weight / 5),
      FontFile2: streams.add({ Length1: file.length }, file),
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: base,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      DW: 1000,
      W,
      CIDToGIDMap,
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: base,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode,
    }),
  );
}

export const naturalWidth = (font: Font, id: number): number =>
  Math.round((font.metrics.advance(id) * 100_000) / font.metrics.unitsPerEm) / 100;

const postScriptName = (font: Font) => font.name.replace(/\.(woff|ttf)$/, '').replace(/[^A-Za-z0-9-]/g, '');

/** Six letters that differ where the glyphs differ, as subset fonts are named. */
function subsetTag(ids: readonly number[]): string {
  let hash = 7;
  for (const id of ids) hash = (Math.imul(hash, 31) + id) >>> 0;
  return Array.from({ length: 6 }, (_, i) => String.fromCharCode(65 + (Math.floor(hash / 26 ** i) % 26))).join('');
}

function toUnicode(entries: readonly (readonly [number, string])[]): string {
  const lines = entries.map(([code, text]) => `<${hex(code)}> <${utf16(text === '' ? '\u200b' : text)}>`);
  const blocks: string[] = [];
  for (let i = 0; i < lines.length; i += 100) {
    const block = lines.slice(i, i + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

const hex = (value: number) => value.toString(16).padStart(4, '0');
const utf16 = (text: string) => Array.from({ length: text.length }, (_, i) => hex(text.charCodeAt(i))).join('');
export const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

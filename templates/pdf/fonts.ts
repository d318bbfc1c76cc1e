import type { Font, ShapedGlyph, ShapedText } from '../type/font';
import type { Subsetter } from '../type/subsetter';
import { characterMap, codeOfPoint, spareCode } from './codes';
import { embedFont, naturalWidth, postScriptName, subsetOf, widthsOf } from './embed';
import type { PdfFile } from './file';
import { type Ref, utf16 } from './syntax';

/** The fonts of one PDF. Every meaning of a glyph has a code of its own, so that text copies exactly. */
export interface PdfFonts {
  /** Resource name of a font: "F1". */
  resource(font: Font): string;
  encode(text: ShapedText): Encoded;
  code(font: Font, glyph: ShapedGlyph): string;
  /** Subsets and embeds everything used: references by resource name. */
  embed(file: PdfFile, subset: Subsetter): Readonly<Record<string, Ref>>;
}

/** Text as it stands between the brackets of a TJ array's strings: "V)74(alley". */
export interface Encoded {
  readonly inner: string;
  /** Thousandths by which the pen has to go on once the text is drawn. */
  readonly error: number;
}

interface Plain extends Encoded {
  /** The codes without what stands between them: characters of ASCII. */
  readonly codes: string;
}

interface Used {
  readonly name: string;
  /** Characters of ASCII whose own glyph was used. */
  readonly plain: Uint8Array;
  /** Every other code. */
  readonly codes: Map<string, ShapedGlyph>;
  readonly spares: Map<string, string>;
}

export function createPdfFonts(): PdfFonts {
  const used = new Map<Font, Used>();
  const encoded = new Map<ShapedText, Encoded>();
  const usageOf = (font: Font) => {
    const known = used.get(font);
    if (known) return known;
    const made = { name: `F${used.size + 1}`, plain: new Uint8Array(128), codes: new Map(), spares: new Map() };
    used.set(font, made);
    return made;
  };
  const code = (font: Font, glyph: ShapedGlyph) => {
    const { plain, codes, spares } = usageOf(font);
    const own = naturalCode(font, glyph);
    if (own?.length === 1) {
      plain[own.charCodeAt(0)] = 1;
      return own;
    }
    const key = `${glyph.id} ${glyph.text}`;
    const found = own ?? spares.get(key) ?? spareCode(spares.size);
    if (own === undefined) spares.set(key, found);
    codes.set(found, glyph);
    return found;
  };
  return {
    code,
    resource: (font) => usageOf(font).name,
    encode(text) {
      const known = encoded.get(text);
      if (known) return known;
      const asAlways = plainOf(text);
      if (asAlways) {
        const { plain } = usageOf(text.font);
        for (let i = 0; i < asAlways.codes.length; i++) plain[asAlways.codes.charCodeAt(i)] = 1;
      }
      const made = asAlways ?? encode(text, (glyph) => code(text.font, glyph));
      encoded.set(text, made);
      return made;
    },
    embed(file, subset) {
      const refs: Record<string, Ref> = {};
      for (const [font, { name, plain, codes }] of used) refs[name] = embedUsed(file, font, plain, codes, subset);
      return refs;
    },
  };
}

/** A file that uses so many of a font's plain characters gets all of them: then kits share a subset. */
const MANY = 40;

function embedUsed(
  file: PdfFile,
  font: Font,
  plain: Uint8Array,
  codes: ReadonlyMap<string, ShapedGlyph>,
  subset: Subsetter,
): Ref {
  const isMany = plain.reduce((sum, flag) => sum + flag, 0) >= MANY;
  const entries: (readonly [code: string, id: number, text: string])[] = [];
  for (let point = 0x20; point < 0x7f; point++) {
    const code = codeOfPoint(point);
    if (code?.length === 1 && (isMany || plain[point])) {
      const id = font.nominal(point);
      if (id !== 0) entries.push([code, id, code]);
    }
  }
  for (const [code, { id, text }] of codes) entries.push([code, id, text]);
  const ids = [...new Set([0, ...entries.map(([, id]) => id)])].sort((a, b) => a - b);
  const made = subsetOf(font, ids, subset, file);
  return embedFont(file, font, made, `${subsetTag(ids)}+${postScriptName(font)}`, {
    W: widthsOf(font, ids),
    Encoding: file.addStream(
      {
        Type: '/CMap',
        CMapName: '/Trapdoor',
        CIDSystemInfo: '<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>',
      },
      characterMap(
        'cid',
        entries.map(([code, id]) => [code, String(id)]),
      ),
    ),
    ToUnicode: file.addStream(
      {},
      characterMap(
        'bf',
        entries.map(([code, , text]) => [code, `<${utf16(text === '' ? '\u200b' : text)}>`]),
      ),
    ),
  });
}

/** What a glyph is called if it is simply its character's own. */
function naturalCode(font: Font, { id, text }: ShapedGlyph): string | undefined {
  const point = text.codePointAt(0);
  if (point === undefined || text.length !== (point > 0xffff ? 2 : 1) || font.nominal(point) !== id) return undefined;
  return codeOfPoint(point);
}

const plains = new WeakMap<ShapedText, Plain | 'none'>();

/** Text whose codes are its characters: it is written the same way in every file. */
function plainOf(text: ShapedText): Plain | undefined {
  const known = plains.get(text);
  if (known) return known === 'none' ? undefined : known;
  let codes = '';
  for (const glyph of text.glyphs) {
    const code = naturalCode(text.font, glyph);
    if (code?.length !== 1) {
      plains.set(text, 'none');
      return undefined;
    }
    codes += code;
  }
  const made = { ...encode(text, (_, i) => codes.charAt(i)), codes };
  plains.set(text, made);
  return made;
}

/** Thousandths that nobody can see: they are made up for once they come to something. */
const HAIR = 4;

export const kernOf = (error: number): number => (Math.abs(error) < HAIR ? 0 : Math.round(error));

function encode({ font, glyphs }: ShapedText, code: (glyph: ShapedGlyph, index: number) => string): Encoded {
  let inner = '';
  let error = 0;
  for (const [i, glyph] of glyphs.entries()) {
    const kern = kernOf(error);
    if (kern !== 0) {
      inner += `)${-kern}(`;
      error -= kern;
    }
    inner += code(glyph, i);
    error += glyph.advance - naturalWidth(font, glyph.id);
  }
  return { inner, error };
}

/** Six letters that differ where the glyphs differ, as subset fonts are named. */
function subsetTag(ids: readonly number[]): string {
  let hash = 7;
  for (const id of ids) hash = (Math.imul(hash, 31) + id) >>> 0;
  return Array.from({ length: 6 }, (_, i) => String.fromCharCode(65 + (Math.floor(hash / 26 ** i) % 26))).join('');
}

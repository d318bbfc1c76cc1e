import type { Font, ShapedGlyph, ShapedText } from '../type/font';
import { codeOf } from './codes';
import { embedSubset, type Usage } from './embed';
import type { PdfFile } from './file';
import type { Ref } from './syntax';

/** The fonts of one PDF. Every meaning of a glyph has a code of its own, so that text copies exactly. */
export interface PdfFonts {
  /** Resource name of a font: "F1". */
  resource(font: Font): string;
  encode(text: ShapedText): Encoded;
  code(font: Font, glyph: ShapedGlyph): string;
  /** Subsets and embeds everything used: references by resource name. */
  embed(file: PdfFile): Readonly<Record<string, Ref>>;
}

/** Text as it stands between the brackets of a TJ array's strings: "V)74(alley", two bytes a letter. */
export interface Encoded {
  readonly inner: string;
  /** Thousandths by which the pen has to go on once the text is drawn. */
  readonly error: number;
}

export function createPdfFonts(): PdfFonts {
  const used = new Map<Font, Usage>();
  const encoded = new Map<ShapedText, Encoded>();
  const usageOf = (font: Font): Usage => {
    const known = used.get(font);
    if (known) return known;
    const own = new Uint8Array(font.metrics.glyphCount);
    const made: Usage = { name: `F${used.size + 1}`, own, spare: [], spareNumbers: new Map() };
    used.set(font, made);
    return made;
  };
  const code = (font: Font, glyph: ShapedGlyph) => {
    const { own, spare, spareNumbers } = usageOf(font);
    if (font.character(glyph.id) === glyph.text) {
      own[glyph.id] = 1;
      return codeOf(glyph.id);
    }
    const key = `${glyph.id} ${glyph.text}`;
    const number = spareNumbers.get(key) ?? font.metrics.glyphCount + spare.push(glyph) - 1;
    spareNumbers.set(key, number);
    return codeOf(number);
  };
  return {
    code,
    resource: (font) => usageOf(font).name,
    encode(text) {
      const known = encoded.get(text);
      if (known) return known;
      const asAlways = encodeAsAlways(text);
      if (asAlways) {
        const { own } = usageOf(text.font);
        for (const { id } of text.glyphs) own[id] = 1;
      }
      const made = asAlways ?? encode(text, (glyph) => code(text.font, glyph));
      encoded.set(text, made);
      return made;
    },
    embed: (file) => Object.fromEntries([...used].map(([font, usage]) => [usage.name, embedSubset(file, font, usage)])),
  };
}

const always = new WeakMap<ShapedText, Encoded | 'never'>();

/** Text whose glyphs all stand for their own characters is written the same way in every file. */
function encodeAsAlways(text: ShapedText): Encoded | undefined {
  const known = always.get(text);
  if (known) return known === 'never' ? undefined : known;
  const { font, glyphs } = text;
  const isOwn = glyphs.every((glyph) => font.character(glyph.id) === glyph.text);
  const made = isOwn ? encode(text, ({ id }) => codeOf(id)) : undefined;
  always.set(text, made ?? 'never');
  return made;
}

/** Thousandths that nobody can see: they are made up for once they come to something. */
const HAIR = 12;

export const kernOf = (error: number): number => (error < HAIR && error > -HAIR ? 0 : Math.round(error));

function encode({ font, glyphs }: ShapedText, code: (glyph: ShapedGlyph) => string): Encoded {
  let inner = '';
  let error = 0;
  for (const glyph of glyphs) {
    const kern = kernOf(error);
    if (kern !== 0) {
      inner += `)${-kern}(`;
      error -= kern;
    }
    inner += code(glyph);
    error += glyph.advance - font.pdfWidth(glyph.id);
  }
  return { inner, error };
}

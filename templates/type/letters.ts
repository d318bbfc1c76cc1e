import type { Font, ShapedText } from './shape';

/** Code page 1252 with ligatures, known to all PDF readers: one byte per letter, identically in every file. */

/** Characters from 128 on, where Latin-1 has controls; U+FFFD for unused codes. */
const UPPER = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';
const [FIRST, UPPER_FIRST, DELETE] = [0x20, 0x80, 0x7f];
/** No-break space and soft hyphen, which would be read as an ordinary space and hyphen. */
const AMBIGUOUS: readonly number[] = [0xa0, 0xad];
/** Ligatures, under their standard PDF glyph names, in unused codes. */
export const LIGATURES = ['fi', 'fl', 'ff', 'ffi', 'ffl'] as const;
const LIGATURE_POINTS: Readonly<Record<string, number>> = {
  ff: 0xfb00,
  fi: 0xfb01,
  fl: 0xfb02,
  ffi: 0xfb03,
  ffl: 0xfb04,
};

export interface Letter {
  readonly code: number;
  readonly text: string;
  readonly point: number;
}

const gaps = [...UPPER].flatMap((character, i) => (character === '\ufffd' ? [UPPER_FIRST + i] : []));

export const LETTERS: ReadonlyMap<string, Letter> = new Map(
  Array.from({ length: 0x100 - FIRST }, (_, i): Letter => {
    const code = FIRST + i;
    const own = UPPER[code - UPPER_FIRST] ?? String.fromCharCode(code);
    const text = own === '\ufffd' ? (LIGATURES[gaps.indexOf(code)] ?? '') : own;
    return { code, text, point: LIGATURE_POINTS[text] ?? text.charCodeAt(0) };
  })
    .filter(({ code }) => code !== DELETE && !AMBIGUOUS.includes(code))
    .map((letter) => [letter.text, letter]),
);

const byCode: (Letter | undefined)[] = [];
for (const letter of LETTERS.values()) byCode[letter.code] = letter;

export const letterOf = (code: number): Letter | undefined => byCode[code];

const ESCAPED: Readonly<Record<number, string>> = { 13: '\\r', 40: '\\(', 41: '\\)', 92: '\\\\' };

/** Escapes a byte for a literal PDF string. */
export const byteOf = (byte: number): string => ESCAPED[byte] ?? String.fromCharCode(byte);

/** Kerning threshold and step, in thousandths. Smaller errors are invisible and accumulate to whole steps. */
const [HAIR, STEP] = [15, 10];

export const kernOf = (error: number): number => (error < HAIR && error > -HAIR ? 0 : Math.round(error / STEP) * STEP);

/** Content of a TJ array between its outer parentheses: "V)74(alley". */
export interface Encoded {
  readonly inner: string;
  /** Remaining advance after the text, in thousandths. */
  readonly error: number;
}

/** Encodes text by letter codes; undefined unless every glyph represents its own letter. */
export function encodeLetters(font: Font, shaped: ShapedText): Encoded | undefined {
  for (let i = 0; i < shaped.count; i++)
    if (letterOf(font.letter(shaped.id(i)))?.text !== shaped.text(i)) return undefined;
  return encode(font, shaped, (i) => byteOf(font.letter(shaped.id(i))));
}

/** Encodes glyphs with their codes and corrections where advances differ from the glyphs' widths. */
export function encode(
  font: Font,
  glyphs: Pick<ShapedText, 'count' | 'id' | 'advance'>,
  code: (i: number) => string,
): Encoded {
  let inner = '';
  let error = 0;
  for (let i = 0; i < glyphs.count; i++) {
    const kern = kernOf(error);
    if (kern !== 0) {
      inner += `)${-kern}(`;
      error -= kern;
    }
    inner += code(i);
    error += glyphs.advance(i) - font.pdfWidth(glyphs.id(i));
  }
  return { inner, error };
}

import type { Font, ShapedText } from './shape';

/*
 * Windows' Latin alphabet, which every PDF reader knows, with some ligatures: a word that it has all letters of is
 * written by one byte a letter, the same way in every file.
 */

/** What it has from 128 on where Latin-1 has controls; U+FFFD where it has nothing. */
const UPPER = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';
const [FIRST, UPPER_FIRST, DELETE] = [0x20, 0x80, 0x7f];
/** A space and a hyphen that mean something else than those of the keyboard, and would be read as them. */
const AMBIGUOUS: readonly number[] = [0xa0, 0xad];
/** Ligatures, which PDFs know by the same names, in its gaps. */
export const LIGATURES = ['fi', 'fl', 'ff', 'ffi', 'ffl'] as const;
const LIGATURE_POINTS: Readonly<Record<string, number>> = {
  ff: 0xfb00,
  fi: 0xfb01,
  fl: 0xfb02,
  ffi: 0xfb03,
  ffl: 0xfb04,
};

/** What a byte calls, and the code point that a font has it under. */
export interface Letter {
  readonly code: number;
  readonly text: string;
  readonly point: number;
}

const gaps = [...UPPER].flatMap((character, i) => (character === '\ufffd' ? [UPPER_FIRST + i] : []));

/** By what they say. */
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

/** What a byte calls. */
export const letterOf = (code: number): Letter | undefined => byCode[code];

const ESCAPED: Readonly<Record<number, string>> = { 13: '\\r', 40: '\\(', 41: '\\)', 92: '\\\\' };

/** A byte as it stands between the brackets of a PDF's string. */
export const byteOf = (byte: number): string => ESCAPED[byte] ?? String.fromCharCode(byte);

/** Thousandths that nobody can see: they are made up for once they come to something, and then to the nearest step. */
const [HAIR, STEP] = [15, 10];

export const kernOf = (error: number): number => (error < HAIR && error > -HAIR ? 0 : Math.round(error / STEP) * STEP);

/** What stands between the brackets of a TJ array's strings: "V)74(alley". */
export interface Encoded {
  readonly inner: string;
  /** Thousandths by which the pen has to go on once the text is drawn. */
  readonly error: number;
}

/** How text is written if it has nothing but letters of the alphabet, each drawn by its own glyph. */
export function encodeLetters(font: Font, shaped: ShapedText): Encoded | undefined {
  for (let i = 0; i < shaped.count; i++)
    if (letterOf(font.letter(shaped.id(i)))?.text !== shaped.text(i)) return undefined;
  return encode(font, shaped, (i) => byteOf(font.letter(shaped.id(i))));
}

/** Glyphs by their codes, moved where they stand closer or wider than their widths say. */
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

const UNCLEAN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is being taken out
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202d\u202e\ud800-\udfff\ufffe\uffff]|[\u0300-\u036f]/;

/**
 * Cleans text for typesetting: removes controls, lone surrogates and forced directions (a name would be printed
 * backwards), converts all line breaks to "\n", and composes letters with their accents, since a font may have “ô” but
 * no combining circumflex.
 */
export function sanitise(text: string): string {
  if (!UNCLEAN.test(text)) return text;
  return (
    text
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replace(/\t/g, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is being taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202d\u202e\ufffe\uffff]/g, '')
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
      .normalize('NFC')
  );
}

const ASCII: readonly number[] = Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i);
export const BEYOND_ASCII = /[^\n -~]/;

/** Returns the characters of all texts in a value, to preload fonts. Includes all of ASCII, which every chain has. */
export function codePointsOf(value: unknown): ReadonlySet<number> {
  const points = new Set(ASCII);
  const read = (part: unknown): void => {
    if (typeof part === 'string') {
      if (!BEYOND_ASCII.test(part)) return;
      for (const character of sanitise(part)) points.add(character.codePointAt(0) ?? 0);
    } else if (Array.isArray(part)) for (const item of part) read(item);
    else if (typeof part === 'object' && part !== null)
      for (const key in part) read((part as Readonly<Record<string, unknown>>)[key]);
  };
  read(value);
  // Line breaks are never drawn, and no font has them.
  points.delete(0x0a);
  return points;
}

/** Tells whether a character is an accent that combines with the letter before. */
export const isCombiningAccent = (point: number): boolean => point >= 0x300 && point <= 0x36f;

/** Tells whether a character only controls shaping and draws nothing, so that no font needs it. */
export function isIgnorable(point: number): boolean {
  return (
    point === 0xad ||
    point === 0x61c ||
    (point >= 0x200b && point <= 0x200f) ||
    (point >= 0x202a && point <= 0x202e) ||
    (point >= 0x2060 && point <= 0x206f) ||
    (point >= 0xfe00 && point <= 0xfe0f) ||
    point === 0xfeff ||
    (point >= 0xe0000 && point <= 0xe0fff)
  );
}

/** Tells whether a text has an accent, or a middle dot, that is a letter of its own and combines with nothing. */
export const hasSpacingAccent = (text: string): boolean => /[`¨¯´·¸ˆˇ˘-˝]/.test(text);

/** Tells whether a text has a sequence that forms one sign: families, flags, skin tones, keycaps. */
export const isSequence = (text: string): boolean =>
  /\p{Extended_Pictographic}\ufe0f?[\u200d\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|[\u{1f1e6}-\u{1f1ff}]{2}|\u20e3/u.test(
    text,
  );

/** Created on first use: few texts need it, and it takes ten milliseconds. */
let segmenter: Intl.Segmenter | undefined;

export function graphemes(text: string): readonly string[] {
  if (isSimple(text)) return text.split('');
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const parts = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return text.includes(VIRAMA) ? withConjuncts(parts) : parts;
}

const VIRAMA = '\u094d';
const ENDS_JOINED = /\u094d\u200d?$/;

/** Merges Devanagari conjuncts, which browsers have counted as one cluster only since 2023. */
function withConjuncts(parts: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    if (before !== undefined && ENDS_JOINED.test(before) && /^[\u0904-\u0939\u0958-\u0961]/.test(part))
      whole[whole.length - 1] = before + part;
    else whole.push(part);
  }
  return whole;
}

// Every code unit below the combining marks is one grapheme, and so are dashes, quotation marks and suits.
const isSimple = (text: string) => !/[^\u0020-\u02ff\u2010-\u2027\u2660-\u2667]/.test(text);

/** Tells whether the text needs the bidirectional algorithm. */
export const hasRightToLeft = (text: string): boolean =>
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/.test(text);

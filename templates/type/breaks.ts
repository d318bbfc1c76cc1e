/*
 * Line breaks within text between two spaces: the needs of European texts, a short form of the rules for Chinese and
 * Japanese (JIS X 4051, UAX 14), and Thai, which has no spaces between words. Korean breaks at its spaces.
 */

const [HYPHEN, SLASH, EM_DASH, EN_DASH, ZERO_WIDTH_SPACE] = [0x2d, 0x2f, 0x2014, 0x2013, 0x200b];

/** Characters that close, continue or modify the previous one. */
const NEVER_FIRST =
  /[\p{Pe}\p{Pf}\p{M},.:;!?%、。，．・：；？！‥…％‰℃〜～゛゜ー゠々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ]/u;
/** Characters that open or belong to the next one. */
const NEVER_LAST = /[\p{Ps}\p{Pi}$#¥￥＄£￡＃№]/u;

/** Tells whether a line may begin at an index that is neither 0 nor after a space. */
export function mayBreak(text: string, i: number): boolean {
  const unit = text.charCodeAt(i - 1);
  if ((unit === HYPHEN || unit === SLASH) && i > 1)
    return isLetter(text.charCodeAt(i - 2)) && isLetter(text.charCodeAt(i));
  if (unit === ZERO_WIDTH_SPACE) return true;
  if (unit === EN_DASH || unit === EM_DASH) return text.charCodeAt(i) !== unit;
  if (isLowSurrogate(text.charCodeAt(i))) return false;
  const before = isLowSurrogate(unit) ? (text.codePointAt(i - 2) ?? unit) : unit;
  const after = text.codePointAt(i) ?? 0;
  if (!isIdeograph(before) && !isIdeograph(after)) return false;
  if (isHangul(before) || isHangul(after)) return false;
  return !NEVER_LAST.test(String.fromCodePoint(before)) && !NEVER_FIRST.test(String.fromCodePoint(after));
}

const isLetter = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code > 0xbf;
const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** Tells whether a character is Chinese or Japanese, including punctuation and other full-width characters. */
const isIdeograph = (point: number): boolean =>
  (point >= 0x2e80 && point <= 0xa4cf) ||
  (point >= 0xf900 && point <= 0xfaff) ||
  (point >= 0xfe30 && point <= 0xfe4f) ||
  (point >= 0xff00 && point <= 0xffef) ||
  (point >= 0x1b000 && point <= 0x1b16f) ||
  (point >= 0x20000 && point <= 0x3ffff);

const isHangul = (point: number): boolean =>
  (point >= 0xac00 && point <= 0xd7ff) || (point >= 0x1100 && point <= 0x11ff) || (point >= 0x3130 && point <= 0x318f);

const THAI = /[\u0e01-\u0e5b]/;
/** Letters and digits, as opposed to marks and the signs for repetition and abbreviation. */
const BEGINS_THAI = /[\u0e01-\u0e2e\u0e30\u0e32\u0e33\u0e40-\u0e45\u0e50-\u0e59]/;
const GOES_ON_THAI = /[\u0e01-\u0e3a\u0e40-\u0e4e\u0e50-\u0e59]/;

let thai: Intl.Segmenter | undefined;

export function thaiWordStarts(text: string): ReadonlySet<number> | undefined {
  if (!THAI.test(text)) return undefined;
  thai ??= new Intl.Segmenter('th', { granularity: 'word' });
  const starts = new Set<number>();
  for (const { index } of thai.segment(text))
    if (index > 0 && GOES_ON_THAI.test(text.charAt(index - 1)) && BEGINS_THAI.test(text.charAt(index)))
      starts.add(index);
  return starts;
}

/** Letters without a Unicode decomposition, and the final sigma. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
const LETTER = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/**
 * Folds text for comparison: drops case, accents and invisible characters and replaces letters such as ß and ø by plain
 * ones. Texts that look the same to people fold to the same text. Idempotent. Drops surrogate pairs that were split.
 */
export const fold = (text: string): string => (NOT_ASCII.test(text) ? foldAll(text) : text.toLowerCase());

const NOT_ASCII = /\P{ASCII}/u;

const foldAll = (text: string): string =>
  text
    .replace(/[\p{Cs}\p{Cf}]+/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(LETTER, (letter) => PLAIN[letter] ?? letter);

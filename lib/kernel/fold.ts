/** Letters that no Unicode form takes apart, and the sigma that only ends words. */
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
 * Text for comparing: without case, accents and invisible characters, in plain letters where there are any. Texts that
 * people take for the same fold to the same; folding twice is folding once. Halves of surrogate pairs disappear.
 */
export const fold = (text: string): string =>
  text
    .replace(/[\p{Cs}\p{Cf}]+/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(LETTER, (letter) => PLAIN[letter] ?? letter);

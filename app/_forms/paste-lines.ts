const MARKER = /^\s*(?:[-*+•–—]|\d{1,3}[.)]|\[[ xX]?\])\s+/;

/** The lines of a text, by all line ends there are. */
export const lineTexts = (text: string): readonly string[] => text.split(/\r\n?|[\n\u0085\u2028\u2029]/);

/** The entries in a pasted text, one a line; bullets and numbers in front are not part of them. */
export const pasteLines = (text: string): readonly string[] =>
  lineTexts(text)
    .map((line) => line.replace(MARKER, '').replace(MARKER, '').trim())
    .filter((line) => line !== '');

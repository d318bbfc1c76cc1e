const MARKER = /^\s*(?:[-*+•–—]|\d{1,3}[.)]|\[[ xX]?\])\s+/;

/** The entries in a pasted text, one a line; bullets and numbers in front are not part of them. */
export const pasteLines = (text: string): readonly string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(MARKER, '').replace(MARKER, '').trim())
    .filter((line) => line !== '');

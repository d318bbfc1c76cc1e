/**
 * Control characters, lone surrogates, zero-width characters and bidirectional controls: with them a name can imitate
 * another, and some break XML. Joiners are allowed: scripts and emoji need them.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]/gu;
const BLANKS = /[\t\n\r]+/g;

/** Combining marks and other characters that attach to the letter before them. */
const JOINED = '[\\p{M}\\p{Emoji_Modifier}\\p{Join_Control}\\u0e33\\u0eb3]';
/** More marks than any script or emoji puts on one letter. */
const PILE = new RegExp(`(${JOINED}{5})${JOINED}+`, 'gu');

/** Limits marks to five a letter: more would cover other lines, and thousands take browsers seconds to draw. */
export const limitMarks = (text: string): string => text.replace(PILE, '$1');

/** Names what is not seen: "a\u202eb" becomes "a[U+202E]b". */
export const nameUnseen = (text: string): string => text.replace(UNSEEN, nameOf);

/** Makes a typed title or name safe to show in a line. */
export const sanitiseLine = (typed: string): string => limitMarks(nameUnseen(typed.replace(BLANKS, ' '))).trim();

const nameOf = (character: string): string =>
  `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * Controls, lone surrogates, characters without width and those that turn the direction of what follows: with them a
 * name can pass for another one, and some break XML. Joiners stay, since scripts and emoji need them.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]/gu;
const BLANKS = /[\t\n\r]+/g;

/** Marks, and what else joins the letter before it. */
const JOINED = '[\\p{M}\\p{Emoji_Modifier}\\p{Join_Control}\\u0e33\\u0eb3]';
/** More of them than any script or emoji has on a letter. */
const PILE = new RegExp(`(${JOINED}{5})${JOINED}+`, 'gu');

/** A text with five marks at most on a letter: more would bury other lines, and thousands take browsers seconds to draw. */
export const thinMarks = (text: string): string => text.replace(PILE, '$1');

/** A title or a name that somebody typed, as it may stand in a line: "a\u202eb" as "a[U+202E]b". */
export const visible = (typed: string): string => thinMarks(typed.replace(BLANKS, ' ').replace(UNSEEN, nameOf)).trim();

const nameOf = (character: string): string =>
  `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;

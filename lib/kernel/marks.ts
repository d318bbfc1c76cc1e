/** Marks, and what else joins the letter before it. */
const JOINED = '[\\p{M}\\p{Emoji_Modifier}\\p{Join_Control}\\u0e33\\u0eb3]';
/** More of them than any script or emoji has on a letter. */
const PILE = new RegExp(`(${JOINED}{5})${JOINED}+`, 'gu');

/** A text with five marks at most on a letter: more would bury other lines, and thousands take browsers seconds to draw. */
export const thinMarks = (text: string): string => text.replace(PILE, '$1');

/** How many words a text should have. */
export interface WordRange {
  readonly min: number;
  readonly max: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:[-'’.‐‑][\p{L}\p{N}\p{M}]+)*/gu;
const UNSPACED =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u;

/** Dictionaries find the words of scripts that put no spaces between them; all other text is counted far faster without. */
let segmenter: Intl.Segmenter | undefined;

/** The words of a text, as far as `upTo`: what has that many is known to be long enough, or too long. */
export function countWords(text: string, upTo = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (const _ of wordsIn(text)) {
    count += 1;
    if (count >= upTo) break;
  }
  return count;
}

function* wordsIn(text: string): Generator<unknown> {
  if (!UNSPACED.test(text)) return yield* text.matchAll(WORD);
  // Made when it is first needed: a phone takes long to load the dictionaries, and every page with a form holds this.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) yield segment;
}

/** "87 words, 50 to 100". */
export const sayWords = (count: number, { min, max }: WordRange): string =>
  `${count} ${count === 1 ? 'word' : 'words'}, ${min} to ${max}`;

/** A letter of a script without spaces, a word, or what stands between words: spaces, or signs. */
const PIECE = new RegExp(`(?:${UNSPACED.source})\\p{M}*|${WORD.source}|\\s+|[^\\s\\p{L}\\p{N}\\p{M}]+`, 'gu');

/**
 * A text cut into its words and what is between them; put together again they are the text. Scripts without spaces are
 * cut into letters: a dictionary took forty times as long.
 */
export const splitWords = (text: string): readonly string[] => text.match(PIECE) ?? [];

/** "38 of 100 games"; 100 only if it is exactly so, and "no games" if there are none. */
export const inHundred = (share: number, noun = 'games'): string =>
  share === 0 ? `no ${noun}` : `${WORDS[figure(share, 0)] ?? figure(share, 0)} of 100 ${noun}`;

const WORDS: Readonly<Record<string, string>> = { '<1': 'fewer than 1', '>99': 'more than 99' };

/** The same of something rare: "only 12 of 100 games", "fewer than 1 of 100 games". */
export const onlyInHundred = (share: number): string => (share < 0.005 ? inHundred(share) : `only ${inHundred(share)}`);

/** "38 %"; tenths where whole numbers would say little: "0.4 %", "99.5 %", "<0.1 %". */
export const percent = (share: number): string =>
  `${figure(share, share !== 0 && share !== 1 && (share < 0.0995 || share >= 0.995) ? 1 : 0)} %`;

/** A share in per cent, to so many decimals. What is not quite nothing or not quite all never looks as if it were. */
export function figure(share: number, decimals: number): string {
  const step = 10 ** -decimals;
  const hundred = share * 100;
  if (share > 0 && hundred < step / 2) return `<${step}`;
  if (share < 1 && hundred >= 100 - step / 2) return `>${100 - step}`;
  return hundred.toFixed(decimals);
}

interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** A mean and the limits of its interval: "9.12 (8.95 to 9.29)", "9.12 rounds (8.95 to 9.29)". */
export const meanInWords = ({ mean, low, high }: Mean, noun = ''): string =>
  `${mean.toFixed(2)}${noun === '' ? '' : ` ${noun}`} (${low.toFixed(2)} to ${high.toFixed(2)})`;

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

/**
 * The lines of a text as one line, with a space where two met; blanks around line breaks and empty lines go. A pattern
 * for that would take quadratic time on a long run of blanks.
 */
export function joinLines(text: string): string {
  const lines = text.split(/[\r\n]+/);
  const last = lines.length - 1;
  return lines
    .filter((line, i) => i === 0 || i === last || line.trim() !== '')
    .map((line, i, { length }) => {
      const start = i === 0 ? line : line.trimStart();
      return i === length - 1 ? start : start.trimEnd();
    })
    .join(' ');
}

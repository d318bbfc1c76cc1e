/** Writes a share as "38 of 100 games"; "no games" only for 0 and "100" only for 1. */
export const inHundred = (share: number, noun = 'games'): string =>
  share === 0 ? `no ${noun}` : `${WORDS[figure(share, 0)] ?? figure(share, 0)} of 100 ${noun}`;

const WORDS: Readonly<Record<string, string>> = { '<1': 'fewer than 1', '>99': 'more than 99' };

/** Writes a low share: "only 12 of 100 games", "fewer than 1 of 100 games". */
export const onlyInHundred = (share: number): string => (share < 0.005 ? inHundred(share) : `only ${inHundred(share)}`);

/** Writes a share as a percentage: "38 %"; with tenths near 0 and 1: "0.4 %", "99.5 %", "<0.1 %". */
export const percent = (share: number): string =>
  `${figure(share, share !== 0 && share !== 1 && (share < 0.0995 || share >= 0.995) ? 1 : 0)} %`;

/** Writes a share in per cent, without the sign. Shares between 0 and 1 are never rounded to 0 or 100: "<1", ">99". */
export function figure(share: number, decimals: number): string {
  const step = 10 ** -decimals;
  const hundred = share * 100;
  if (share > 0 && hundred < step / 2) return `<${step}`;
  if (share < 1 && hundred >= 100 - step / 2) return `>${100 - step}`;
  return hundred.toFixed(decimals);
}

/** Writes a number of players: "2–5 players", "1 player". */
export const playersInWords = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `${min} ${min === 1 ? 'player' : 'players'}` : `${min}–${max} players`;

const EVENING_MINUTES = 4 * 60;
/** Longest time that is given in hours. */
const HOURS_MAX = 8;

/** Formats minutes as an approximate duration: "45 minutes", "2½ hours", "12 evenings". */
export function hours(minutes: number): string {
  if (minutes < 90) return `${Math.max(1, Math.round(minutes / 5)) * 5} minutes`;
  const halves = Math.round(minutes / 30);
  if (halves > HOURS_MAX * 2) return `${Math.round(minutes / EVENING_MINUTES)} evenings`;
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''} hours`;
}

/** Formats a range of minutes: "3 to 8 hours", "45 minutes to 2 hours"; "about 3 hours" if both ends are the same. */
export function hoursBetween(low: number, high: number): string {
  const [from, to] = [hours(low), hours(high)];
  if (from === to) return `about ${to}`;
  const [amount = '', unit = ''] = from.split(' ');
  return `${to.endsWith(unit) ? amount : from} to ${to}`;
}

interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Writes a mean with its interval: "9.12 (8.95 to 9.29)", "9.12 rounds (8.95 to 9.29)". */
export const meanInWords = ({ mean, low, high }: Mean, noun = ''): string =>
  `${mean.toFixed(2)}${noun === '' ? '' : ` ${noun}`} (${low.toFixed(2)} to ${high.toFixed(2)})`;

/** Recommended length of a text, in words. */
export interface WordRange {
  readonly min: number;
  readonly max: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:[-'’.‐‑][\p{L}\p{N}\p{M}]+)*/gu;
const UNSPACED =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u;

/** Finds words in scripts without spaces. Needs dictionaries; a pattern is far faster for other text. */
let segmenter: Intl.Segmenter | undefined;

/** Counts the words of a text. Stops at `upTo`, for callers that only compare with a limit. */
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
  // Created on first use: phones load its dictionaries slowly, and every page with a form includes this module.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) yield segment;
}

/** Writes a count of words with its range: "87 words, 50 to 100". */
export const sayWords = (count: number, { min, max }: WordRange): string =>
  `${count} ${count === 1 ? 'word' : 'words'}, ${min} to ${max}`;

/** A letter of a script without spaces, a word, or a run of spaces or signs between words. */
const PIECE = new RegExp(`(?:${UNSPACED.source})\\p{M}*|${WORD.source}|\\s+|[^\\s\\p{L}\\p{N}\\p{M}]+`, 'gu');

/**
 * Splits a text into words and the pieces between them; joined, they are the text again. Scripts without spaces are
 * split into letters: using a dictionary took forty times as long.
 */
export const splitWords = (text: string): readonly string[] => text.match(PIECE) ?? [];

/**
 * Joins the lines of a text with single spaces; drops empty lines and blanks around line breaks. Not a regular
 * expression, which would take quadratic time on a long run of blanks.
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

import { fold } from '@/lib/kernel/fold';
import type { SearchTerm } from '@/lib/storage/library-port';

const RUN = /[\p{L}\p{N}]+/gu;
/** Scripts that put no spaces between words, with the long vowel of Japanese. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
/** What goes on beyond this is found by its beginning. */
const LONGEST = 40;

/**
 * The tokens that a text is found by, in their order: folded words, and pairs of letters where words have no spaces. The
 * last letter of such a run stands alone as well, so that each letter begins a token.
 */
export const tokensOf = (text: string): readonly string[] =>
  runsOf(text).flatMap(({ letters, isUnspaced }) =>
    isUnspaced ? letters.map((letter, i) => letter + (letters[i + 1] ?? '')) : wordOf(letters),
  );

/** The tokens of several texts that no phrase crosses. */
export const tokensOfAll = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text, i) => (i === 0 ? tokensOf(text) : ['', ...tokensOf(text)]));

/** A text of a query as what it is looked for by: tokens after each other, of which the last may go on if it is a prefix. */
export function termOf(text: string, isPrefix: boolean): SearchTerm {
  const last = runsOf(text).at(-1);
  if (!last?.isUnspaced) return { tokens: tokensOf(text), isPrefix };
  // Where such a run ends in the text is not known: its last letter may begin a pair.
  return last.letters.length === 1
    ? { tokens: tokensOf(text), isPrefix: true }
    : { tokens: tokensOf(text).slice(0, -1), isPrefix: false };
}

interface Run {
  readonly letters: readonly string[];
  readonly isUnspaced: boolean;
}

const wordOf = (letters: readonly string[]) => [letters.slice(0, LONGEST).join('')];

function runsOf(text: string): readonly Run[] {
  return (fold(text).match(RUN) ?? []).flatMap((run) => {
    const runs: Run[] = [];
    let at = 0;
    const add = (part: string, isUnspaced: boolean) => {
      if (part !== '') runs.push({ letters: Array.from(part), isUnspaced });
    };
    for (const { 0: part, index } of run.matchAll(UNSPACED)) {
      add(run.slice(at, index), false);
      add(part, true);
      at = index + part.length;
    }
    add(run.slice(at), false);
    return runs;
  });
}

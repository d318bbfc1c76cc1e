import { fold } from '@/lib/kernel/fold';
import type { SearchTerm } from '@/lib/storage/library-port';

const RUN = /[\p{L}\p{N}]+/gu;
/** Scripts without spaces between words, and the Japanese long vowel mark. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
/** Largest length of a token. Longer words are found by their beginning. */
const LONGEST = 40;

/**
 * Returns the tokens of a text for the index, in order: folded words, and bigrams in scripts without spaces between
 * words. The last letter of such a run is also a token of its own, so that every letter begins a token.
 */
export const tokensOf = (text: string): readonly string[] =>
  runsOf(text).flatMap(({ letters, isUnspaced }) =>
    isUnspaced ? letters.map((letter, i) => letter + (letters[i + 1] ?? '')) : [letters.slice(0, LONGEST).join('')],
  );

/** Returns the tokens of several texts. An empty token between texts stops phrases from matching across them. */
export const tokensOfAll = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text, i) => (i === 0 ? tokensOf(text) : ['', ...tokensOf(text)]));

/** Converts query text to a search term: a sequence of tokens, the last of which can be a prefix. */
export function termOf(text: string, isPrefix: boolean): SearchTerm {
  const last = runsOf(text).at(-1);
  if (!last?.isUnspaced) return { tokens: tokensOf(text), isPrefix };
  // The text may continue after the run, so its last letter may begin a bigram.
  return last.letters.length === 1
    ? { tokens: tokensOf(text), isPrefix: true }
    : { tokens: tokensOf(text).slice(0, -1), isPrefix: false };
}

interface Run {
  readonly letters: readonly string[];
  readonly isUnspaced: boolean;
}

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

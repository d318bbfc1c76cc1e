import type { SearchTerm, SearchWords } from '@/lib/storage/library-port';
import { termOf } from './tokens';

/** What goes beyond is not looked at. */
export const QUERY_LIMITS = { length: 200, terms: 20 } as const;

/** A phrase in straight or curly quotes, which need no end, or a word; a minus before it excludes it. */
const TERM = /([-−–]?)(?:["“”„]([^"“”„]*)["“”„]?|([^\s"“”„]+))/gu;

/**
 * The words that somebody looks for. All of them must be there, the last one may go on; quotes make a phrase, a minus
 * excludes. Anything else is no syntax: "a:b" is the words a and b after each other. Without a letter or a digit there
 * is nothing to look for.
 */
export function parseQuery(text: string): SearchWords {
  const found = [...text.slice(0, QUERY_LIMITS.length).matchAll(TERM)]
    .map(([, minus, phrase, word]) => ({ isExcluded: minus !== '', phrase, text: phrase ?? word ?? '' }))
    .filter((term) => termOf(term.text, false).tokens.length > 0)
    .slice(0, QUERY_LIMITS.terms);
  const last = found.findLast(({ isExcluded }) => !isExcluded);
  const termsOf = (excluded: boolean): readonly SearchTerm[] =>
    found
      .filter(({ isExcluded }) => isExcluded === excluded)
      .map((term) => termOf(term.text, term === last && term.phrase === undefined));
  return { terms: termsOf(false), excluded: termsOf(true) };
}

import { LICENCE_IDS, mayRemix, maySell } from '@/lib/scenario/licences';
import type { LibraryOrder, LibraryQuery, SearchTerm, SearchWords } from '@/lib/storage/library-port';
import { termOf } from './tokens';

/** Permissions that the licence filter offers; it also accepts the id of a licence. */
export const PERMISSIONS = ['remix', 'sell'] as const;

/** A search of the library, as given in an address or a form; '' for unset fields. */
export interface LibrarySearch {
  readonly q: string;
  readonly system: string;
  readonly players: number | undefined;
  readonly minutes: number | undefined;
  readonly licence: string;
  readonly language: string;
  readonly tag: readonly string[];
  readonly without: readonly string[];
  readonly sort: LibraryOrder;
}

/** Returns the URL parameters of a search. Leaves out unset fields. */
export function paramsOf({ sort, players, minutes, tag, without, ...words }: LibrarySearch): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string) => value !== '' && params.append(name, value);
  put('q', words.q);
  put('system', words.system);
  put('players', String(players ?? ''));
  put('minutes', String(minutes ?? ''));
  put('licence', words.licence);
  put('language', words.language);
  for (const each of tag) put('tag', each);
  for (const each of without) put('without', each);
  put('sort', sort === 'newest' ? '' : sort);
  return params;
}

/** Limits of a query. Everything beyond them is ignored. */
export const QUERY_LIMITS = { length: 200, terms: 20 } as const;

/** A phrase in straight or curly quotes, which can be left open, or a word. A leading minus excludes it. */
const TERM = /([-−–]?)(?:["“”„]([^"“”„]*)["“”„]?|([^\s"“”„]+))/gu;

/**
 * Parses the words of a search. All of them must match, and the last one is a prefix. Quotes make a phrase, a minus
 * excludes. There is no other syntax: "a:b" is the phrase "a b". Terms without a letter or a digit are ignored.
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

export const queryOf = (asked: LibrarySearch): LibraryQuery => ({
  words: parseQuery(asked.q),
  order: asked.sort,
  filters: {
    system: asked.system || undefined,
    players: asked.players,
    minutes: asked.minutes,
    licences: licencesFor(asked.licence),
    language: asked.language || undefined,
    tags: asked.tag.length > 0 ? asked.tag : undefined,
    without: asked.without.length > 0 ? asked.without : undefined,
  },
});

/** Returns the licences that match the filter; undefined for any. */
export function licencesFor(choice: string): readonly string[] | undefined {
  if (choice === 'remix') return LICENCE_IDS.filter(mayRemix);
  if (choice === 'sell') return LICENCE_IDS.filter(maySell);
  return choice === '' ? undefined : [choice];
}

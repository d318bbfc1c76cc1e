import { LICENCE_IDS, mayRemix, maySell } from '@/lib/scenario/licences';
import type { LibraryOrder, LibraryQuery, SearchTerm, SearchWords } from '@/lib/storage/library-port';
import { termOf } from './tokens';

/** What may be done with a scenario, as licences allow it; the filter also takes a licence's own id. */
export const PERMISSIONS = ['remix', 'sell'] as const;

/** What somebody asks of the library, in an address or a form; '' where they ask nothing. */
export interface LibraryAsked {
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

/** The same as an address has it: what is not asked is left out. */
export function paramsOf({ sort, players, minutes, tag, without, ...words }: LibraryAsked): URLSearchParams {
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

/** Limits of a query; everything beyond them is ignored. */
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

/** What the store is asked for. */
export const queryOf = (asked: LibraryAsked): LibraryQuery => ({
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

/** The licences that a choice of the filter stands for; undefined for any. */
export function licencesFor(choice: string): readonly string[] | undefined {
  if (choice === 'remix') return LICENCE_IDS.filter(mayRemix);
  if (choice === 'sell') return LICENCE_IDS.filter(maySell);
  return choice === '' ? undefined : [choice];
}

import { LICENCE_IDS, mayRemix, maySell } from '@/lib/scenario/licences';
import type { LibraryOrder, LibraryQuery } from '@/lib/storage/library-port';
import { parseQuery } from './query';

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

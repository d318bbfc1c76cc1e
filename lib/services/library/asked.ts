import { parseQuery } from '@/lib/library/search/query';
import { LICENCE_IDS, mayRemix, maySell } from '@/lib/scenario/licences';
import { TAGS } from '@/lib/scenario/tags';
import { CONTENT_WARNINGS } from '@/lib/scenario/warnings';
import { LIBRARY_ORDERS, type LibraryOrder, type LibraryQuery } from '@/lib/storage/library-port';
import { systems } from '@/lib/systems/registry';
import { ApiError } from '../requests/api-error';

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

const NUMBER_MAX = 1_000;
const LANGUAGE = /^[A-Za-z0-9-]{1,35}$/;

/** Reads what is asked. Throws what to do about a value that there is not. */
export function readAsked(params: URLSearchParams): LibraryAsked {
  const one = (name: string) => params.getAll(name).at(-1)?.trim() ?? '';
  const all = (name: string) =>
    [...new Set(params.getAll(name).map((value) => value.trim()))].filter(Boolean).toSorted();
  const language = one('language');
  if (language !== '' && !LANGUAGE.test(language)) throw wrong('“language” is a code such as en or pt-BR.');
  return {
    q: one('q'),
    system: among(
      one('system'),
      systems.map(({ id }) => id),
      'system',
    ),
    players: numberIn(one('players'), 'players'),
    minutes: numberIn(one('minutes'), 'minutes'),
    licence: among(one('licence'), [...PERMISSIONS, ...LICENCE_IDS], 'licence'),
    language,
    tag: all('tag').map((tag) => among(tag, TAGS, 'tag')),
    without: all('without').map((warning) => among(warning, CONTENT_WARNINGS, 'without')),
    sort: among(one('sort'), LIBRARY_ORDERS, 'sort') || 'newest',
  };
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

function among<T extends string>(value: string, known: readonly T[], name: string): T | '' {
  const found = known.find((each) => each === value);
  if (found !== undefined || value === '') return found ?? '';
  throw wrong(`There is no such “${name}”. It is one of: ${known.join(', ')}.`);
}

function numberIn(value: string, name: string): number | undefined {
  if (value === '') return undefined;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= 1 && number <= NUMBER_MAX) return number;
  throw wrong(`“${name}” is a whole number from 1 to ${NUMBER_MAX}.`);
}

export const wrong = (message: string) => new ApiError(400, 'library/bad-query', message);

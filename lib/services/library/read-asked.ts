import { type LibraryAsked, PERMISSIONS } from '@/lib/library/search/asked';
import { LICENCE_IDS } from '@/lib/scenario/licences';
import { TAGS } from '@/lib/scenario/tags';
import { CONTENT_WARNINGS } from '@/lib/scenario/warnings';
import { LIBRARY_ORDERS } from '@/lib/storage/library-port';
import { systems } from '@/lib/systems/registry';
import { ApiError } from '../requests/api-error';

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

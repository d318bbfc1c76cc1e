import type { PlayerRange } from '@/lib/contract/manifest';
import type { JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { formatPath, parsePath } from '@/lib/kernel/path';
import { failure, type Result, success } from '@/lib/kernel/result';
import { nearestTo, numbersIn, type WrittenNumber } from '@/lib/schema/numbers';
import type { ObjectShape } from '@/lib/schema/shape';

/** A number of a body, and alternative values to try. */
export interface Variation {
  readonly number: WrittenNumber;
  readonly values: readonly (number | null)[];
}

const VALUES = { min: 2, max: 8 } as const;
/** Spelling of an open number. */
export const OPEN = 'none';
const PATHS_NAMED = 3;
/** Longer paths are cut off, to keep the comparison cheap. */
const PATH_MAX = 500;

/** Parses "decks/graveyard/traps=8,10,12". Errors name similar paths. */
export function readVariation(text: string, shape: ObjectShape, body: JsonObject): Result<Variation> {
  const [asked = '', values = ''] = text.split(/=(.*)/s);
  const path = asked
    .slice(0, PATH_MAX)
    .trim()
    .replace(/^body\//, '');
  const numbers = numbersIn(shape, body);
  if (numbers.length === 0) return failure('There is no number in this scenario.');
  const wanted = formatPath(parsePath(path));
  const number = numbers.find((one) => formatPath(one.path) === wanted);
  if (!number) return failure(`There is no number at “${path}”. ${nearby(path, numbers)}`);
  const read = readValues(values, number);
  if (read.ok) return success({ number, values: read.value });
  const others = numbers.filter((one) => one !== number);
  return failure(`${read.error}${others.length > 0 ? ` ${nearby(path, others)}` : ''}`);
}

const nearby = (path: string, numbers: readonly WrittenNumber[]): string => {
  const paths = nearestTo(path, numbers, PATHS_NAMED).map((one) => formatPath(one.path));
  return `Numbers of similar paths: ${paths.join(', ')}.`;
};

/** Parses "8, 10, 12": different values within the field's limits. */
export function readValues(text: string, { shape, words }: WrittenNumber): Result<readonly (number | null)[]> {
  const written = text.split(',').map((value) => value.trim());
  const limits = `from ${shape.min} to ${shape.max}${shape.nullable ? ` or “${OPEN}”` : ''}`;
  const values = written.map((value) => (shape.nullable && value === OPEN ? null : Number(value || Number.NaN)));
  const wrong = values.findIndex(
    (value) => value !== null && !(Number.isInteger(value) && value >= shape.min && value <= shape.max),
  );
  if (wrong >= 0) return failure(`“${words.at(-1)}” takes whole numbers ${limits}, not “${written[wrong]}”.`);
  if (values.length < VALUES.min || values.length > VALUES.max || new Set(values).size < values.length) {
    return failure(`Give ${VALUES.min} to ${VALUES.max} different values of “${words.at(-1)}”, ${limits}.`);
  }
  return success(values);
}

/** Returns an error message if one of the values leaves no room for the number of players; otherwise ''. */
export function roomFor(
  playersOf: (body: JsonObject) => PlayerRange,
  body: JsonObject,
  { number, values }: Variation,
  players: number,
): string {
  for (const value of values) {
    const { min, max } = playersOf(withValue(body, number, value));
    if (players < min || players > max)
      return `With ${value ?? OPEN} there, ${min} to ${max} can play, not ${players}.`;
  }
  return '';
}

export const withValue = (body: JsonObject, { path }: WrittenNumber, value: number | null): JsonObject =>
  applyPatches(body, [{ op: 'set', path, value }]) as JsonObject;

import { fold } from '@/lib/kernel/fold';
import type { Json } from '@/lib/kernel/json';
import { failure, type Result, success } from '@/lib/kernel/result';
import { PICTURE_MAX, PICTURE_PATTERN } from '@/lib/kit/picture';
import { tidyChoices } from '@/lib/schema/choices';
import { ID_MAX } from '@/lib/schema/fields';
import type { ChoiceShape, ChoicesShape, NumberShape, Shape } from '@/lib/schema/shape';

/** Value of a cell before it is written to a file. */
export type Cell = string | number | boolean;

/** Beginnings that a spreadsheet may take for a formula, also behind apostrophes. */
const FORMULA = /^'*[=+\-@\t]/;
const QUOTED = /^'+[=+\-@\t]/;

/** Puts an apostrophe before a text that a spreadsheet may take for a formula. */
export const quoteCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Reverses `quoteCell`. Texts that begin with an apostrophe for another reason stay. */
export const unquoteCell = (text: string): string => (QUOTED.test(text) ? text.slice(1) : text);

/** Returns a text as files can hold it: one kind of line end, no control characters, no half surrogate pairs. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, '')
    .replace(/\p{Cs}/gu, '\ufffd');

/** Returns the cell of a value. Lists have tables of their own, so they have no cell. */
export function cellOf(shape: Shape, value: Json | undefined): Cell {
  if (value === undefined || value === null) return '';
  if (shape.kind === 'toggle' && typeof value === 'boolean') return value;
  if (shape.kind === 'number' && typeof value === 'number') return value;
  const text = Array.isArray(value) ? value.join(SEPARATOR) : String(value);
  return quoteCell(plainText(text));
}

const SEPARATOR = ', ';

/** Tells whether a cell of a file has a text, whatever program saved it. */
export const hasText = (cell: string, text: string): boolean =>
  // Most cells are as they were written, and large scenarios have ten thousand.
  (cell === text && !FORMULA.test(cell)) || plainText(unquoteCell(cell)) === plainText(text);

/** Tells whether a cell of a file has the value of a field. */
export function hasValue(cell: string, shape: Shape, value: Json | undefined): boolean {
  const own = cellOf(shape, value);
  return hasText(cell, typeof own === 'string' ? unquoteCell(own) : String(own));
}

/** Reads a cell as a value of a shape. Fails with the second half of a sentence: "is no whole number from 1 to 9". */
export function readCell(shape: Shape, cell: string): Result<Json> {
  const text = plainText(unquoteCell(cell));
  switch (shape.kind) {
    case 'text': {
      const written = shape.prose ? text : oneLine(text);
      return written.length <= shape.max
        ? success(written)
        : failure(`has ${written.length.toLocaleString('en')} characters, but ${shape.max.toLocaleString('en')} fit`);
    }
    case 'ref':
      return success(text.trim());
    case 'picture':
      return text.length <= PICTURE_MAX && PICTURE_PATTERN.test(text) ? success(text) : failure('is no picture');
    case 'choice':
      return readChoice(shape, text);
    case 'choices':
      return readChoices(shape, text);
    case 'toggle':
      return readToggle(text);
    case 'number':
      return readNumber(shape, text.trim());
    default:
      return failure('can’t be changed in a table');
  }
}

const oneLine = (text: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
    : text;

function readChoice({ options, labels }: ChoiceShape, text: string): Result<string> {
  if (options.includes(text)) return success(text);
  const key = fold(text.trim());
  const found = options.filter(
    (option) => key !== '' && [option, labels[option] ?? ''].some((word) => fold(word) === key),
  );
  const [option] = found;
  if (option !== undefined && found.length === 1) return success(option);
  return failure(`is none of the choices: ${sayOptions(options)}`);
}

function readChoices(shape: ChoicesShape, text: string): Result<Json> {
  const words = text.split(/[,;\n]/).filter((word) => word.trim() !== '');
  const chosen = new Set<string>();
  for (const word of words) {
    const read = readChoice({ ...shape, kind: 'choice', initial: '' }, word.trim());
    if (!read.ok) return failure(`has “${word.trim().slice(0, 40)}”, which ${read.error}`);
    chosen.add(read.value);
  }
  const kept = tidyChoices(shape, chosen);
  if (kept.length === chosen.size) return success(kept);
  return shape.alone !== undefined && chosen.has(shape.alone)
    ? failure(`has “${shape.alone}” beside others, which excludes them`)
    : failure(`has ${chosen.size} choices, but at most ${shape.max} are possible`);
}

const MOST_OPTIONS = 20;

function sayOptions(options: readonly string[]): string {
  const named = options.filter((option) => option !== '');
  return named.length <= MOST_OPTIONS ? named.join(', ') : `${named.slice(0, MOST_OPTIONS).join(', ')} …`;
}

function readToggle(text: string): Result<boolean> {
  const word = text.trim().toLowerCase();
  if (['true', 'yes', '1'].includes(word)) return success(true);
  if (['false', 'no', '0'].includes(word)) return success(false);
  return failure('is neither “true” nor “false”');
}

function readNumber({ min, max, nullable }: NumberShape, text: string): Result<number | null> {
  if (text === '' && nullable) return success(null);
  const number = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? success(number) : failure(`is no whole number from ${min} to ${max}`);
}

/** Tells whether a cell can be the id of a new entry. */
export const isId = (text: string): boolean => text.length <= ID_MAX && /^[\w-]+$/.test(text);

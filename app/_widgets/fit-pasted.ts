import type { Json, JsonObject } from '@/lib/kernel/json';
import type { ListShape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';

/** A book's worth. Browsers take long to lay out more in one field. */
export const PASTED_AT_MOST = 200_000;
/** More than any field holds. */
const LONGEST_LINE = 8_192;

/** Why a pasted text is not even read; undefined if it is. */
export function refusePasted(text: string): string | undefined {
  if (text.length <= PASTED_AT_MOST) {
    return text.split(/[\r\n]/).some(({ length }) => length > LONGEST_LINE)
      ? `One line is longer than ${LONGEST_LINE.toLocaleString('en')} characters, more than any field holds. Nothing was added: split it first.`
      : undefined;
  }
  const [got, most] = [text.length, PASTED_AT_MOST].map((count) => count.toLocaleString('en'));
  return `That is ${got} characters; at most ${most} can be pasted at once. Nothing was added: paste it in parts.`;
}

interface FitPasted {
  readonly taken: readonly JsonObject[];
  /** How many the list has no room for. */
  readonly left: number;
  /** How many had a text that was too long. */
  readonly cut: number;
}

/** Of pasted entries those that the list has room for, their texts no longer than its fields hold. */
export function fitPasted(list: ListShape, given: readonly JsonObject[], room: number): FitPasted {
  let cut = 0;
  const taken = given.slice(0, room).map((entry) => {
    const fields = variantOf(list.entry, entry)?.fields ?? {};
    const fitted = Object.entries(entry).map(([key, value]): [string, Json] => {
      const field = fields[key];
      return [key, field?.kind === 'text' && typeof value === 'string' ? cutText(value, field.max) : value];
    });
    if (fitted.some(([key, value]) => value !== entry[key])) cut++;
    return Object.fromEntries(fitted);
  });
  return { taken, left: given.length - taken.length, cut };
}

/** The first `max` characters, without half of one at the end. */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

/** What became of a paste, in one line. */
export function sayPasted({ taken, left, cut }: FitPasted, max: number): string {
  return [
    `${taken.length} added.`,
    ...(left > 0 ? [`${left.toLocaleString('en')} did not fit: the list holds ${max}.`] : []),
    ...(cut > 0 ? [`${cut} ${cut === 1 ? 'was' : 'were'} too long and ${cut === 1 ? 'was' : 'were'} cut off.`] : []),
  ].join(' ');
}

import { cutText } from '@/lib/intake/entry';
import type { Json, JsonObject } from '@/lib/kernel/json';
import type { ListShape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';

/** Longest pasted text in characters, about a book. Browsers take long to lay out more in one field. */
export const MAX_PASTED = 200_000;
/** Longest line in characters, more than any field holds. */
const LONGEST_LINE = 8_192;

/** Returns the reason why a pasted text is not parsed at all; undefined if it is accepted. */
export function refusePasted(text: string): string | undefined {
  if (text.length <= MAX_PASTED) {
    return text.split(/[\r\n]/).some(({ length }) => length > LONGEST_LINE)
      ? `One line is longer than ${LONGEST_LINE.toLocaleString('en')} characters, more than any field holds. Nothing was added: split it first.`
      : undefined;
  }
  const [got, most] = [text.length, MAX_PASTED].map((count) => count.toLocaleString('en'));
  return `That is ${got} characters; at most ${most} can be pasted at once. Nothing was added: paste it in parts, or choose it as a file.`;
}

interface FitPasted {
  readonly taken: readonly JsonObject[];
  /** Number of entries that the list has no room for. */
  readonly left: number;
  /** Number of entries with truncated text. */
  readonly cut: number;
}

/** Returns the pasted entries that fit into the list, with texts truncated to their fields. */
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

/** Sums up the result of a paste in one line. */
export function sayPasted({ taken, left, cut }: FitPasted, max: number): string {
  return [
    `${taken.length} added.`,
    ...(left > 0 ? [`${left.toLocaleString('en')} did not fit: the list holds ${max}.`] : []),
    ...(cut > 0 ? [`${cut} ${cut === 1 ? 'was' : 'were'} too long and ${cut === 1 ? 'was' : 'were'} cut off.`] : []),
  ].join(' ');
}

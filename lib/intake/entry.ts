import type { JsonObject } from '@/lib/kernel/json';
import type { IntakeTarget } from './target';
import type { IntakeRow } from './types';

/** Uses of what a row has besides its title and text. */
export interface EntryOptions {
  /** Adds the cells of unknown columns to the text. */
  readonly withNotes?: boolean;
  /** Leaves the rank out, so that any card brings the entry. */
  readonly withoutRanks?: boolean;
}

/** Returns the fields of the entry that a row becomes. Texts are shortened to their fields. */
export function entryOf(row: IntakeRow, target: IntakeTarget, options: EntryOptions = {}): JsonObject {
  const { by, headline, body, ranks } = target;
  const { title, text } = wordsOf(row, target, options);
  return {
    ...row.fields,
    ...(by && row.bucket !== null && { [by.key]: row.bucket }),
    [headline.key]: cutText(title, headline.max),
    ...(body && text !== '' && { [body.key]: cutText(text, body.max) }),
    ...(ranks && row.rank !== undefined && !options.withoutRanks && { [ranks.from]: row.rank, [ranks.to]: row.rank }),
  };
}

type Words = Pick<IntakeRow, 'title' | 'text' | 'notes'>;

/** Returns what the fields for the title and the text hold. Without a field for texts, they share the title's. */
function wordsOf(row: Words, { body }: IntakeTarget, { withNotes }: EntryOptions) {
  const text = [row.text, (withNotes ? row.notes : undefined) ?? ''].filter((part) => part !== '').join('\n\n');
  return { title: body || text === '' ? row.title : `${row.title}: ${text.replace(/\s+/gu, ' ')}`, text };
}

/** Returns the sentence about a row that is too long for its fields; undefined if it fits. */
export function sayTooLong(row: Words, target: IntakeTarget, options: EntryOptions = {}): string | undefined {
  const { title, text } = wordsOf(row, target, options);
  const { headline, body } = target;
  const fields = [[title, headline] as const, ...(body ? [[text, body] as const] : [])];
  const found = fields.find(([words, { max }]) => words.length > max);
  if (!found) return undefined;
  const say = (count: number) => count.toLocaleString('en');
  return `“${found[1].title}” has ${say(found[0].length)} characters here, and ${say(found[1].max)} fit. Shorten it.`;
}

/** Returns the first `max` characters without a broken surrogate pair at the end. */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

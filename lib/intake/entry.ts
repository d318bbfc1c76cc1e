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
  const notes = options.withNotes ? row.notes : undefined;
  const text = [row.text, notes ?? ''].filter((part) => part !== '').join('\n\n');
  const title = body || text === '' ? row.title : `${row.title}: ${text.replace(/\s+/gu, ' ')}`;
  return {
    ...row.fields,
    ...(by && row.bucket !== null && { [by.key]: row.bucket }),
    [headline.key]: cutText(title, headline.max),
    ...(body && text !== '' && { [body.key]: cutText(text, body.max) }),
    ...(ranks && row.rank !== undefined && !options.withoutRanks && { [ranks.from]: row.rank, [ranks.to]: row.rank }),
  };
}

/** Returns the first `max` characters without a broken surrogate pair at the end. */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

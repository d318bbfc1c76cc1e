import { createHmac } from 'node:crypto';
import { idOfBytes } from '@/lib/kernel/ids';
import { canEditDraft } from '@/lib/table/state';
import type { Colour } from '@/lib/table/vocabulary';
import type { Services } from '../requests/services';

export interface Named {
  readonly name: string;
  readonly colour: Colour;
}

/** The people whom a draft's editors may meet there, by the id in their presence. */
export interface PeopleOfDraft {
  /** Id of the caller. */
  readonly you: string;
  readonly people: Readonly<Record<string, Named>>;
}

const TABLES_MAX = 5;

const LENGTH = 10;

/**
 * Returns a person's id in one draft and at its tables: an HMAC, the same on all their devices. It doesn't link them to
 * other drafts, and can't be forged.
 */
export function personId(secret: Buffer, draftId: string, memberId: string): string {
  const digest = createHmac('sha256', secret).update(`${draftId}:${memberId}`).digest();
  return idOfBytes(digest.subarray(0, LENGTH));
}

/** Returns the people of a draft, as far as the caller has been at a table with them. */
export async function peopleOfDraft(
  { store, secret }: Services,
  draftId: string,
  memberId: string,
): Promise<PeopleOfDraft> {
  const mine = (await store.tablesOf(memberId)).filter((table) => table.draftId === draftId).slice(0, TABLES_MAX);
  const tables = await Promise.all(mine.map(({ id }) => store.table(id)));
  const people: Record<string, Named> = {};
  // The newest table comes first in the list and is applied last, so that its names win.
  for (const table of tables.toReversed()) {
    for (const person of table?.people.values() ?? []) {
      if (canEditDraft(person)) people[person.id] = { name: person.name, colour: person.colour };
    }
  }
  return { you: personId(secret, draftId, memberId), people };
}

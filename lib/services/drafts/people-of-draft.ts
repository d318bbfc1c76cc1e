import { createHmac } from 'node:crypto';
import { idOfBytes } from '@/lib/kernel/ids';
import { mayWrite } from '@/lib/table/state';
import type { Colour } from '@/lib/table/vocabulary';
import type { Services } from '../requests/services';

/** What somebody is called at a table. */
export interface Named {
  readonly name: string;
  readonly colour: Colour;
}

/** Those who may be met in a draft, by the id that is stamped on their presence. */
export interface PeopleOfDraft {
  /** Who asks. */
  readonly you: string;
  readonly people: Readonly<Record<string, Named>>;
}

const TABLES_MAX = 5;

const LENGTH = 10;

/**
 * What others know somebody by in one draft and at its tables. It is the same on all their devices, tells nothing of
 * them elsewhere, and nobody can take on another's.
 */
export function personId(secret: Buffer, draftId: string, memberId: string): string {
  const digest = createHmac('sha256', secret).update(`${draftId}:${memberId}`).digest();
  return idOfBytes(digest.subarray(0, LENGTH));
}

/** Who is who in a draft, as far as the caller was at a table with them. */
export async function peopleOfDraft(
  { store, secret }: Services,
  draftId: string,
  memberId: string,
): Promise<PeopleOfDraft> {
  const mine = (await store.tablesOf(memberId)).filter((table) => table.draftId === draftId).slice(0, TABLES_MAX);
  const tables = await Promise.all(mine.map(({ id }) => store.table(id)));
  const people: Record<string, Named> = {};
  // The newest table comes first, and has the last word.
  for (const table of tables.toReversed()) {
    for (const person of table?.people.values() ?? []) {
      if (mayWrite(person)) people[person.id] = { name: person.name, colour: person.colour };
    }
  }
  return { you: personId(secret, draftId, memberId), people };
}

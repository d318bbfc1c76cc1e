import { sql } from 'kysely';
import type { Tx } from './database';
import { DraftGone } from './right';

/** Locks a row until the transaction ends, waiting for other transactions that hold it. False if there is no such row. */
export async function hold(tx: Tx, table: 'drafts' | 'links' | 'game_tables' | 'sweeps', id: string): Promise<boolean> {
  // A write that changes nothing locks in every database.
  const { numAffectedRows } = await sql`update ${sql.table(table)} set id = id where id = ${id}`.execute(tx);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

/** Locks a draft until the transaction ends. Rejects with DraftGone if it was removed for good. */
export async function holdDraft(tx: Tx, id: string): Promise<void> {
  if (!(await hold(tx, 'drafts', id))) throw new DraftGone('This draft was deleted.');
}

import { sql } from 'kysely';
import type { Tx } from './database';

/** Locks a row until the transaction ends, waiting for other transactions that hold it. False if there is no such row. */
export async function hold(tx: Tx, table: 'drafts' | 'links' | 'game_tables', id: string): Promise<boolean> {
  // A write that changes nothing locks in every database.
  const { numAffectedRows } = await sql`update ${sql.table(table)} set id = id where id = ${id}`.execute(tx);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

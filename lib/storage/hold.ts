import { sql } from 'kysely';
import type { Tx } from './tables';

/** Locks a row until the transaction ends, once whoever else holds it has ended theirs. False if there is none. */
export async function hold(tx: Tx, table: 'drafts' | 'links' | 'game_tables', id: string): Promise<boolean> {
  // A write that changes nothing locks in every database.
  const { numAffectedRows } = await sql`update ${sql.table(table)} set id = id where id = ${id}`.execute(tx);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

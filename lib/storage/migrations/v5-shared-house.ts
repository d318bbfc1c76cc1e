import { type Kysely, sql } from 'kysely';

/** Documents that start again under a new epoch, and the keys that all processes share. */
export async function sharedHouse({ schema }: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  for (const table of ['drafts', 'updates']) {
    await schema
      .alterTable(table)
      .addColumn('epoch', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await schema
    .createTable('house_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('bytes', sql.raw(blob), (column) => column.notNull())
    .execute();
}

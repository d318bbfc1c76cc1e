import type { Kysely } from 'kysely';

/** What was done at a table to make characters and Extras, entry by entry. */
export async function making({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('making')
    .addColumn('table_id', 'text', (column) => column.notNull().references('game_tables.id'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('making_key', ['table_id', 'place'])
    .execute();
}

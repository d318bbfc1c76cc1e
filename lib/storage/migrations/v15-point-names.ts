import type { Kysely } from 'kysely';

/** What people call the states of a draft that they want to find again, by the edit after which it was so. */
export async function pointNames({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('point_names')
    .addColumn('draft_id', 'text', (column) => column.notNull().references('drafts.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('point_names_pk', ['draft_id', 'seq'])
    .execute();
}

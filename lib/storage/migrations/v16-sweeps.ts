import type { Kysely } from 'kysely';

/** Clock readings of sweeps, and for each draft the reading by which it was first found unused for too long. */
export async function sweeps({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('sweeps')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('swept_at', 'bigint', (column) => column.notNull())
    .addColumn('steady_ms', 'bigint', (column) => column.notNull())
    .addColumn('confirmed', 'integer', (column) => column.notNull())
    .execute();
  await schema.alterTable('drafts').addColumn('marked_at', 'bigint').execute();
}

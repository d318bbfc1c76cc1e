import type { Kysely } from 'kysely';

export async function ticketsTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('tickets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('tickets_by_end').on('tickets').column('expires_at').execute();
}

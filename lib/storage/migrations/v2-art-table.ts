import { type Kysely, sql } from 'kysely';

export async function artTable({ schema }: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  await schema
    .createTable('art')
    .addColumn('draft_id', 'text', (column) => column.notNull().references('drafts.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('bytes', sql.raw(blob), (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('credit', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('art_key', ['draft_id', 'hash'])
    .execute();
}

import { type Kysely, sql } from 'kysely';

export async function firstTables(db: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('drafts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('seq', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('grants')
    .addColumn('draft_id', 'text', (column) => column.notNull().references('drafts.id'))
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('link_id', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('grants_key', ['draft_id', 'member_id', 'link_id'])
    .execute();
  await schema.createIndex('grants_by_member').on('grants').column('member_id').execute();
  await schema
    .createTable('links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('draft_id', 'text', (column) => column.notNull().references('drafts.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('hide_gm', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('links_by_draft').on('links').column('draft_id').execute();
  await schema
    .createTable('updates')
    .addColumn('draft_id', 'text', (column) => column.notNull().references('drafts.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('bytes', sql.raw(blob), (column) => column.notNull())
    .addPrimaryKeyConstraint('updates_key', ['draft_id', 'seq'])
    .execute();
  await schema
    .createTable('checkpoints')
    .addColumn('draft_id', 'text', (column) => column.notNull().references('drafts.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('bytes', sql.raw(blob), (column) => column.notNull())
    .addPrimaryKeyConstraint('checkpoints_key', ['draft_id', 'seq'])
    .execute();
  await schema
    .createTable('clients')
    .addColumn('draft_id', 'text', (column) => column.notNull().references('drafts.id'))
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('clients_key', ['draft_id', 'client_id'])
    .execute();
}

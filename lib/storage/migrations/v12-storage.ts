import { type Kysely, sql } from 'kysely';

/** Keeps each picture once for all drafts, and counts what a draft takes and when somebody last opened it. */
export async function storage(db: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  await picturesOnce(db, blob);
  for (const column of ['opened_at', 'bytes']) {
    await db.schema
      .alterTable('drafts')
      .addColumn(column, 'bigint', (definition) => definition.notNull().defaultTo(0))
      .execute();
  }
  // When drafts were opened before is not known: their time begins now.
  await sql`update drafts set opened_at = ${Date.now()}`.execute(db);
  await sql`
    update drafts set bytes =
      coalesce((select sum(length(bytes) + 200) from updates where draft_id = drafts.id), 0)
      + coalesce((select sum(length(bytes) + 200) from checkpoints where draft_id = drafts.id), 0)`.execute(db);
}

async function picturesOnce(db: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('pictures')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('uses', 'integer', (column) => column.notNull())
    .addColumn('bytes', sql.raw(blob), (column) => column.notNull())
    .execute();
  await schema.createIndex('old_art_by_hash').on('art').column('hash').execute();
  await sql`
    insert into pictures (hash, type, size, uses, bytes)
    select hash, type, size, (select count(*) from art as every where every.hash = art.hash), bytes
    from art
    where draft_id = (select min(draft_id) from art as every where every.hash = art.hash)`.execute(db);
  // SQLite can't add a foreign key to a column.
  await schema
    .createTable('new_art')
    .addColumn('draft_id', 'text', (column) => column.notNull().references('drafts.id'))
    .addColumn('hash', 'text', (column) => column.notNull().references('pictures.hash'))
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('credit', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('new_art_key', ['draft_id', 'hash'])
    .execute();
  await sql`
    insert into new_art (draft_id, hash, alt, credit, created_at)
    select draft_id, hash, alt, credit, created_at from art`.execute(db);
  await schema.dropTable('art').execute();
  await schema.alterTable('new_art').renameTo('art').execute();
  await schema.createIndex('art_by_hash').on('art').column('hash').execute();
}

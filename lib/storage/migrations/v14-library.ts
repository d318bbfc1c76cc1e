import { type Kysely, sql } from 'kysely';

/** What people publish, what it is searched by, keys for programs, and what moderators need. */
export async function library(db: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  await publications(db);
  await versions(db, blob);
  await words(db, blob);
  await keys(db);
  await moderation(db);
  await actsStay(db, blob);
}

async function publications({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('library')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('publications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('place', 'integer', (column) => column.notNull().unique())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('listing', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('hidden_at', 'bigint')
    .addColumn('unlisted_at', 'bigint')
    .addColumn('last', 'integer', (column) => column.notNull())
    .addColumn('shown', 'integer')
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('remixes', 'integer', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('entry', 'text')
    .execute();
  await schema.createIndex('publications_by_member').on('publications').column('member_id').execute();
  await schema.createIndex('publications_by_revision').on('publications').columns(['revision', 'place']).execute();
  await schema
    .createTable('draft_publications')
    .addColumn('draft_id', 'text', (column) => column.primaryKey().references('drafts.id'))
    .addColumn('publication_id', 'text', (column) => column.notNull().unique().references('publications.id'))
    .execute();
}

async function versions({ schema }: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  await schema
    .createTable('versions')
    .addColumn('publication_id', 'text', (column) => column.notNull().references('publications.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('approved_at', 'bigint')
    .addColumn('withdrawn_at', 'bigint')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('versions_key', ['publication_id', 'number'])
    .addUniqueConstraint('versions_once', ['publication_id', 'sha256'])
    .execute();
  for (const column of ['sha256', 'fingerprint', 'at']) {
    await schema.createIndex(`versions_by_${column}`).on('versions').column(column).execute();
  }
  const ofVersions = (table: string) =>
    schema
      .createTable(table)
      .addColumn('publication_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addForeignKeyConstraint(`${table}_version`, ['publication_id', 'number'], 'versions', [
        'publication_id',
        'number',
      ]);
  await ofVersions('version_contents')
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('tokens', 'text', (column) => column.notNull())
    .addColumn('bytes', sql.raw(blob), (column) => column.notNull())
    .addPrimaryKeyConstraint('version_contents_key', ['publication_id', 'number'])
    .execute();
  await ofVersions('version_parents')
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('version_parents_key', ['publication_id', 'number', 'place'])
    .execute();
  await schema.createIndex('version_parents_by_sha256').on('version_parents').column('sha256').execute();
  await ofVersions('version_art')
    .addColumn('hash', 'text', (column) => column.notNull().references('pictures.hash'))
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('credit', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('version_art_key', ['publication_id', 'number', 'hash'])
    .execute();
  await schema.createIndex('version_art_by_hash').on('version_art').column('hash').execute();
}

/** The index that listed publications are searched by. */
async function words(db: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  if (blob === 'blob') {
    await sql`create virtual table library_words using fts5(words, tokenize = 'ascii', columnsize = 0)`.execute(db);
    // Words that are removed are overwritten, as everything else is.
    await sql`insert into library_words (library_words, rank) values ('secure-delete', 1)`.execute(db);
    return;
  }
  await sql`create table library_words (place integer primary key, words tsvector not null)`.execute(db);
  await sql`create index library_words_index on library_words using gin (words) with (fastupdate = off)`.execute(db);
  // Knowing that most publications have a common word, it would read and unpack all of them instead of the index.
  await sql`alter table library_words alter column words set statistics 0`.execute(db);
}

async function keys({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('api_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('api_keys_by_member').on('api_keys').column('member_id').execute();
}

async function moderation({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('library_reports')
    .addColumn('publication_id', 'text', (column) => column.notNull().references('publications.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('dismissed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('library_reports_key', ['publication_id', 'version', 'member_id'])
    .execute();
  await schema.createIndex('library_reports_by_member').on('library_reports').column('member_id').execute();
  await schema
    .createTable('library_stopped')
    .addColumn('member_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('library_acts')
    .addColumn('seq', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('publication_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer')
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute();
}

/** Nobody changes what moderators did. */
async function actsStay(db: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  const refusal = 'What moderators did is never changed.';
  if (blob === 'blob') {
    for (const act of ['update', 'delete']) {
      await sql`create trigger ${sql.raw(`library_acts_${act}`)} before ${sql.raw(act)} on library_acts
        begin select raise(abort, ${sql.lit(refusal)}); end`.execute(db);
    }
    return;
  }
  await sql`create function library_acts_stay() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${refusal}'; end`)}`.execute(db);
  await sql`create trigger library_acts_stay before update or delete on library_acts
    for each row execute function library_acts_stay()`.execute(db);
}

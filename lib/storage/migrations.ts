import { type Kysely, sql } from 'kysely';

type Migrate = (db: Kysely<unknown>, blob: 'blob' | 'bytea') => Promise<void>;

/** Each brings the database from the version of its place in the list to the next. Never edit one that has shipped. */
const MIGRATIONS: readonly Migrate[] = [firstTables, artTable, ticketsTable, gameTables, sharedHouse, watchersStay];

/** The version that this program works with. */
export const DATABASE_VERSION = MIGRATIONS.length;

/** Brings a database to the present version, each step whole or not at all. Throws on one from a newer program. */
export async function migrateDatabase(db: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  await sql`create table if not exists database_version (version integer not null)`.execute(db);
  const { rows } = await sql<{ version: number }>`select max(version) as version from database_version`.execute(db);
  const version = rows[0]?.version ?? 0;
  if (version > DATABASE_VERSION) {
    throw new Error(
      `The database has version ${version}; this Trapdoor knows versions up to ${DATABASE_VERSION}. Update Trapdoor.`,
    );
  }
  for (const [i, migrate] of MIGRATIONS.entries()) {
    if (i < version) continue;
    await db.transaction().execute(async (tx) => {
      await migrate(tx, blob);
      await sql`insert into database_version (version) values (${i + 1})`.execute(tx);
    });
  }
}

async function firstTables(db: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
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

async function artTable({ schema }: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
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

async function ticketsTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('tickets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('tickets_by_end').on('tickets').column('expires_at').execute();
}

async function gameTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('game_tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('draft_id', 'text', (column) => column.notNull().references('drafts.id'))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('question', 'text')
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('ballot', 'integer', (column) => column.notNull())
    .addColumn('stage', 'text')
    .addColumn('revealed', 'integer', (column) => column.notNull())
    .addColumn('reading', 'text')
    .addColumn('ends_at', 'bigint')
    .addColumn('left_ms', 'bigint')
    .addColumn('locked', 'integer', (column) => column.notNull())
    .addColumn('lobby', 'integer', (column) => column.notNull())
    .addColumn('gather', 'integer', (column) => column.notNull())
    .addColumn('gather_anonymous', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('game_tables_by_draft').on('game_tables').column('draft_id').execute();
  await schema
    .createTable('people')
    .addColumn('table_id', 'text', (column) => column.notNull().references('game_tables.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('colour', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('waiting', 'integer', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull())
    .addColumn('consents', 'integer', (column) => column.notNull())
    .addColumn('would_follow', 'text')
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addColumn('here', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('people_key', ['table_id', 'id'])
    .addUniqueConstraint('people_once', ['table_id', 'member_id'])
    .execute();
  await schema.createIndex('people_by_member').on('people').column('member_id').execute();
  await schema
    .createTable('rounds')
    .addColumn('table_id', 'text', (column) => column.notNull().references('game_tables.id'))
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('anonymous', 'integer', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rounds_key', ['table_id', 'round'])
    .execute();
  await schema
    .createTable('ideas')
    .addColumn('table_id', 'text', (column) => column.notNull().references('game_tables.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('round', 'integer')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('fate', 'text', (column) => column.notNull())
    .addColumn('merged_into', 'text')
    .addColumn('slot', 'text')
    .addColumn('keep', 'integer')
    .addColumn('drop', 'integer')
    .addColumn('settled_by', 'text')
    .addColumn('drawn_keep', 'text')
    .addColumn('drawn_drop', 'text')
    .addPrimaryKeyConstraint('ideas_key', ['table_id', 'id'])
    .execute();
  await schema
    .createTable('votes')
    .addColumn('table_id', 'text', (column) => column.notNull().references('game_tables.id'))
    .addColumn('ballot', 'integer', (column) => column.notNull())
    .addColumn('idea_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('choice', 'text', (column) => column.notNull())
    // One person, one vote, however many requests come at once.
    .addPrimaryKeyConstraint('votes_key', ['table_id', 'ballot', 'idea_id', 'person_id'])
    .execute();
  await schema
    .createTable('table_secrets')
    .addColumn('table_id', 'text', (column) => column.notNull().references('game_tables.id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('table_secrets_key', ['table_id', 'secret'])
    .execute();
  // A key names neither who asked nor what: it must not lead from an anonymous idea to anybody.
  await schema
    .createTable('table_keys')
    .addColumn('table_id', 'text', (column) => column.notNull().references('game_tables.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('table_keys_key', ['table_id', 'key'])
    .execute();
}

/** Documents that were begun anew, and what all processes of a house must have in common. */
async function sharedHouse({ schema }: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
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

/** Links that are taken back while those who look on by them stay. */
async function watchersStay({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('game_tables')
    .addColumn('watchers_from', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

import type { Kysely } from 'kysely';

export async function gameTables({ schema }: Kysely<unknown>): Promise<void> {
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

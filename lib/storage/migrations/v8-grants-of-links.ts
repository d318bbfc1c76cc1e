import { type Kysely, sql } from 'kysely';

/**
 * Ties each grant to the link or table it comes from, so that it can't outlive it. Sweeps those that have: grants of a
 * revoked link, and of a table where the member may no longer write.
 */
export async function grantsOfLinks(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  // SQLite can't add a foreign key to a column.
  await schema
    .createTable('new_grants')
    .addColumn('draft_id', 'text', (column) => column.notNull().references('drafts.id'))
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('link_id', 'text', (column) => column.references('links.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (column) => column.references('game_tables.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`
    insert into new_grants (draft_id, member_id, link_id, table_id, role, created_at)
    select grants.draft_id, grants.member_id, links.id, people.table_id, grants.role, grants.created_at
    from grants
    left join links on links.id = grants.link_id and links.draft_id = grants.draft_id
    left join people on 'table:' || people.table_id = grants.link_id and people.member_id = grants.member_id
      and people.role <> 'watcher' and people.waiting = 0 and people.removed = 0
    where grants.link_id = '' or links.id is not null or people.table_id is not null`.execute(db);
  await schema.dropTable('grants').execute();
  await schema.alterTable('new_grants').renameTo('grants').execute();
  await schema.createIndex('grants_by_member').on('grants').column('member_id').execute();
  await schema.createIndex('grants_by_link').on('grants').column('link_id').execute();
  await sql`
    create unique index grants_once
    on grants (draft_id, member_id, coalesce(link_id, ''), coalesce(table_id, ''))`.execute(db);
}

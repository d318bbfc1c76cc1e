import type { Kysely } from 'kysely';

/**
 * How often somebody renewed their cookies and recovery links, where to find what somebody wrote, and what takes an idea
 * back that has no author.
 */
export async function members({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('members')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('cookies', 'integer', (column) => column.notNull())
    .addColumn('links', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('clients_by_member').on('clients').column('member_id').execute();
  await schema.alterTable('ideas').addColumn('withdrawal', 'text').execute();
}

import type { Kysely } from 'kysely';

/** Links that are revoked without disconnecting those who watch by them. */
export async function watchersStay({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('game_tables')
    .addColumn('watchers_from', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

import type { Kysely } from 'kysely';

/** Who is GM, chosen by the group. Tables that were opened before have their GM already. */
export async function gmChoice({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('game_tables').addColumn('gm_choice', 'text').execute();
  await schema
    .alterTable('people')
    .addColumn('wants_gm', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('people').addColumn('gm_vote', 'text').execute();
  await schema.alterTable('people').addColumn('gm_votes', 'integer').execute();
  await schema.alterTable('people').addColumn('gm_card', 'text').execute();
}

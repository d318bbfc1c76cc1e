import type { Kysely } from 'kysely';

/** Length of a table's evening. Tables that were opened before go through the course. */
export async function lengths({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('game_tables').addColumn('length', 'text').execute();
}

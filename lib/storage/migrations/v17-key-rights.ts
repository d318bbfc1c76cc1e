import type { Kysely } from 'kysely';

/** What each API key lets a program do. Those that are there keep what they had: everything that keys could do. */
export async function keyRights({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('api_keys')
    .addColumn('rights', 'text', (column) => column.notNull().defaultTo('all'))
    .execute();
}

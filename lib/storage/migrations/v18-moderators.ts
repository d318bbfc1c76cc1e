import { type Kysely, sql } from 'kysely';

/** Member id under which generations of the only moderator's link were counted. */
const ONLY_MODERATOR = 'moderator00000000000000000';

/** Moderators with a link each. The only link so far becomes Moderator 1's, who did all that is in the log. */
export async function moderators(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('moderators')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .execute();
  await sql`
    insert into moderators (number, generation)
    values (1, coalesce((select links from members where id = ${ONLY_MODERATOR}), 0))`.execute(db);
  await sql`delete from members where id = ${ONLY_MODERATOR}`.execute(db);
  await db.schema
    .alterTable('library_acts')
    .addColumn('moderator', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

import { type Kysely, sql } from 'kysely';

/** Adds `people.joined_at` to databases made before v4 was edited to include it. */
export async function joinedAt(db: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  const columns =
    blob === 'bytea'
      ? sql`select 1 from information_schema.columns
          where table_schema = current_schema() and table_name = 'people' and column_name = 'joined_at'`
      : sql`select 1 from pragma_table_info('people') where name = 'joined_at'`;
  const { rows } = await columns.execute(db);
  if (rows.length > 0) return;
  await db.schema
    .alterTable('people')
    .addColumn('joined_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  // Nobody there may count as having come after the GM left.
  await sql`update people set joined_at = (select created_at from game_tables where id = people.table_id)`.execute(db);
}

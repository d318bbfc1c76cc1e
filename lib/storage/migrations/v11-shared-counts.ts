import { type Kysely, sql } from 'kysely';

/** What processes over one database count together. It is not worth keeping, so it is not logged; one process needs none. */
export async function sharedCounts(db: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  if (blob === 'blob') return;
  await sql`create unlogged table buckets (key text primary key, full_at double precision not null)`.execute(db);
  await sql`create unlogged table watching (
    table_id text not null, process text not null, count integer not null, until double precision not null,
    primary key (table_id, process)
  )`.execute(db);
}

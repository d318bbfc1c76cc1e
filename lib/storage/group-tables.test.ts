import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { success } from '@/lib/kernel/result';
import { emptyTable } from '@/test/support/table-play';
import type { Database } from './database';
import { createDrafts } from './drafts';
import { openSqlite, queriesOn } from './embedded/sqlite';
import { createTableStore } from './group-tables';
import { migrateDatabase } from './migrate-database';
import { SYSTEM_MEMBER } from './store';

describe('createTableStore()', () => {
  it('forgets only old idempotency keys', async () => {
    const db = queriesOn<Database>(openSqlite(':memory:'));
    await migrateDatabase(db as unknown as Kysely<unknown>, 'blob');
    const first = { memberId: SYSTEM_MEMBER, at: 1, bytes: new Uint8Array([1]), title: 'Whale', newClients: [] };
    await createDrafts(db).createDraft({ id: 'draft', system: 'game' }, 'owner', first);
    const tables = createTableStore(db, 10);
    await tables.createTable(emptyTable());
    const lock = (key: string) =>
      tables.changeTable('table', key, ({ table }) => success([{ type: 'table', set: { locked: !table.locked } }]));
    for (let i = 0; i < 95; i++) await lock(`key-${i}`);
    const kept = await db.selectFrom('table_keys').select('key').execute();
    expect(kept.length).toBeLessThanOrEqual(20);
    for (let i = 86; i < 95; i++) expect(await lock(`key-${i}`)).toMatchObject({ ok: true, value: { changed: false } });
    await db.destroy();
  });
});

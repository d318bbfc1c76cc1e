// @module-tag long

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { success } from '@/lib/kernel/result';
import { parseScenario } from '@/lib/scenario/open';
import { openEmbeddedStore } from '@/lib/storage/embedded/open';
import { newSecret, writeSecret } from '@/lib/storage/embedded/secret';
import { openSqlite } from '@/lib/storage/embedded/sqlite';
import { DATABASE_VERSION } from '@/lib/storage/migrate-database';
import { openPostgresStore } from '@/lib/storage/postgres/open';
import type { Store } from '@/lib/storage/store';
import { findSystem } from '@/lib/systems/registry';
import { decideJoin } from '@/lib/table/decide/join';
import { newVersion, ROOM } from './support/library-versions';
import { HAS, startPostgres, unlessMissing } from './support/system-stores';
import { emptyTable } from './support/table-play';

const folder = new URL('fixtures/databases/', import.meta.url);
const keptOf = (kind: string) => readdirSync(folder).filter((name) => name.startsWith(`${kind}-v`));
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const versionOf = (name: string) => Number(/-v(\d+)/.exec(name)?.[1]);

/** Versions that were released together with the next one, so that no database stayed at them. */
const NEVER_ALONE = [3, 7];
const POSTGRES_SINCE = 5;

/** Databases of older versions. They are never rewritten, and each must open and work forever. */
describe('stored databases', () => {
  it.each([
    ['embedded', 1],
    ['postgres', POSTGRES_SINCE],
  ])('exist for every version: %s', (kind, since) => {
    const versions = Array.from({ length: DATABASE_VERSION }, (_, i) => i + 1).filter((version) => version >= since);
    const kept = new Set(keptOf(kind).map(versionOf));
    expect([...kept].toSorted((a, b) => a - b)).toEqual(versions.filter((each) => !NEVER_ALONE.includes(each)));
  });

  it.each(keptOf('embedded'))('%s opens and works', async (name) => {
    const data = mkdtempSync(join(tmpdir(), 'trapdoor-stored-'));
    const database = openSqlite(join(data, 'trapdoor.db'));
    // Dumps create tables in order of creation, before tables that they refer to.
    database.exec('PRAGMA foreign_keys = OFF');
    database.exec(read(name));
    database.exec(moderated(versionOf(name)));
    database.close();
    writeSecret(data, newSecret());
    await opensAndWorks(() => openEmbeddedStore(data), versionOf(name));
    rmSync(data, { recursive: true });
  });

  describe.skipIf(!HAS.postgres)(`PostgreSQL${unlessMissing('postgres')}`, () => {
    let server: Awaited<ReturnType<typeof startPostgres>>;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server.stop());

    it.each(keptOf('postgres'))('%s opens and works', async (name) => {
      const url = await server.createDatabase();
      const { default: pg } = await import('pg');
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(read(name));
      await client.query(moderated(versionOf(name)));
      await client.end();
      await opensAndWorks(() => openPostgresStore(url, () => {}), versionOf(name));
    });
  });
});

/**
 * Statements that reproduce the state of the only moderator of older versions: a link renewed three times, and an act.
 */
function moderated(version: number): string {
  if (version >= 18) return '';
  const renewed = "insert into members values ('moderator00000000000000000', 0, 3);";
  const act = "insert into library_acts values (1, 2500, 'show', 'published', null, 'mark', 'Why not');";
  return (version >= 13 ? renewed : '') + (version >= 14 ? act : '');
}

async function opensAndWorks(open: () => Promise<Store>, version: number): Promise<void> {
  let store = await open();
  await holdsWhatItHeld(store, version);
  await works(store);
  await store.close();
  store = await open();
  expect((await store.table('new'))?.people.size).toBe(2);
  await store.close();
}

async function holdsWhatItHeld(store: Store, version: number): Promise<void> {
  expect(await store.draftsOf('ann')).toMatchObject([{ id: 'draft', title: "The whale's teeth", role: 'owner' }]);
  expect((await store.load('draft')).map(({ seq, bytes }) => [seq, ...bytes])).toEqual([
    [2, 12],
    [3, 3],
  ]);
  expect((await store.links('draft')).map(({ id }) => id)).toEqual(['kept', 'read']);
  expect(await store.roleOf('draft', 'bob')).toBe('edit');
  // Joined while their link was revoked; older versions let them stay.
  expect(await store.roleOf('draft', 'eve')).toBeUndefined();
  if (version >= 2) expect(await store.artOf('draft')).toMatchObject([{ hash: 'h1', size: 3 }]);
  if (version >= 4) {
    expect(await store.roleOf('draft', 'cat')).toBe('edit');
    expect(await store.redeemTicket('used', 99_000_000_000_000, 1)).toBe(false);
    const state = await store.table('table');
    expect([...(state?.people.keys() ?? [])].slice(0, 2)).toEqual(['gm', 'cat']);
    // Removed from the table, and then given another list's grant there.
    expect(await store.roleOf('draft', 'gus')).toBeUndefined();
    for (const { joinedAt } of state?.people.values() ?? []) expect([1750, 1800]).toContain(joinedAt);
    expect(state?.votes.get('idea')?.get('cat')).toBe('keep');
    expect(state?.secrets.get('who')).toBe('Jonah');
  }
  if (version >= 14) await holdsLibrary(store, version);
  if (version < 18) {
    const generation = version >= 13 ? 3 : 0;
    expect(await store.moderators()).toEqual([{ number: 1, generation, withdrawnAt: null }]);
  } else {
    expect((await store.moderators()).map(({ withdrawnAt }) => withdrawnAt)).toEqual([null, 3100, null]);
  }
  expect([...(await store.pointNames('draft'))]).toEqual(version >= 15 ? [[2, 'Before the teeth']] : []);
  if (version >= 16) expect(await store.lastSweep()).toEqual({ sweptAt: 4000, steadyMs: 60, isConfirmed: false });
  expect((await store.countDrafts()).marked).toBe(0);
  if (version >= 5) expect([...(await store.keepKey('secret', new Uint8Array(3)))]).toEqual([5, 6, 7]);
}

async function holdsLibrary(store: Store, version: number): Promise<void> {
  expect((await store.publicationOfDraft('draft', 'ann'))?.id).toBe('published');
  expect((await store.versionsOf('published')).map(({ withdrawnAt }) => withdrawnAt)).toEqual([null, 3000]);
  const opened = await parseScenario((await store.versionBytes('published', 2)) ?? '', findSystem);
  expect(opened.ok && opened.value.draft.id).toBe('published');
  expect((await store.versionArt('published', 2, 'h1'))?.bytes.length).toBe(3);
  const query = { words: { terms: [{ tokens: ['zahne'], isPrefix: false }], excluded: [] }, filters: {}, order: 'newest' } as const; // biome-ignore format: a query
  const { rows } = await store.searchLibrary(query, 24);
  expect(rows.map(({ id, remixes }) => [id, remixes])).toEqual([['published', 1]]);
  expect((await store.acts(9)).map(({ moderator }) => moderator)).toEqual(version >= 18 ? [3] : [1]);
  // Keys from before rights were introduced keep all rights.
  const rights = version >= 17 ? 'publish' : 'all';
  expect(await store.keyOwner('hash-key')).toEqual({ memberId: 'ann', keyId: 'key', rights });
}

async function works(store: Store): Promise<void> {
  const edit = { memberId: 'bob', at: 3000, bytes: new Uint8Array([4]), title: 'Whale', newClients: [9] };
  expect(await store.append({ ...edit, draftId: 'draft' })).toBe(4);
  expect(await store.namePoint('draft', 4, 'The whale', 5)).toBe(true);
  expect((await store.pointNames('draft')).get(4)).toBe('The whale');
  await store.createTable(emptyTable('draft', 'new', 'WXYZ2345'));
  const dan = { id: 'dan', memberId: 'dan', name: 'Dan', colour: 'red', role: 'player' } as const;
  await store.changeTable('new', 'key', (state) => decideJoin(state, dan, 3000));
  expect(await store.roleOf('draft', 'dan')).toBe('edit');
  await store.changeTable('new', 'out', () =>
    success([{ type: 'people', ids: ['dan'], set: { removed: true, seenAt: 3100 } }]),
  );
  expect(await store.roleOf('draft', 'dan')).toBeUndefined();
  await store.addVersion(newVersion('new', { text: 'Fresh', draftId: null }), ROOM);
  expect((await store.publication('new'))?.shown).toBe(1);
  expect(await store.joinByLink('kept', 'fay', 3000)).toBe(true);
  expect(await store.revokeLink('draft', 'kept')).toBe(true);
  expect([await store.roleOf('draft', 'fay'), await store.roleOf('draft', 'bob')]).toEqual([undefined, undefined]);
  expect(await store.roleOf('draft', 'ann')).toBe('owner');
}

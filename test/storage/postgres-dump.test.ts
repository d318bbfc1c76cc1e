// @module-tag long

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStores, type Stores } from '@/lib/server/open-stores';
import { SYSTEM_MEMBER } from '@/lib/storage/store';
import { HAS, postgresTool, startPostgres, unlessMissing } from '../support/system-stores';

const guide = readFileSync('content/guides/run-your-own.mdx', 'utf8');
const lineOf = (program: string) =>
  new RegExp(`^${program} .*$`, 'm').exec(guide)?.[0] ?? `${program}: not in the guide`;
const place = mkdtempSync(join(tmpdir(), 'trapdoor-dump-'));
const first = { memberId: SYSTEM_MEMBER, at: 1, bytes: new Uint8Array([1, 0, 255]), title: 'Whale', newClients: [] };

describe.skipIf(!HAS.postgres)(`the guide’s lines for PostgreSQL${unlessMissing('postgres')}`, () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(place, { recursive: true });
  });

  const open = (databaseUrl: string) => openStores({ dataFolder: '/nowhere', databaseUrl, redisUrl: undefined });
  const close = async ({ store, wakeups }: Stores) => {
    await wakeups.close();
    await store.close();
  };
  const run = (program: string, databaseUrl: string) => {
    const PATH = [dirname(postgresTool(program) ?? ''), process.env.PATH].join(delimiter);
    execFileSync('sh', ['-ec', lineOf(program)], {
      cwd: place,
      env: { ...process.env, PATH, DATABASE_URL: databaseUrl },
    });
  };
  const titlesOf = async ({ store }: Stores) => (await store.draftsOf('ann')).map(({ title }) => title);

  it('restore everything, over later changes and into an empty database', async () => {
    const url = await server.createDatabase();
    const before = await open(url);
    await before.store.createDraft({ id: 'draft', system: 'game' }, 'ann', first);
    run('pg_dump', url);
    await before.store.createDraft({ id: 'later', system: 'game' }, 'ann', { ...first, title: 'Later' });
    await close(before);

    for (const target of [url, await server.createDatabase()]) {
      run('pg_restore', target);
      const after = await open(target);
      expect(await titlesOf(after)).toEqual(['Whale']);
      expect((await after.store.load('draft')).map(({ bytes }) => [...bytes])).toEqual([[1, 0, 255]]);
      expect(after.secret).toEqual(before.secret);
      await close(after);
    }
  });
});

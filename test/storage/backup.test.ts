// @module-tag long

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/library/search/asked';
import { openStores } from '@/lib/server/open-stores';
import { backUp, restore, sha256Of } from '@/lib/storage/embedded/backup';
import { builtCli } from '../support/built-cli';
import { newVersion, ROOM } from '../support/library-versions';
import { bundleServerChild, killServerChild, startServerChild } from '../support/server-bundle';
import { typeWords, useAndStop } from '../support/used-folder';

const place = mkdtempSync(join(tmpdir(), 'trapdoor-backup-'));
const folder = join(place, 'data');
const backup = join(place, 'backup');
const { trapdoor } = builtCli();
let server: Awaited<ReturnType<typeof startServerChild>>;
let draftId: string;
let places = 0;

const fresh = () => join(place, `place-${++places}`);
const editsIn = async (dataFolder: string) => {
  const { store } = await openStores({ dataFolder, databaseUrl: undefined, redisUrl: undefined });
  const edits = await store.history(draftId, 1000);
  await store.close();
  return edits.length;
};
const copyWith = (change: (copy: string) => void) => {
  const copy = fresh();
  cpSync(backup, copy, { recursive: true });
  change(copy);
  return copy;
};
const flipLastByte = (file: string) => {
  const bytes = readFileSync(file);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  writeFileSync(file, bytes);
};

beforeAll(async () => {
  await bundleServerChild();
  draftId = await useAndStop(folder);
  server = await startServerChild({ folder });
  await typeWords(server.url, draftId, 20);
  expect(await backUp(folder, backup)).toMatchObject({ ok: true });
}, 120_000);
afterAll(async () => {
  await killServerChild(server);
  rmSync(place, { recursive: true, force: true });
});

describe('trapdoor backup', () => {
  it('contains everything that was acknowledged, while people go on writing', async () => {
    const out = fresh();
    let acknowledged = 0;
    let before = 0;
    const typing = typeWords(server.url, draftId, 60, (n) => {
      acknowledged = n;
    });
    const result = await new Promise<Awaited<ReturnType<typeof trapdoor>>>((resolve, reject) => {
      const wait = setInterval(() => {
        if (acknowledged < 10) return;
        clearInterval(wait);
        before = acknowledged;
        trapdoor(['backup', out, '--data', folder, '--json']).then(resolve, reject);
      }, 5);
    });
    await typing;
    expect(result).toMatchObject({ code: 0, err: '' });
    const bytes = readdirSync(out).reduce((sum, name) => sum + statSync(join(out, name)).size, 0);
    const sha256 = await sha256Of(join(out, 'trapdoor.db'));
    expect(JSON.parse(result.out)).toEqual({ drafts: 1, tables: 0, bytes, sha256 });
    expect(readFileSync(join(out, 'SHA256SUMS'), 'utf8')).toContain(`${sha256}  trapdoor.db\n`);

    const restored = fresh();
    expect(await restore(out, restored)).toMatchObject({ ok: true });
    expect(await editsIn(restored)).toBeGreaterThanOrEqual(1 + 20 + before);
    expect(readFileSync(join(restored, 'secret'))).toEqual(readFileSync(join(folder, 'secret')));
  });

  it('contains publications and their search entries', async () => {
    const [source, out, restored] = [fresh(), fresh(), fresh()];
    const open = (dataFolder: string) => openStores({ dataFolder, databaseUrl: undefined, redisUrl: undefined });
    const version = newVersion('published', { entry: { title: 'Łódź' } });
    const { store } = await open(source);
    await store.addVersion(version, ROOM);
    expect(await backUp(source, out)).toMatchObject({ ok: true });
    await store.close();
    expect(await restore(out, restored)).toMatchObject({ ok: true });
    const after = (await open(restored)).store;
    expect([...((await after.versionBytes('published', 1)) ?? [])]).toEqual([...version.bytes]);
    const found = await after.searchLibrary({ words: parseQuery('lodz'), filters: {}, order: 'newest' }, 24);
    expect(found.rows.map(({ id }) => id)).toEqual(['published']);
    await after.close();
  });

  it('protects the secret that signs cookies', () => {
    const modes = readdirSync(backup).map((name) => statSync(join(backup, name)).mode & 0o077);
    expect([statSync(backup).mode & 0o077, ...modes]).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ['a folder without a database', () => mkdirSync(join(place, 'empty'), { recursive: true }), /no trapdoor.db/],
    ['a folder without its secret', (copy: string) => rmSync(join(copy, 'secret')), /secret .* is missing/],
    [
      'a folder that lost its newest work',
      (copy: string) => rmSync(join(copy, 'trapdoor.db-wal')),
      /newest \d+ changes/,
    ],
  ])('refuses %s and leaves nothing behind', async (name, damage, says) => {
    const source = fresh();
    if (name.endsWith('database')) mkdirSync(source);
    else cpSync(folder, source, { recursive: true });
    damage(source);
    const out = fresh();
    expect(await backUp(source, out)).toEqual({ ok: false, error: expect.stringMatching(says) });
    expect([existsSync(out), existsSync(`${out}.unfinished`)]).toEqual([false, false]);
  });

  it('never overwrites a folder that is not empty', async () => {
    expect(await backUp(folder, backup)).toEqual({ ok: false, error: expect.stringContaining('not empty') });
  });
});

describe('trapdoor restore', () => {
  it('fills an empty folder, and reports the content', async () => {
    const target = fresh();
    mkdirSync(target);
    const { code, out, err } = await trapdoor(['restore', backup, '--data', target]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('1 draft and 0 tables');
    expect(await editsIn(target)).toBe(21);
  });

  it.each([
    ['in use', () => folder, /A studio is using/],
    ['not empty', () => place, /is not empty/],
  ])('refuses a folder that is %s', async (_, target, says) => {
    const before = readdirSync(target());
    const { code, err } = await trapdoor(['restore', backup, '--data', target()]);
    expect([code, err]).toEqual([2, expect.stringMatching(says)]);
    expect(readdirSync(target())).toEqual(before);
  });

  it.each([
    ['one bit of the database', (copy: string) => flipLastByte(join(copy, 'trapdoor.db')), /trapdoor.db .* is damaged/],
    ['one bit of the secret', (copy: string) => flipLastByte(join(copy, 'secret')), /secret .* is damaged/],
    ['the secret', (copy: string) => rmSync(join(copy, 'secret')), /secret .* missing/],
    ['the checksums', (copy: string) => rmSync(join(copy, 'SHA256SUMS')), /SHA256SUMS is missing/],
  ])('refuses a backup with damage to %s', async (_, damage, says) => {
    const target = fresh();
    expect(await restore(copyWith(damage), target)).toEqual({ ok: false, error: expect.stringMatching(says) });
    expect(existsSync(target)).toBe(false);
  });
});

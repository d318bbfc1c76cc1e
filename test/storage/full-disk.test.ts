// @module-tag long

import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadForWriting } from '@/lib/services/drafts/drafts';
import { DISK_FULL } from '@/lib/services/requests/api-error';
import { formatCookie } from '@/lib/services/requests/identity';
import { openEmbeddedBeside, openEmbeddedStore } from '@/lib/storage/embedded/open';
import { openSqlite } from '@/lib/storage/embedded/sqlite';
import type { Store } from '@/lib/storage/store';
import { answerApi } from '../support/api-pages';
import { bundleServerChild, killServerChild, startServerChild } from '../support/server-bundle';
import { ANN, SECRET, startServer, until } from '../support/test-server';
import { typeWords, useAndStop } from '../support/used-folder';

const EDITS = 30;
const PAGE = Buffer.alloc(4_096);
/** A small disk, and a folder on the large one. */
const place = mkdtempSync(join(tmpdir(), 'trapdoor-full-disk-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'trapdoor-used-'));
const canMount = mounts();

/** Returns whether a small disk could be mounted, which needs special rights. */
function mounts(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', place], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const filling = join(place, 'filling');

/** Fills the disk completely. */
function fillDisk(): void {
  try {
    for (;;) appendFileSync(filling, PAGE);
  } catch {
    // The disk is full.
  }
}

const makeRoom = () => rmSync(filling, { force: true });

afterEach(() => {
  for (const name of canMount ? readdirSync(place) : []) rmSync(join(place, name), { recursive: true });
});
afterAll(() => {
  if (canMount) execFileSync('umount', ['--lazy', place]);
  for (const each of [place, elsewhere]) rmSync(each, { recursive: true, force: true });
});

/**
 * Copies the folder of a stopped or killed studio to the small disk. It must be a copy, since a process that has opened
 * a database keeps it locked until garbage collection.
 */
async function useOnSmallDisk(
  name: string,
  { killed = false, older = false } = {},
): Promise<{ readonly folder: string; readonly id: string }> {
  const source = join(elsewhere, name);
  const id = await useAndStop(source);
  if (killed) {
    const server = await startServerChild({ folder: source });
    await typeWords(server.url, id, EDITS);
    await killServerChild(server);
  }
  if (older) {
    const database = openSqlite(join(source, 'trapdoor.db'));
    database.exec('DELETE FROM database_migrations WHERE name = (SELECT max(name) FROM database_migrations)');
    database.exec('DELETE FROM database_version WHERE version = (SELECT max(version) FROM database_version)');
    database.close();
  }
  const folder = join(place, name);
  cpSync(source, folder, { recursive: true });
  return { folder, id };
}

describe.skipIf(!canMount)(`a full disk${canMount ? '' : ' (skipped: needs the right to mount a small one)'}`, () => {
  const append = (store: Store, id: string, length = 10) =>
    store.append({ draftId: id, memberId: ANN, at: 1, bytes: new Uint8Array(length), title: '', newClients: [] });
  const isFull = { name: 'DiskFullError' };

  beforeAll(bundleServerChild, 120_000);

  it.each([
    ['stopped', 1],
    ['killed', 1 + EDITS],
  ])(
    'lets a studio that was %s start: it reads everything, and writes again once there is room',
    async (name, edits) => {
      const { folder, id } = await useOnSmallDisk(name, { killed: name === 'killed' });
      const wal = statSync(join(folder, 'trapdoor.db-wal'), { throwIfNoEntry: false });
      expect((wal?.size ?? 0) > 0).toBe(name === 'killed');
      fillDisk();
      const store = await openEmbeddedStore(folder);
      expect(store.isFull()).toBe(true);
      expect((await store.draftsOf(ANN)).map((draft) => draft.id)).toEqual([id]);
      expect((await store.history(id, 1_000)).length).toBe(edits);
      expect((await store.load(id)).length).toBeGreaterThan(0);
      await expect(append(store, id)).rejects.toMatchObject(isFull);
      await expect(store.probe()).rejects.toMatchObject(isFull);
      await expect(store.redeemTicket('t', 2, 1)).rejects.toMatchObject(isFull);
      makeRoom();
      await expect.poll(() => store.isFull(), { timeout: 10_000 }).toBe(false);
      expect(await append(store, id)).toBe(edits + 1);
      // Other commands can open it as usual.
      const beside = openEmbeddedBeside(folder);
      expect(beside.ok && (await beside.value.countDrafts())).toEqual({ all: 1, marked: 0 });
      await store.close();
      const again = await openEmbeddedStore(folder);
      expect((await again.history(id, 1_000)).length).toBe(edits + 1);
      await again.close();
    },
  );

  it('detects that the disk fills up while the studio runs, and that there is space again', async () => {
    const { folder, id } = await useOnSmallDisk('running');
    const store = await openEmbeddedStore(folder);
    fillDisk();
    await expect(append(store, id, 3_000_000)).rejects.toMatchObject(isFull);
    expect(store.isFull()).toBe(true);
    expect((await store.history(id, 1_000)).length).toBe(1);
    makeRoom();
    await expect.poll(() => store.isFull(), { timeout: 10_000 }).toBe(false);
    expect(await append(store, id)).toBe(2);
    await store.close();
  });

  it('answers writes with 507 and a message, and other requests as usual', async () => {
    const { folder, id } = await useOnSmallDisk('asked');
    fillDisk();
    const server = await startServer({ folder, handle: answerApi });
    const cookie = String(formatCookie(ANN, SECRET, false).split(';')[0]);
    const ask = async (path: string, body?: object) => {
      const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
      const options = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
      const response = await fetch(`${server.url}${path}`, options);
      return { status: response.status, body: await response.json() };
    };
    expect(await ask('/api/drafts', { system: 'trapped' })).toEqual({
      status: 507,
      body: { error: { code: 'storage/disk-full', message: DISK_FULL } },
    });
    expect(await ask('/healthz')).toEqual({ status: 503, body: { ok: false } });
    expect(await ask('/api/drafts')).toMatchObject({ status: 200, body: [{ id }] });
    expect((await loadForWriting(server.services, id, ANN)).ok).toBe(true);
    makeRoom();
    await until(async () => (await ask('/healthz')).status === 200);
    expect(await ask('/api/drafts', { system: 'trapped' })).toMatchObject({ status: 201 });
    await server.stopServer();
  });

  it('asks to free space if there is no studio yet', async () => {
    const folder = join(place, 'new');
    mkdirSync(folder);
    fillDisk();
    await expect(openEmbeddedStore(folder)).rejects.toThrow(
      `The disk of the data folder “${folder}” is full. Nothing is in it yet. Make room there, then start again.`,
    );
  });

  it('asks to free space if the database is of an older version', async () => {
    const { folder } = await useOnSmallDisk('older', { older: true });
    fillDisk();
    await expect(openEmbeddedStore(folder)).rejects.toThrow(/ is full\. Its database has to be updated first\. Make/);
  });
});

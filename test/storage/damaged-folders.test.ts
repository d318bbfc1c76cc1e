// @module-tag long

import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStores } from '@/lib/server/open-stores';
import { writeInstallation } from '@/lib/storage/embedded/installation';
import { fingerprintOf, newSecret, writeSecret } from '@/lib/storage/embedded/secret';
import { contentsOf, DAMAGES, type UsedFolders } from '../support/damaged-folders';
import { bundleServerChild, killServerChild, startServerChild } from '../support/server-bundle';
import { typeWords, useAndStop } from '../support/used-folder';

const EDITS = 150;
const place = mkdtempSync(join(tmpdir(), 'trapdoor-damaged-'));
const folders: UsedFolders = {
  killed: join(place, 'killed'),
  stopped: join(place, 'stopped'),
  foreign: join(place, 'foreign'),
};
let draftId: string;
let copies = 0;

const copyOf = (folder: string) => {
  const copy = join(place, `copy-${++copies}`);
  cpSync(folder, copy, { recursive: true });
  return copy;
};
const open = (folder: string, acceptLoss = false) =>
  openStores({ dataFolder: folder, databaseUrl: undefined, redisUrl: undefined, acceptLoss });
const refusalOf = (folder: string, acceptLoss = false) =>
  open(folder, acceptLoss).then(
    () => 'opened',
    (error: Error) => error.message,
  );

/** Types into a draft of a server in its own process, and kills the process once everything is acknowledged. */
async function writeAndKill(folder: string, id: string, edits: number): Promise<void> {
  const child = await startServerChild({ folder });
  await typeWords(child.url, id, edits);
  await killServerChild(child);
}

/**
 * Uses a studio in this process and stops it; then copies its folder. A closed connection lives until its statements are
 * collected as garbage. It would then move the WAL of a folder whose server has been killed since.
 */
async function useFirst(...copies: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(place, 'first-'));
  const id = await useAndStop(folder);
  for (const copy of copies) cpSync(folder, copy, { recursive: true });
  return id;
}

beforeAll(async () => {
  await bundleServerChild();
  draftId = await useFirst(folders.killed, folders.stopped);
  await writeAndKill(folders.killed, draftId, EDITS);
  await writeAndKill(folders.foreign, await useFirst(folders.foreign), 3);
}, 120_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('a data folder', () => {
  it('of a killed server opens with everything that was acknowledged', async () => {
    const { store } = await open(copyOf(folders.killed));
    expect((await store.history(draftId, 1000)).length).toBeGreaterThan(EDITS);
    await store.close();
  });

  it.each(DAMAGES)('with $name is refused and left unchanged', async ({ of, apply, says }) => {
    const folder = copyOf(folders[of]);
    apply(folder, folders);
    const before = contentsOf(folder);
    const refusal = await refusalOf(folder);
    expect(refusal).toMatch(says);
    expect(refusal).toContain(folder);
    expect(refusal).toMatch(/restore a backup/);
    expect(contentsOf(folder)).toEqual(before);
  });

  it('continues with the remaining data if the operator agrees, for one start', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const folder = copyOf(folders.killed);
    truncateSync(join(folder, 'trapdoor.db-wal'), statSync(join(folder, 'trapdoor.db-wal')).size / 2);
    const { store } = await open(folder, true);
    expect(complain).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/the newest \d+ changes are missing/));
    const left = (await store.history(draftId, 1000)).length;
    expect(left).toBeGreaterThan(1);
    expect(left).toBeLessThan(EDITS);
    await store.close();

    await (await open(folder, true)).store.close();
    rmSync(join(folder, 'secret'));
    expect(await refusalOf(folder, true)).toMatch(/was used for an earlier loss/);
    expect(await refusalOf(folder)).toMatch(/start once with TRAPDOOR_ACCEPT_LOSS=1/);
    expect(complain).toHaveBeenCalledTimes(1);
    const again = await open(folder, true);
    expect((await again.store.history(draftId, 1000)).length).toBe(left);
    await again.store.close();
    await (await open(folder)).store.close();
  });

  it.each([
    ['before the secret', () => {}],
    ['before the database', (folder: string, secret: Buffer) => writeSecret(folder, secret)],
    [
      'while the database was made',
      (folder: string, secret: Buffer) => {
        writeSecret(folder, secret);
        writeFileSync(join(folder, 'trapdoor.db'), '');
      },
    ],
  ])('opens after a first start that was interrupted %s', async (_, done) => {
    const folder = join(place, `first-${++copies}`);
    const secret = newSecret();
    mkdirSync(folder);
    writeInstallation(folder, {
      id: 7,
      secret: fingerprintOf(secret),
      sequence: 0,
      closed: false,
      lossAccepted: false,
    });
    done(folder, secret);
    const { store } = await open(folder);
    await store.close();
    await (await open(folder)).store.close();
  });
});

import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';
import { afterEach, describe, expect, it } from 'vitest';
import { newDraft } from '@/lib/scenario/envelope';
import { addArt } from '@/lib/services/drafts/art';
import {
  addDraft,
  duplicateDraft,
  listDrafts,
  loadForWriting,
  requireDraft,
  setDeleted,
} from '@/lib/services/drafts/drafts';
import { addLink, findLink } from '@/lib/services/drafts/share-links';
import { confirmClock, sweep } from '@/lib/services/drafts/sweep';
import type { StorageLimits } from '@/lib/services/requests/storage-room';
import { ANN, BOB, startServer, system, type TestServer, until } from '../support/test-server';

const DAY_MS = 24 * 3_600_000;
const MB = 1_000_000;

let server: TestServer;
afterEach(() => server.stop());

/** The studio's services with a clock that is some days ahead. */
const later = (days: number) => ({ ...server.services, now: () => Date.now() + days * DAY_MS });

/** Creates a picture that no draft has. */
function picture(shade: number): { hash: string; bytes: Uint8Array } {
  const png = new PNG({ width: 2, height: 2 });
  png.data.fill(shade);
  const bytes = PNG.sync.write(png, { colorType: 6 });
  return { hash: createHash('sha256').update(bytes).digest('hex'), bytes };
}

describe('a full storage', () => {
  const send = (id: string, { hash, bytes }: ReturnType<typeof picture>) =>
    addArt(server.services, id, { hash, alt: '', credit: '' }, bytes);

  it.each<[string, (fill: boolean) => StorageLimits]>([
    ['the operator’s limit', (full) => ({ maxBytes: full ? 1 : 100 * MB, freeBytes: undefined })],
    ['the end of the disk', (full) => ({ maxBytes: undefined, freeBytes: async () => (full ? 199 : 900) * MB })],
  ])('accepts edits but nothing new: %s', async (_, limits) => {
    server = await startServer({ storage: limits(false) });
    const id = await server.create(ANN, { title: 'Before' });
    await send(id, picture(1));
    const { folder } = server;
    await server.stopServer();
    server = await startServer({ folder, storage: limits(true) });

    const { services } = server;
    const row = await requireDraft(services, id, ANN, 'owner');
    const refused = await Promise.allSettled([
      addDraft(services, ANN, newDraft(system), system),
      duplicateDraft(services, row, ANN),
      send(id, picture(2)),
    ]);
    const full = { status: 'rejected', reason: { status: 507, code: 'storage/full' } };
    expect(refused).toMatchObject([full, full, full]);
    await expect(send(id, picture(2))).rejects.toThrow(/is still saved. Ask the person who runs the studio/);
    // An existing picture takes no room.
    await send(id, picture(1));
    const session = await server.open(ANN, id);
    session.edit([{ op: 'set', path: ['title'], value: 'After' }]);
    await until(async () => (await services.store.draft(id))?.title === 'After');
    expect((await listDrafts(services, ANN)).map(({ title }) => title)).toEqual(['After']);
  });

  it('counts concurrent requests before it measures again', async () => {
    server = await startServer();
    await server.create(ANN);
    const size = await server.services.store.usedBytes();
    await server.stop();
    server = await startServer({ storage: { maxBytes: 5 * size, freeBytes: undefined } });
    const made = await Promise.allSettled(Array.from({ length: 20 }, () => server.create(ANN)));
    const kept = made.filter(({ status }) => status === 'fulfilled').length;
    expect(kept).toBeGreaterThan(3);
    expect(kept).toBeLessThan(10);
  });
});

describe('sweeping', () => {
  it('permanently removes drafts deleted 30 days ago', async () => {
    server = await startServer();
    const [kept, gone] = [await server.create(ANN), await server.create(ANN)];
    await setDeleted(server.services, gone, true);
    await sweep(later(29));
    await setDeleted(server.services, gone, false);
    expect((await listDrafts(server.services, ANN)).length).toBe(2);
    await setDeleted(server.services, gone, true);
    await sweep(later(31));
    expect(await server.services.store.draft(gone)).toBeUndefined();
    expect((await listDrafts(server.services, ANN)).map(({ id }) => id)).toEqual([kept]);
  });

  it('never removes unopened drafts unless the operator sets a time', async () => {
    server = await startServer();
    const id = await server.create(ANN);
    await sweep(later(4_000));
    expect((await listDrafts(later(4_000), ANN)).map((draft) => [draft.id, draft.daysLeft])).toEqual([[id, undefined]]);
  });

  it('shows the days left, and removes drafts that nobody has opened, edited or read since', async () => {
    server = await startServer({ forgetAfterDays: 180 });
    const { services } = server;
    const [opened, read, forgotten] = [await server.create(ANN), await server.create(ANN), await server.create(ANN)];
    const daysLeft = async (days: number) => {
      const drafts = await listDrafts({ ...later(days), forgetAfterDays: 180 }, ANN);
      return [opened, read, forgotten].map((id) => drafts.find((draft) => draft.id === id)?.daysLeft);
    };
    expect(await daysLeft(0)).toEqual([180, 180, 180]);
    expect(await daysLeft(170.5)).toEqual([10, 10, 10]);

    const { url } = await addLink(services, read, { role: 'read', hideGm: false }, server.url);
    const before = (id: string) => services.store.noteOpened(id, Date.now() + 100 * DAY_MS);
    for (const id of [opened, read, forgotten]) await before(id);
    expect(await daysLeft(200.5)).toEqual([80, 80, 80]);
    await server.stopServer();
    server = await startServer({ folder: server.folder, forgetAfterDays: 180, now: () => Date.now() + 250 * DAY_MS });
    expect((await loadForWriting(server.services, opened, ANN)).ok).toBe(true);
    await findLink(server.services, url.split('/').at(-1) ?? '');
    await until(async () => (await daysLeft(250))[0] === 180);
    expect(await daysLeft(250)).toEqual([180, 180, 30]);
    await server.services.store.recordSweep(() => confirmClock(later(300).now()));
    await sweep({ ...server.services, now: later(300).now });
    expect((await listDrafts(server.services, ANN)).map(({ id }) => id).toSorted()).toEqual([opened, read].toSorted());
  });

  it('closes sessions of a draft that it removes, and does not remove a draft because it was open for long', async () => {
    server = await startServer();
    const { store } = server.services;
    const id = await server.create(ANN);
    await server.let(BOB, id, 'edit');
    const client = await server.raw(BOB, id).opened();
    await until(() => server.hub.visitorsOf(id) === 1);
    await store.recordSweep(() => confirmClock(later(200).now()));
    await sweep({ ...later(200), forgetAfterDays: 180 });
    expect(await store.draft(id)).toBeDefined();
    await store.setDeleted(id, Date.now());
    await sweep({ ...later(231), forgetAfterDays: 180 });
    expect((await client.ended()).code).toBeGreaterThanOrEqual(4000);
    expect(await store.draft(id)).toBeUndefined();
  });
});

// @module-tag long

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { rootOf } from '@/lib/collab/document/draft-doc';
import { applyPatchesToDoc } from '@/lib/collab/document/write-draft';
import { CLOSE } from '@/lib/collab/protocol/protocol';
import { openStores } from '@/lib/server/open-stores';
import { signOutEverywhere } from '@/lib/services/members/sign-out';
import { formatCookie } from '@/lib/services/requests/identity';
import { memberOf } from '@/lib/services/requests/member-of';
import { openPostgresStore } from '@/lib/storage/postgres/open';
import { openRedisWakeups } from '@/lib/storage/redis/wakeups';
import { createLocalWakeups, EVERYTHING } from '@/lib/storage/wakeups';
import { type CuttableLine, layLine } from '../support/cuttable-line';
import { HAS, type SystemStore, startPostgres, startRedis, unlessMissing } from '../support/system-stores';
import { ANN, BOB, type RawClient, SECRET, shape, startServer, type TestServer, until } from '../support/test-server';

const quiet = () => {};
const saved = (session: { saveState(): { state: string } }) => until(() => session.saveState().state === 'saved');

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let redis: SystemStore;
let line: CuttableLine;
let databaseUrl: string;
let servers: readonly [TestServer, TestServer];
let id: string;

describe.skipIf(!HAS.postgres || !HAS.redis)(`two processes${unlessMissing('postgres', 'redis')}`, () => {
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    databaseUrl = await postgres.createDatabase();
  });
  afterAll(async () => {
    await Promise.all([postgres.stop(), redis.stop()]);
  });
  beforeEach(async () => {
    line = await layLine(redis.port);
    servers = [await startOne(), await startOne()];
    id = await servers[0].create(ANN, { title: 'House' });
    await servers[0].let(BOB, id, 'edit');
  });
  afterEach(async () => {
    for (const server of servers) await server.stop();
    await line.close();
  });

  const startOne = async () =>
    startServer({
      stores: {
        store: await openPostgresStore(databaseUrl, quiet),
        wakeups: await openRedisWakeups(`redis://127.0.0.1:${line.port}`, quiet),
      },
    });
  const titleAt = async (server: TestServer) => (await server.services.documents.read(id)).title;

  async function met(server: TestServer, member: string): Promise<{ client: RawClient; doc: Y.Doc }> {
    const client = await server.raw(member, id).opened();
    client.say({ type: 'hello', stateVector: new Uint8Array() });
    const doc = new Y.Doc();
    Y.applyUpdate(doc, (await client.hear('state')).bytes);
    return { client, doc };
  }
  const retitle = (doc: Y.Doc, title: string) => {
    const updates: Uint8Array[] = [];
    const hear = (update: Uint8Array) => void updates.push(update);
    doc.on('update', hear);
    applyPatchesToDoc(doc, shape, [{ op: 'set', path: ['title'], value: title }]);
    doc.off('update', hear);
    return updates[0] ?? new Uint8Array();
  };

  it('both sign a member out, whichever was asked, also while they can’t reach each other', async () => {
    const [first, last] = servers.map(({ services }) => services);
    if (!first || !last) throw new Error('There are two processes.');
    // Other tests must find their cookies unchanged.
    const [cat, dan] = ['c'.repeat(26), 'd'.repeat(26)];
    for (const member of [cat, dan]) await servers[0].let(member, id, 'edit');
    const there = await servers[1].raw(cat, id).opened();
    await signOutEverywhere(first, cat);
    expect((await there.ended()).code).toBe(CLOSE.badTicket);
    expect(await memberOf(last, formatCookie(cat, SECRET, false))).toBeUndefined();
    expect(await memberOf(last, formatCookie(cat, SECRET, false, 1))).toBe(cat);
    line.cut();
    const guest = await servers[1].raw(dan, id).opened();
    await signOutEverywhere(first, dan);
    expect((await guest.ended()).code).toBe(CLOSE.badTicket);
  });

  it('show presence across both, for current and later visitors, until people leave', async () => {
    const [ann, bob] = await Promise.all([servers[0].open(ANN, id), servers[1].open(BOB, id)]);
    const seenBy = (session: typeof ann) => session.presence?.present().map(({ step }) => step) ?? [];
    ann.presence?.show({ step: 'goals' });
    await until(() => seenBy(bob).join() === 'goals');
    const late = await servers[1].open(BOB, id);
    await until(() => seenBy(late).join() === 'goals');
    bob.presence?.show({ step: 'map' });
    await until(() => seenBy(ann).join() === 'map');
    ann.destroy();
    await until(() => seenBy(late).join() === 'map' && seenBy(bob).length === 0);
  });

  it('show everybody everything on both', async () => {
    const [ann, bob] = await Promise.all([servers[0].open(ANN, id), servers[1].open(BOB, id)]);
    for (let i = 0; i < 5; i++) {
      ann.editText(['title'], `${ann.draft().title} a${i}`);
      bob.editText(['summary'], `${bob.draft().summary} b${i}`);
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    await Promise.all([saved(ann), saved(bob)]);
    const whole = { title: 'House a0 a1 a2 a3 a4', summary: ' b0 b1 b2 b3 b4' };
    await until(() => [ann, bob].every((one) => JSON.stringify(one.draft()).includes(whole.title)));
    await until(() => [ann, bob].every((one) => one.draft().summary === whole.summary));
    for (const server of servers) expect(await server.services.documents.read(id)).toMatchObject(whole);
    const { seq } = (await servers[0].services.store.history(id, 1))[0] ?? {};
    // At least one edit from each, plus the creation of the draft.
    expect(seq).toBeGreaterThan(2);
  });

  it('pass an edit on to people on the other process', async () => {
    const [ann, bob] = [await met(servers[0], ANN), await met(servers[1], BOB)];
    ann.client.say({ type: 'edit', n: 1, last: true, bytes: retitle(ann.doc, 'Ours') });
    Y.applyUpdate(bob.doc, (await bob.client.hear('edit')).bytes);
    expect(String(rootOf(bob.doc).get('title'))).toBe('Ours');
  });

  it('accept an edit that builds on one they have not received', async () => {
    line.cut();
    const [ann, bob] = [await met(servers[0], ANN), await met(servers[1], BOB)];
    ann.client.say({ type: 'edit', n: 1, last: true, bytes: retitle(ann.doc, 'One') });
    await ann.client.hear('ack');
    Y.applyUpdate(bob.doc, Y.encodeStateAsUpdate(ann.doc));
    bob.client.say({ type: 'edit', n: 1, last: true, bytes: retitle(bob.doc, 'One, two') });
    await bob.client.hear('ack');
    for (const server of servers) expect(await titleAt(server)).toBe('One, two');
  });

  it('accept a member’s client id on both, and refuse it from others', async () => {
    line.cut();
    const [ann, bob] = [await met(servers[0], ANN), await met(servers[1], BOB)];
    ann.client.say({ type: 'edit', n: 1, last: true, bytes: retitle(ann.doc, 'Ann’s') });
    await ann.client.hear('ack');
    // Simultaneous, as far as this process knows.
    bob.doc.clientID = ann.doc.clientID;
    bob.client.say({ type: 'edit', n: 1, last: true, bytes: retitle(bob.doc, 'Forged') });
    expect((await bob.client.hear('reject')).refusal.code).toBe('not-yours');
    const there = await met(servers[1], ANN);
    there.doc.clientID = ann.doc.clientID;
    there.client.say({ type: 'edit', n: 1, last: true, bytes: retitle(there.doc, 'Ann’s still') });
    await there.client.hear('ack');
    for (const server of servers) expect(await titleAt(server)).toBe('Ann’s still');
  });

  it('end a member’s access on both at once', async () => {
    const { client } = await met(servers[1], BOB);
    await servers[0].services.store.revokeLink(id, `link-b-edit-${id}`);
    await servers[0].services.documents.recheck(id);
    expect(await client.ended()).toMatchObject({ code: CLOSE.noAccess });
  });

  it('continue without Redis, and open drafts that were not open', async () => {
    line.cut();
    const other = await servers[0].create(ANN, { title: 'Another' });
    await servers[0].let(BOB, other, 'edit');
    const [ann, bob] = await Promise.all([servers[0].open(ANN, other), servers[1].open(BOB, other)]);
    ann.editText(['title'], 'Another one');
    await saved(ann);
    await until(() => bob.draft().title === 'Another one');
    line.heal();
    bob.editText(['summary'], 'Dark.');
    await until(() => ann.draft().summary === 'Dark.');
  });

  it('let the server change drafts that are open elsewhere', async () => {
    const bob = await servers[1].open(BOB, id);
    await servers[0].services.documents.rename(id, 'Renamed');
    await until(() => bob.draft().title === 'Renamed');
    await servers[1].services.documents.rename(id, 'Renamed again');
    expect(await titleAt(servers[0])).toBe('Renamed again');
  });

  it('survive a temporary database failure, and acknowledge nothing meanwhile', async () => {
    const ann = await servers[0].open(ANN, id);
    await saved(ann);
    postgres.freeze();
    ann.editText(['title'], 'House of salt');
    await until(() => ann.saveState().state === 'unsaved');
    postgres.thaw();
    await saved(ann);
    expect(await titleAt(servers[1])).toBe('House of salt');
  });

  it('sign with the same secret', async () => {
    const place = { dataFolder: '/nowhere', databaseUrl, redisUrl: undefined };
    const grounds = await Promise.all([openStores(place), openStores(place)]);
    expect(grounds[0].secret).toEqual(grounds[1].secret);
    expect(grounds[0]).toMatchObject({ shared: true, secret: { length: 32 } });
    for (const { store, wakeups } of grounds) {
      await wakeups.close();
      await store.close();
    }
  });
});

describe.skipIf(!HAS.redis)(`hints through Redis${unlessMissing('redis')}`, () => {
  it('reach others once, oneself once, and everybody when some may have been lost', async () => {
    const server = await startRedis();
    const way = await layLine(server.port);
    const [here, there] = await Promise.all([1, 2].map(() => openRedisWakeups(`redis://127.0.0.1:${way.port}`, quiet)));
    const heard: string[] = [];
    const stop = ['table:a', 'table:b'].flatMap((topic) => [
      here?.subscribe(topic, () => heard.push(`here ${topic}`)),
      there?.subscribe(topic, () => heard.push(`there ${topic}`)),
    ]);
    // A hint wakes only its own topic; the poll every two seconds wakes all.
    await until(async () => {
      heard.length = 0;
      here?.publish('table:a');
      await new Promise((resolve) => setTimeout(resolve, 20));
      return heard.includes('there table:a') && !heard.includes('there table:b');
    });
    // Invalid topics are ignored.
    here?.publish('nonsense');
    way.cut();
    heard.length = 0;
    way.heal();
    await until(() => ['here', 'there'].every((who) => heard.includes(`${who} table:b`)));
    for (const end of stop) end?.();
    await Promise.all([here?.close(), there?.close()]);
    await way.close();
    await server.stop();
  });

  it('are not needed within one process', async () => {
    const wakeups = createLocalWakeups();
    let heard = 0;
    wakeups.subscribe('draft:a', () => heard++);
    wakeups.publish(EVERYTHING);
    await until(() => heard === 1);
    await wakeups.close();
  });
});

// @module-tag long

import { connect } from 'node:net';
import fc from 'fast-check';
import * as encoding from 'lib0/encoding';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as awarenessProtocol from 'y-protocols/awareness';
import * as Y from 'yjs';
import { rootOf } from '@/lib/collab/document/draft-doc';
import { applyPatchesToDoc } from '@/lib/collab/document/write-draft';
import { parsePresence } from '@/lib/collab/protocol/presence-frame';
import { CLOSE, framesOfEdit } from '@/lib/collab/protocol/protocol';
import { Room } from '@/lib/collab/server/room';
import { personId } from '@/lib/services/drafts/people-of-draft';
import { padDraft } from '../support/fill-draft';
import { ANN, BOB, type RawClient, SECRET, shape, startServer, type TestServer, until } from '../support/test-server';

let server: TestServer;
let id: string;
beforeEach(async () => {
  server = await startServer();
  id = await server.create(ANN, { title: 'Mine' });
  await server.let(BOB, id, 'edit');
});
afterEach(() => server.stop());

/** Connects a client and syncs its copy of the document. */
async function met(member: string): Promise<{ client: RawClient; doc: Y.Doc }> {
  const client = await server.raw(member, id).opened();
  client.say({ type: 'hello', stateVector: new Uint8Array() });
  const doc = new Y.Doc();
  Y.applyUpdate(doc, (await client.hear('state')).bytes);
  return { client, doc };
}

/** Returns the updates of a change. */
function changes(doc: Y.Doc, change: () => void): readonly Uint8Array[] {
  const updates: Uint8Array[] = [];
  const hear = (update: Uint8Array) => void updates.push(update);
  doc.on('update', hear);
  change();
  doc.off('update', hear);
  return updates;
}

const retitle = (doc: Y.Doc, title: string) =>
  changes(doc, () => applyPatchesToDoc(doc, shape, [{ op: 'set', path: ['title'], value: title }]))[0] ??
  new Uint8Array();
const eventsIn = (root: Y.Map<unknown>) => (root.get('body') as Y.Map<unknown>).get('events') as Y.Map<unknown>;
const eventIn = (root: Y.Map<unknown>) => eventsIn(root).get('pad0') as Y.Map<unknown>;
const edit = (client: RawClient, n: number, bytes: Uint8Array) => client.say({ type: 'edit', n, last: true, bytes });
const titleOnDisk = async () => (await server.services.documents.read(id)).title;

describe('the door', () => {
  it.each([
    ['a foreign page', { origin: 'http://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page on another port', { origin: 'http://127.0.0.1:1' }],
    ['a DNS name rebound to this address', { origin: 'http://evil.example', host: 'evil.example' }],
  ])('is closed to %s', async (_, headers) => {
    const client = server.raw(ANN, id, headers);
    await until(() => client.status !== undefined);
    expect(client.status).toBe(403);
  });

  it('is closed to requests without an origin', async () => {
    const { port, hostname } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /collab?draft=${id} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    );
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(answer).toContain('403 Forbidden');
    socket.destroy();
  });

  it.each([
    ['nobody', undefined],
    ['somebody else', 'c'.repeat(26)],
  ])('gives the reason why it is closed to %s', async (_, member) => {
    expect(await server.raw(member, id).ended()).toMatchObject({ code: CLOSE.noAccess });
  });

  it('is closed to a forged cookie', async () => {
    const client = server.raw(undefined, id, { cookie: `trapdoor=${ANN}.${'A'.repeat(43)}` });
    expect(await client.ended()).toMatchObject({ code: CLOSE.noAccess });
  });

  it('is closed once the draft is deleted', async () => {
    const { client } = await met(BOB);
    await server.services.store.setDeleted(id, 1);
    await server.services.documents.recheck(id);
    expect(await client.ended()).toMatchObject({ code: CLOSE.gone });
    expect(await server.raw(ANN, id).ended()).toMatchObject({ code: CLOSE.gone });
  });
});

describe('people who lose access', () => {
  it('are out even if the database fails at that moment', async () => {
    const { client } = await met(BOB);
    vi.spyOn(server.services.store, 'rolesIn').mockRejectedValueOnce(new Error('The disk is full.'));
    await server.services.documents.recheck(id);
    expect(await client.ended()).toMatchObject({ code: CLOSE.tryAgain });
  });

  it('are out even if they were just connecting', async () => {
    const { store } = server.services;
    const roleOf = store.roleOf.bind(store);
    let asked = 0;
    vi.spyOn(store, 'roleOf').mockImplementation(async (draftId, memberId) => {
      const role = await roleOf(draftId, memberId);
      asked += 1;
      if (asked === 2) {
        await store.moveGrants(BOB, 'c'.repeat(26), () => 'nobody');
        await server.services.documents.recheck(id);
      }
      return role;
    });
    expect(await server.raw(BOB, id).ended()).toMatchObject({ code: CLOSE.noAccess });
  });
});

describe('an edit', () => {
  it('is acknowledged, stored and passed on', async () => {
    const [ann, bob] = [await met(ANN), await met(BOB)];
    edit(ann.client, 1, retitle(ann.doc, 'Ours'));
    expect(await ann.client.hear('ack')).toEqual({ type: 'ack', n: 1 });
    Y.applyUpdate(bob.doc, (await bob.client.hear('edit')).bytes);
    expect(String(rootOf(bob.doc).get('title'))).toBe('Ours');
    expect(await titleOnDisk()).toBe('Ours');
  });

  it('without news is acknowledged and not stored', async () => {
    const { client, doc } = await met(ANN);
    edit(client, 1, Y.encodeStateAsUpdate(doc));
    await client.hear('ack');
    expect((await server.services.store.history(id, 10)).length).toBe(1);
  });

  it('under somebody else’s client id is refused, and that person goes on', async () => {
    const [ann, bob] = [await met(ANN), await met(BOB)];
    edit(ann.client, 1, retitle(ann.doc, 'Ann’s'));
    await ann.client.hear('ack');
    Y.applyUpdate(bob.doc, (await bob.client.hear('edit')).bytes);
    bob.doc.clientID = ann.doc.clientID;
    edit(bob.client, 1, retitle(bob.doc, 'Forged'));
    expect((await bob.client.hear('reject')).refusal.code).toBe('not-yours');
    edit(ann.client, 2, retitle(ann.doc, 'Ann’s still'));
    expect(await ann.client.hear('ack')).toMatchObject({ n: 2 });
    expect(await titleOnDisk()).toBe('Ann’s still');
  });

  it('under the server’s client id is refused', async () => {
    const { client, doc } = await met(BOB);
    doc.clientID = [...(await server.services.store.clients(id)).keys()][0] ?? 0;
    edit(client, 1, retitle(doc, 'Forged'));
    expect((await client.hear('reject')).refusal.code).toBe('not-yours');
  });

  it('with a gap before it is refused, and accepted once the gap is filled', async () => {
    const { client, doc } = await met(ANN);
    const [first, second] = [retitle(doc, 'One'), retitle(doc, 'One, two')];
    edit(client, 1, second);
    expect((await client.hear('reject')).refusal.code).toBe('gap');
    edit(client, 2, Y.mergeUpdates([first, second]));
    expect(await client.hear('ack')).toMatchObject({ n: 2 });
    expect(await titleOnDisk()).toBe('One, two');
  });

  it('that deletes what does not exist yet is refused', async () => {
    const { client, doc } = await met(ANN);
    const ahead = new Y.Doc();
    Y.applyUpdate(ahead, Y.encodeStateAsUpdate(doc));
    retitle(ahead, 'Ahead');
    const [deletion] = changes(ahead, () => rootOf(ahead).delete('title'));
    edit(client, 1, deletion ?? new Uint8Array());
    expect((await client.hear('reject')).refusal.code).toBe('gap');
  });

  it.each([
    ['random bytes', () => new Uint8Array([9, 9, 9, 255, 255])],
    ['nothing', () => new Uint8Array()],
    ['another root', () => updateOf((doc) => doc.getMap('elsewhere').set('a', 1))],
    ['a nested document', () => updateOf((doc) => doc.getMap('draft').set('a', new Y.Doc()))],
    ['an array type', () => updateOf((doc) => doc.getMap('draft').set('a', new Y.Array()))],
    ['objects as values', () => updateOf((doc) => doc.getMap('draft').set('a', { deep: [[[[1]]]] }))],
    ['binary', () => updateOf((doc) => doc.getMap('draft').set('a', new Uint8Array(9)))],
  ])('of %s is refused', async (_, bytes) => {
    const { client } = await met(ANN);
    edit(client, 1, bytes());
    expect((await client.hear('reject')).refusal.code).toBe('garbage');
    expect(await titleOnDisk()).toBe('Mine');
    expect((await server.services.store.history(id, 10)).length).toBe(1);
  });

  it.each([
    ['missing', (root: Y.Map<unknown>) => root.delete('summary')],
    ['of another type', (root: Y.Map<unknown>) => root.set('body', 'gone')],
    ['with invalid links', (root: Y.Map<unknown>) => root.set('remixOf', '[{"address": "javascript:alert(1)"}]')],
    ['with endless text', (root: Y.Map<unknown>) => root.set('remixOf', '['.repeat(100_000))],
  ])('that leaves a field %s is refused, since others could no longer write in it', async (_, spoil) => {
    const { client, doc } = await met(ANN);
    const [bytes] = changes(doc, () => spoil(rootOf(doc)));
    edit(client, 1, bytes ?? new Uint8Array());
    expect((await client.hear('reject')).refusal.code).toBe('garbage');
    expect((await server.services.store.history(id, 10)).length).toBe(1);
  });

  it.each<[string, (root: Y.Map<unknown>) => void]>([
    ['an unknown field', (root) => root.set('hidden', 1)],
    ['an unknown field of an entry', (root) => eventIn(root).set('hidden', 1)],
    ['a field that only exists elsewhere', (root) => eventIn(root).set('summary', new Y.Text())],
    ['an unknown option', (root) => root.set('tags#sad', true)],
    ['an option of another field', (root) => root.set('tags#death', true)],
    ['all options in one place', (root) => root.set('tags', 'tense')],
    ['an option of a field without any', (root) => root.set('title#tense', true)],
    ['an id as a field', (root) => eventIn(root).set('id', 'mine')],
    ['an invalid entry', (root) => eventsIn(root).set('e9', 1)],
    ['an entry with an invalid id', (root) => eventsIn(root).set('no id', new Y.Map())],
    ['a map instead of a value', (root) => eventIn(root).set('once', new Y.Map([['hidden', 1]]))],
    ['an endless list position', (root) => eventIn(root).set('#', 'a'.repeat(5_000))],
    ['a property of a text', (root) => (root.get('title') as Y.Text).setAttribute('hidden', 1)],
    ['an embedded object in a text', (root) => (root.get('title') as Y.Text).insertEmbed(0, new Y.Map())],
  ])('of %s is refused', async (_, hide) => {
    const { client, doc } = await met(ANN);
    padDraft(doc, 'x', 1);
    const [bytes] = changes(doc, () => doc.transact(() => hide(rootOf(doc))));
    edit(client, 1, Y.mergeUpdates([Y.encodeStateAsUpdate(doc), bytes ?? new Uint8Array()]));
    expect((await client.hear('reject')).refusal.code).toMatch(/^(unknown-field|garbage)$/);
    expect((await server.services.store.history(id, 10)).length).toBe(1);
  });

  it('is accepted beside fields of another version, which are kept and not shown', async () => {
    await server.hub.change(id, (doc) => {
      rootOf(doc).set('old', new Y.Text('Kept'));
      eventsIn(rootOf(doc)).set('none', 1);
    });
    const { client, doc } = await met(ANN);
    edit(client, 1, retitle(doc, 'Newer'));
    await client.hear('ack');
    expect(await server.services.documents.read(id)).toMatchObject({ title: 'Newer' });
    expect(await server.services.documents.read(id)).not.toHaveProperty('old');
    const stored = new Y.Doc();
    for (const { bytes } of await server.services.store.load(id)) Y.applyUpdate(stored, bytes);
    expect(String(rootOf(stored).get('old'))).toBe('Kept');
    // Additions to them would be invisible.
    const [more] = changes(doc, () => (rootOf(doc).get('old') as Y.Text).insert(0, 'hidden'));
    edit(client, 2, more ?? new Uint8Array());
    expect((await client.hear('reject')).refusal.code).toBe('unknown-field');
  });

  it('that is large lets others take their turns', async () => {
    const { client, doc } = await met(ANN);
    const bytes = changes(doc, () => padDraft(doc, 'x', 900_000))[0] ?? new Uint8Array();
    let [turns, meanwhile] = [0, 0];
    const count = () => {
      turns += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    const { applyEdit } = Room.prototype;
    const during = vi.spyOn(Room.prototype, 'applyEdit').mockImplementation(async function (this: Room, ...edit) {
      const before = turns;
      const taken = await applyEdit.apply(this, edit);
      meanwhile = turns - before;
      return taken;
    });
    for (const frame of framesOfEdit(1, bytes)) client.socket.send(frame);
    await client.hear('ack');
    clearImmediate(counting);
    during.mockRestore();
    expect(meanwhile).toBeGreaterThan(3);
  });

  it('with quadratic conflicts is refused before it takes minutes', async () => {
    const { client, doc } = await met(ANN);
    const summary = rootOf(doc).get('summary') as Y.Text;
    const place = summary._item?.id;
    if (!place) throw new Error('The summary has no place.');
    const [me, other] = [doc.clientID, doc.clientID + 1];
    // Each between the beginning and the end, from two clients alternately: Yjs compares each with all others.
    const bytes = encoding.encode((to) => {
      const COUNT = 40_000;
      encoding.writeVarUint(to, 2);
      for (const [i, writer] of [other, me].entries()) {
        encoding.writeVarUint(to, COUNT);
        encoding.writeVarUint(to, writer);
        encoding.writeVarUint(to, 0);
        for (let n = 0; n < COUNT; n++) {
          const isFirst = i === 0 && n < 1;
          // A character in a text, or one to the left of the very first.
          encoding.writeUint8(to, isFirst ? 0x04 : 0x44);
          if (isFirst) {
            encoding.writeVarUint(to, 0);
            encoding.writeVarUint(to, place.client);
            encoding.writeVarUint(to, place.clock);
          } else {
            encoding.writeVarUint(to, other);
            encoding.writeVarUint(to, i === 0 ? n - 1 : 0);
          }
          encoding.writeVarString(to, 'x');
        }
      }
      encoding.writeVarUint(to, 0);
    });
    for (const frame of framesOfEdit(1, bytes)) client.socket.send(frame);
    // Refused for its time or, on a machine fast enough to finish, for its length.
    expect(['garbage', 'too-large']).toContain((await client.hear('reject')).refusal.code);
    const bob = await met(BOB);
    edit(bob.client, 1, retitle(bob.doc, 'Still here'));
    await bob.client.hear('ack');
  }, 30_000);

  it('with endless nesting is refused, since changes in it would use all memory', async () => {
    const { client, doc } = await met(ANN);
    const [nest] = changes(doc, () =>
      doc.transact(() => {
        let inner = rootOf(doc);
        for (let depth = 0; depth < 3_000; depth++) inner = inner.set('x', new Y.Map<unknown>());
      }),
    );
    edit(client, 1, nest ?? new Uint8Array());
    expect((await client.hear('reject')).refusal.code).toBe('unknown-field');
    expect((await server.services.store.history(id, 10)).length).toBe(1);
    const bob = await met(BOB);
    edit(bob.client, 1, retitle(bob.doc, 'Still here'));
    await bob.client.hear('ack');
  });

  it('that makes a field too long is refused with the field’s name, until it is shorter', async () => {
    const { client, doc } = await met(ANN);
    const tooLong = retitle(doc, 'x'.repeat(201));
    edit(client, 1, tooLong);
    const { refusal } = await client.hear('reject');
    expect(refusal.code).toBe('too-large');
    expect(refusal.message).toMatch(/“Title” holds at most 200 characters, and one of them has 201/);
    expect(await titleOnDisk()).toBe('Mine');
    edit(client, 2, Y.mergeUpdates([tooLong, retitle(doc, 'x'.repeat(200))]));
    await client.hear('ack');
    expect(await titleOnDisk()).toBe('x'.repeat(200));
  });

  it('that puts a long text in an id is refused', async () => {
    const { client, doc } = await met(ANN);
    const [long] = changes(doc, () =>
      (rootOf(doc).get('body') as Y.Map<Y.Map<string>>).get('place')?.set('start', 'x'.repeat(500)),
    );
    edit(client, 1, long ?? new Uint8Array());
    expect((await client.hear('reject')).refusal.code).toBe('too-large');
  });

  it('that would grow the document without limit is refused', async () => {
    const { client, doc } = await met(ANN);
    const update = changes(doc, () => padDraft(doc, 'x', 2_100_000))[0] ?? new Uint8Array();
    for (const frame of framesOfEdit(1, update)) client.socket.send(frame);
    expect((await client.hear('reject')).refusal.code).toBe('too-large');
    expect((await server.services.store.history(id, 10)).length).toBe(1);
  });

  it('of a reader is refused', async () => {
    await server.let('c'.repeat(26), id, 'read');
    const { client, doc } = await met('c'.repeat(26));
    edit(client, 1, retitle(doc, 'Mine now'));
    expect((await client.hear('reject')).refusal.code).toBe('read-only');
    expect(await titleOnDisk()).toBe('Mine');
  });
});

describe('a socket', () => {
  it('with an oversized frame is closed', async () => {
    const { client } = await met(ANN);
    client.socket.send(new Uint8Array(300 * 1024));
    expect((await client.ended()).code).toBe(1009);
  });

  it('that exceeds its rate is closed', async () => {
    const { client } = await met(ANN);
    for (let i = 0; i < 400; i++) client.say({ type: 'ping' });
    expect((await client.ended()).code).toBe(CLOSE.tooFast);
  });

  it('shares its hello limit with its member’s other sockets, and not with other members', async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => server.raw(ANN, id).opened()));
    const bob = await met(BOB);
    for (const client of sockets) {
      for (let i = 0; i < 10; i++) client.say({ type: 'hello', stateVector: new Uint8Array() });
    }
    await until(() => sockets.filter(({ closed }) => closed?.code === CLOSE.tooFast).length >= 10);
    const again = await server.raw(ANN, id).opened();
    again.say({ type: 'hello', stateVector: new Uint8Array() });
    expect((await again.ended()).code).toBe(CLOSE.tooFast);
    edit(bob.client, 1, retitle(bob.doc, 'Still here'));
    await bob.client.hear('ack');
    bob.client.say({ type: 'hello', stateVector: new Uint8Array() });
    await bob.client.hear('state');
  });

  it('of a member with too many sockets is refused', async () => {
    const other = await server.create(ANN, { title: 'Another' });
    const sockets = Array.from({ length: 64 }, (_, i) => server.raw(ANN, i % 2 === 0 ? id : other));
    await Promise.all(sockets.map((client) => client.opened()));
    const more = server.raw(ANN, id);
    await until(() => more.status !== undefined);
    expect(more.status).toBe(429);
    expect((await met(BOB)).doc.store.clients.size).toBeGreaterThan(0);
  });

  it('that requests the whole document repeatedly is closed', async () => {
    const { client } = await met(ANN);
    for (let i = 0; i < 120; i++) client.say({ type: 'hello', stateVector: new Uint8Array() });
    expect((await client.ended()).code).toBe(CLOSE.tooFast);
  });

  it('that sends only refused edits is closed', async () => {
    const { client } = await met(ANN);
    for (let n = 1; n <= 20; n++) edit(client, n, new Uint8Array([9, 9, 9]));
    expect((await client.ended()).code).toBe(CLOSE.tooFast);
  });

  it('that was closed but stays connected is ignored', async () => {
    const { client, doc } = await met(BOB);
    // It never receives the close frame.
    client.socket.pause();
    await server.services.store.revokeLink(id, `link-b-edit-${id}`);
    await server.services.documents.recheck(id);
    edit(client, 1, retitle(doc, 'Still mine'));
    await until(() => server.hub.visitorsOf(id) === 0);
    expect(await titleOnDisk()).toBe('Mine');
  });

  it('that sends an endless edit is closed', async () => {
    const { client } = await met(ANN);
    const bytes = new Uint8Array(200 * 1024);
    for (let i = 0; i < 14; i++) client.say({ type: 'edit', n: 1, last: false, bytes });
    expect((await client.ended()).code).toBe(CLOSE.badFrame);
  });

  it('that sends nonsense is closed, and no other', async () => {
    const bob = await met(BOB);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 40 }), async (bytes) => {
        const client = await server.raw(ANN, id).opened();
        client.socket.send(bytes);
        client.say({ type: 'ping' });
        await until(() => client.closed !== undefined || client.heard.some(({ type }) => type === 'pong'));
        client.socket.terminate();
        await client.ended();
      }),
      { numRuns: 40 },
    );
    edit(bob.client, 1, retitle(bob.doc, 'Still here'));
    await bob.client.hear('ack');
  });

  it('that never reads is closed', async () => {
    const { client: deaf } = await met(BOB);
    deaf.socket.pause();
    const { client, doc } = await met(ANN);
    // The system's buffers absorb some; the rest accumulates here and is limited.
    for (let n = 1; n < 120 && server.hub.visitorsOf(id) > 1; n++) {
      edit(client, n, changes(doc, () => padDraft(doc, `${n % 10}`, 120_000))[0] ?? new Uint8Array());
      await client.hear('ack');
      await new Promise((resolve) => setTimeout(resolve, n < 40 ? 0 : 600));
    }
    expect(server.hub.visitorsOf(id)).toBe(1);
  }, 60_000);
});

describe('presence', () => {
  const state = (clientId: number, value: object) => {
    const doc = new Y.Doc();
    doc.clientID = clientId;
    const presence = new awarenessProtocol.Awareness(doc);
    presence.setLocalState(value as Record<string, unknown>);
    const bytes = awarenessProtocol.encodeAwarenessUpdate(presence, [clientId]);
    presence.destroy();
    return bytes;
  };

  it('reaches current and later writers, with the server’s name for it, and ends with the socket', async () => {
    const [ann, bob] = [await met(ANN), await met(BOB)];
    ann.client.say({ type: 'awareness', bytes: state(11, { step: 'goals', who: 'somebody else' }) });
    const there = new awarenessProtocol.Awareness(new Y.Doc());
    awarenessProtocol.applyAwarenessUpdate(there, (await bob.client.hear('awareness')).bytes, null);
    const who = personId(SECRET, id, ANN);
    expect(there.getStates().get(11)).toEqual({ step: 'goals', who });
    const late = await met(BOB);
    expect(parsePresence((await late.client.hear('awareness')).bytes)?.state).toEqual({ step: 'goals', who });
    ann.client.socket.close();
    awarenessProtocol.applyAwarenessUpdate(there, (await bob.client.hear('awareness')).bytes, null);
    expect(there.getStates().has(11)).toBe(false);
    there.destroy();
  });

  it('that is forged, multiple or too large is refused', async () => {
    const ann = await met(ANN);
    ann.client.say({ type: 'awareness', bytes: state(11, {}) });
    ann.client.say({ type: 'ping' });
    await ann.client.hear('pong');
    for (const bytes of [state(11, { forged: true }), state(12, { long: 'x'.repeat(5_000) }), new Uint8Array([2, 0])]) {
      const bob = await met(BOB);
      bob.client.say({ type: 'awareness', bytes });
      expect((await bob.client.ended()).code).toBe(CLOSE.badFrame);
    }
  });

  it('of a reader is refused', async () => {
    await server.let('c'.repeat(26), id, 'read');
    const { client } = await met('c'.repeat(26));
    client.say({ type: 'awareness', bytes: state(11, {}) });
    expect((await client.ended()).code).toBe(CLOSE.badFrame);
  });
});

function updateOf(change: (doc: Y.Doc) => void): Uint8Array {
  const doc = new Y.Doc();
  change(doc);
  return Y.encodeStateAsUpdate(doc);
}

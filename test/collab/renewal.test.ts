// @module-tag long

import { afterEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { DraftSession } from '@/lib/collab/client/draft-session';
import { rootOf } from '@/lib/collab/document/draft-doc';
import { framesOfEdit } from '@/lib/collab/protocol/protocol';
import { loadPoint } from '@/lib/services/drafts/restore-points';
import { wearDraft } from '../support/fill-draft';
import {
  ANN,
  BOB,
  MemoryStore,
  type RawClient,
  shape,
  startServer,
  system,
  type TestServer,
  until,
} from '../support/test-server';

let server: TestServer;
afterEach(() => server.stop());

/** A tenth of the usual limit, so that it is reached soon. */
const LENGTH_MAX = 200_000;
const CAT = 'c'.repeat(26);
const saved = (session: { saveState(): { state: string } }) => until(() => session.saveState().state === 'saved');
const onDisk = (id: string) => server.services.documents.read(id);

const at = (session: DraftSession, option: string) =>
  (session.draft() as unknown as { body: { options: Record<string, boolean> } }).body.options[option];

async function met(member: string, id: string): Promise<{ client: RawClient; doc: Y.Doc }> {
  const client = await server.raw(member, id).opened();
  client.say({ type: 'hello', stateVector: new Uint8Array() });
  const doc = new Y.Doc();
  Y.applyUpdate(doc, (await client.hear('state')).bytes);
  return { client, doc };
}

/** Changes a draft until its history is full. */
async function wearOut(id: string): Promise<void> {
  const { client, doc } = await met(BOB, id);
  for (let n = 1; ; n++) {
    const updates: Uint8Array[] = [];
    const hear = (update: Uint8Array) => void updates.push(update);
    doc.on('update', hear);
    wearDraft(doc, 2_000);
    doc.off('update', hear);
    for (const frame of framesOfEdit(n, updates[0] ?? new Uint8Array())) client.socket.send(frame);
    await until(() => client.heard.some(({ type }) => type === 'ack' || type === 'reject'));
    const answer = client.heard.find(({ type }) => type === 'ack' || type === 'reject');
    client.heard.length = 0;
    if (answer?.type !== 'reject') continue;
    expect(answer.refusal.code).toBe('renewed');
    client.socket.terminate();
    return;
  }
}

describe('a document full of its own history', () => {
  it('is replaced while people edit, without losing a word', async () => {
    server = await startServer({ lengthMax: LENGTH_MAX });
    const id = await server.create(ANN, { title: 'House', summary: 'Dark.' });
    for (const member of [BOB, CAT]) await server.let(member, id, 'edit');
    const local = new MemoryStore();
    const before = await server.open(CAT, id, local);
    await saved(before);
    before.destroy();

    // Typed offline, into the first document.
    const { folder, url } = server;
    await server.stopServer();
    const away = await server.open(CAT, id, local);
    away.editText(['summary'], 'Dark, and wet.');
    away.destroy();
    server = await startServer({ lengthMax: LENGTH_MAX, folder, port: Number(new URL(url).port) });

    const ann = await server.open(ANN, id);
    await saved(ann);
    const { seq: last } = (await server.services.store.history(id, 1))[0] ?? { seq: 0 };
    for (const title of ['House of salt', 'House of salt and sand']) {
      await wearOut(id);
      ann.editText(['title'], title);
      await until(async () => (await onDisk(id)).title === title);
      await saved(ann);
    }
    expect((await server.services.store.beginnings(id)).map(({ epoch }) => epoch)).toEqual([1, 2]);
    const cat = await server.open(CAT, id, local);
    await saved(cat);
    const whole = { title: 'House of salt and sand', summary: 'Dark, and wet.' };
    await until(async () => (await onDisk(id)).summary === whole.summary);
    for (const draft of [await onDisk(id), cat.draft()]) expect(draft).toMatchObject(whole);
    await until(() => ann.draft().summary === whole.summary);
    expect(ann.draft()).toMatchObject(whole);

    // A browser stores only the new document, and earlier states can still be read.
    const kept = new Y.Doc();
    for (const update of local.updates) Y.applyUpdate(kept, update);
    expect(Y.encodeStateAsUpdate(kept).length).toBeLessThan(LENGTH_MAX / 2);
    expect(JSON.parse(await loadPoint(server.services, { draftId: id, system: system.id }, last))).toMatchObject({
      title: 'House',
      summary: 'Dark.',
    });
    const room = await server.services.store.load(id);
    expect(server.services.documents.replay(shape, room)).toMatchObject(whole);
  }, 60_000);

  it('still has undo: it reverts a person’s own edits in the old document, and nothing of others', async () => {
    server = await startServer({ lengthMax: LENGTH_MAX });
    const id = await server.create(ANN, { title: 'House', summary: 'Dark.' });
    for (const member of [BOB, CAT]) await server.let(member, id, 'edit');
    const [ann, cat] = [await server.open(ANN, id), await server.open(CAT, id)];
    await saved(ann);
    ann.editText(['title'], 'House of salt');
    ann.edit([{ op: 'insert', path: ['authors'], entry: { id: 'ann', name: 'Ann' } }]);
    ann.edit([{ op: 'set', path: ['body', 'options', 'deathIsFinalLoss'], value: true }]);
    ann.editText(['summary'], 'Dark, and wet.');
    ann.undo();
    await saved(ann);
    await wearOut(id);
    await until(async () => (await server.services.store.beginnings(id)).length === 1);
    await saved(ann);
    cat.editText(['title'], 'The house of salt');
    await until(() => ann.draft().title === 'The house of salt');

    const states = [];
    expect(ann.history()).toEqual({ canUndo: true, canRedo: true });
    ann.redo();
    states.push(ann.draft().summary);
    for (let i = 0; i < 2; i++) ann.undo();
    states.push(ann.draft().summary, at(ann, 'deathIsFinalLoss'), ann.draft().authors.length);
    ann.undo();
    states.push(ann.draft().authors.length);
    ann.undo();
    states.push(ann.draft().title, ann.history().canUndo);
    ann.redo();
    states.push(ann.draft().title);
    expect(states).toEqual(['Dark, and wet.', 'Dark.', false, 1, 0, 'The house', false, 'The house of salt']);
    // A new edit clears the redo stack, and is undone first.
    ann.editText(['summary'], 'Light.');
    expect(ann.history()).toEqual({ canUndo: true, canRedo: false });
    ann.undo();
    expect([ann.draft().summary, ann.draft().title]).toEqual(['Dark.', 'The house of salt']);
    await saved(ann);
    expect(await onDisk(id)).toMatchObject({ summary: 'Dark.', title: 'The house of salt', authors: [] });
  }, 60_000);

  it('refuses edits for the old document, and accepts them resent for the new one', async () => {
    server = await startServer({ lengthMax: LENGTH_MAX });
    const id = await server.create(ANN, { title: 'House' });
    await server.let(BOB, id, 'edit');
    const { client, doc } = await met(ANN, id);
    await wearOut(id);
    await client.hear('renewed');
    const updates: Uint8Array[] = [];
    doc.on('update', (update: Uint8Array) => void updates.push(update));
    rootOf(doc).set('title', new Y.Text('Stolen'));
    client.say({ type: 'edit', n: 1, last: true, bytes: updates[0] ?? new Uint8Array() });
    expect((await client.hear('reject')).refusal.code).toBe('renewed');
    expect(await onDisk(id)).toMatchObject({ title: 'House' });
    // A client with the old state vector is sent on to the new document.
    client.say({ type: 'hello', stateVector: Y.encodeStateVector(doc) });
    const { hops } = await client.hear('state');
    expect(hops).toHaveLength(1);
    const next = new Y.Doc();
    Y.applyUpdate(next, hops[0]?.next ?? new Uint8Array());
    expect(String(rootOf(next).get('title'))).toBe('House');
  }, 60_000);
});

// @module-tag long

import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { DraftSession } from '@/lib/collab/client/draft-session';
import { createDraftDoc } from '@/lib/collab/document/draft-doc';
import { applyPatchesToDoc } from '@/lib/collab/document/write-draft';
import { Room } from '@/lib/collab/server/room';
import type { Entry, JsonObject } from '@/lib/kernel/json';
import { newDraft } from '@/lib/scenario/envelope';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape } from '@/lib/schema/shape';
import { ANN, BOB, shape, startServer, system, type TestServer, until } from '../support/test-server';

let server: TestServer;
afterEach(() => server.stop());

const CAT = 'c'.repeat(26);
const list = system.shape.fields.goals as ListShape;
const goalsOf = (draft: { body: JsonObject }) => draft.body.goals as readonly Entry[];

describe('any number of edits by three people on a bad network', () => {
  it('end in the same draft for all, with every saved word on disk', async () => {
    server = await startServer();
    const step = fc.record({
      who: fc.nat(2),
      what: fc.constantFrom('type', 'type', 'add', 'move', 'remove', 'undo', 'drop'),
      a: fc.nat(20),
      b: fc.nat(20),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const id = await server.create(ANN, { title: 'House' });
        await server.let(BOB, id, 'edit');
        await server.let(CAT, id, 'edit');
        const sessions = await Promise.all([ANN, BOB, CAT].map((member) => server.open(member, id)));
        for (const { who, what, a, b } of steps) {
          const session = sessions[who];
          if (session) change(session, what, a, b);
          if (a % 4 === 0) await new Promise((resolve) => setTimeout(resolve, b));
        }
        const texts = () => sessions.map((session) => JSON.stringify(session.draft().body) + session.draft().title);
        await until(() => sessions.every((session) => session.saveState().state === 'saved'));
        await until(() => new Set(texts()).size === 1);
        const { title, body } = await server.services.documents.read(id);
        expect(JSON.stringify(body) + title).toBe(texts()[0]);
        for (const session of sessions) session.destroy();
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});

describe('a room', () => {
  it('loads from its checkpoint and the edits after it', async () => {
    server = await startServer();
    const { store, now } = server.services;
    const id = await server.create(ANN);
    const room = await Room.load(id, shape, { log: store, now });
    const doc = new Y.Doc();
    Y.applyUpdate(doc, (await room.handshake(new Uint8Array()))?.bytes ?? new Uint8Array());
    const updates: Uint8Array[] = [];
    doc.on('update', (update: Uint8Array) => void updates.push(update));
    for (let i = 0; i < 510; i++) {
      applyPatchesToDoc(doc, shape, [{ op: 'set', path: ['title'], value: `Title ${i}` }]);
    }
    for (const update of updates) expect((await room.applyEdit(ANN, update, 0)).ok).toBe(true);
    const [checkpoint, ...tail] = await store.load(id);
    expect([checkpoint?.seq, tail.length]).toEqual([501, 10]);
    const again = await Room.load(id, shape, { log: store, now });
    expect(await again.read()).toEqual(await room.read());
    expect((await again.read()).title).toBe('Title 509');
  });

  it('keeps its shape when a document created elsewhere is merged', async () => {
    server = await startServer();
    const { store, now } = server.services;
    const id = await server.create(ANN, { title: 'Mine' });
    const room = await Room.load(id, shape, { log: store, now });
    const other = createDraftDoc(shape, newDraft(system, { title: 'Other' }) as unknown as JsonObject);
    expect((await room.applyEdit(BOB, Y.encodeStateAsUpdate(other), 0)).ok).toBe(true);
    const read = await room.read();
    expect(Object.keys(read)).toEqual(Object.keys(shape.fields));
    expect(['Mine', 'Other']).toContain(read.title);
  });
});

function change(session: DraftSession, what: string, a: number, b: number): void {
  const goals = goalsOf(session.draft());
  const pick = (n: number) => goals[n % Math.max(1, goals.length)]?.id ?? 'none';
  const title = session.draft().title;
  if (what === 'type') session.editText(['title'], title.slice(0, a) + String.fromCharCode(97 + b) + title.slice(a));
  if (what === 'add') {
    session.edit([{ op: 'insert', path: ['body', 'goals'], entry: blankEntry(list), before: pick(a) }]);
  }
  if (what === 'move') session.edit([{ op: 'move', path: ['body', 'goals', pick(a)], before: pick(b) }]);
  if (what === 'remove') session.edit([{ op: 'remove', path: ['body', 'goals', pick(a)] }]);
  if (what === 'undo') session.undo();
  if (what === 'drop') server.drop();
}

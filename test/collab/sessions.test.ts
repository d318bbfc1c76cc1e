// @module-tag long

import { afterEach, describe, expect, it } from 'vitest';
import type { DraftSession } from '@/lib/collab/client/draft-session';
import type { Entry, JsonObject } from '@/lib/kernel/json';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape } from '@/lib/schema/shape';
import type { Store } from '@/lib/storage/store';
import { ANN, BOB, MemoryStore, startServer, system, type TestServer, until } from '../support/test-server';

let server: TestServer;
afterEach(() => server.stop());

const saved = (session: DraftSession) => until(() => session.saveState().state === 'saved');
const goal = (id: string): Entry => blankEntry(system.shape.fields.goals as ListShape, { id, title: `Goal ${id}` });
const goalsOf = (draft: { body: JsonObject }) => (draft.body.goals as readonly Entry[]).map(({ id }) => id);
const onDisk = (draftId: string) => server.services.documents.read(draftId);

describe('two people with one draft', () => {
  it('see each other’s edits, also inside one text', async () => {
    server = await startServer();
    const id = await server.create(ANN, { title: 'A quiet house' });
    await server.let(BOB, id, 'edit');
    const [ann, bob] = await Promise.all([server.open(ANN, id), server.open(BOB, id)]);
    ann.editText(['title'], 'A very quiet house');
    bob.editText(['title'], 'A quiet house by the sea');
    ann.edit([{ op: 'insert', path: ['body', 'goals'], entry: goal('a') }]);
    bob.edit([{ op: 'insert', path: ['body', 'goals'], entry: goal('b') }]);
    await until(() => ann.draft().title === 'A very quiet house by the sea' && goalsOf(ann.draft()).length === 2);
    await until(() => JSON.stringify(ann.draft()) === JSON.stringify(bob.draft()));
    await saved(ann);
    await saved(bob);
    expect(await onDisk(id)).toMatchObject({ title: 'A very quiet house by the sea' });
    expect((await server.services.store.draft(id))?.title).toBe('A very quiet house by the sea');
  });

  it('undo only their own edits, one at a time', async () => {
    server = await startServer();
    const id = await server.create(ANN);
    await server.let(BOB, id, 'edit');
    const [ann, bob] = await Promise.all([server.open(ANN, id), server.open(BOB, id)]);
    expect(ann.history()).toEqual({ canUndo: false, canRedo: false });
    ann.edit([{ op: 'insert', path: ['body', 'goals'], entry: goal('a') }]);
    ann.edit([{ op: 'insert', path: ['body', 'goals'], entry: goal('b') }]);
    ann.edit([{ op: 'remove', path: ['body', 'goals', 'a'] }]);
    bob.editText(['title'], 'Bob was here');
    await until(() => ann.draft().title === 'Bob was here');
    ann.undo();
    expect(goalsOf(ann.draft())).toEqual(['a', 'b']);
    ann.undo();
    ann.undo();
    expect(goalsOf(ann.draft())).toEqual([]);
    expect(ann.draft().title).toBe('Bob was here');
    expect(ann.history()).toEqual({ canUndo: false, canRedo: true });
    ann.redo();
    expect(goalsOf(ann.draft())).toEqual(['a']);
    await until(() => goalsOf(bob.draft()).join() === 'a');
  });

  it('undo a single edit, whatever was done after it', async () => {
    server = await startServer();
    const id = await server.create(ANN);
    await server.let(BOB, id, 'edit');
    const [ann, bob] = await Promise.all([server.open(ANN, id), server.open(BOB, id)]);
    const insert = (name: string) => ann.edit([{ op: 'insert', path: ['body', 'goals'], entry: goal(name) }]);
    const first = insert('a');
    insert('b');
    ann.editText(['title'], 'Typed after it');
    bob.editText(['summary'], 'Bob was here');
    await until(() => ann.draft().summary === 'Bob was here');
    expect(first?.isWhole()).toBe(true);
    first?.undo();
    expect(goalsOf(ann.draft())).toEqual(['b']);
    expect(ann.draft()).toMatchObject({ title: 'Typed after it', summary: 'Bob was here' });
    expect(ann.history()).toEqual({ canUndo: true, canRedo: true });

    // It was undone once: a redo is a separate step.
    expect(first?.isWhole()).toBe(false);
    ann.redo();
    expect(goalsOf(ann.draft()).toSorted()).toEqual(['a', 'b']);
    first?.undo();
    expect(goalsOf(ann.draft()).toSorted()).toEqual(['a', 'b']);
  });

  it('no longer undo a single edit once somebody has changed its text', async () => {
    server = await startServer();
    const id = await server.create(ANN);
    await server.let(BOB, id, 'edit');
    const [ann, bob] = await Promise.all([server.open(ANN, id), server.open(BOB, id)]);
    ann.editText(['title'], 'Typed before');
    const insert = (name: string) => ann.edit([{ op: 'insert', path: ['body', 'goals'], entry: goal(name) }]);
    const [written, removed] = [insert('a'), insert('b')];
    bob.editText(['summary'], 'Bob has seen them');
    await until(() => goalsOf(bob.draft()).length === 2);
    bob.editText(['body', 'goals', 'a', 'title'], 'Bob’s goal');
    bob.edit([{ op: 'remove', path: ['body', 'goals', 'b'] }]);
    await until(() => goalsOf(ann.draft()).length === 1 && JSON.stringify(ann.draft()).includes('Bob’s goal'));
    expect([written?.isWhole(), removed?.isWhole()]).toEqual([false, false]);
    written?.undo();
    removed?.undo();
    expect(goalsOf(ann.draft())).toEqual(['a']);
    expect(ann.draft().title).toBe('Typed before');
  });

  it('have no undo step for an edit that changes nothing or that they may not make', async () => {
    server = await startServer();
    const id = await server.create(ANN, { title: 'House' });
    await server.let(BOB, id, 'read');
    const [ann, bob] = await Promise.all([server.open(ANN, id), server.open(BOB, id)]);
    expect(ann.edit([{ op: 'set', path: ['title'], value: 'House' }])).toBeUndefined();
    await until(() => bob.readOnly);
    expect(bob.edit([{ op: 'set', path: ['title'], value: 'Bob’s house' }])).toBeUndefined();
  });

  it('keep the same object for unchanged parts', async () => {
    server = await startServer();
    const session = await server.open(ANN, await server.create(ANN));
    await saved(session);
    const before = session.draft();
    expect(session.draft()).toBe(before);
    let heard = 0;
    const stop = session.subscribe(() => heard++);
    session.editText(['summary'], 'Dark.');
    expect(heard).toBeGreaterThan(0);
    expect(session.draft()).not.toBe(before);
    expect(session.draft().body).toBe(before.body);
    stop();
  });
});

describe('saving', () => {
  it('acknowledges nothing that is not on disk, reports it, and saves everything once it can', async () => {
    let failing = false;
    server = await startServer({
      wrap: (store: Store) => ({
        ...store,
        append: (update) => (failing ? Promise.reject(new Error('disk full')) : store.append(update)),
      }),
    });
    const id = await server.create(ANN);
    const session = await server.open(ANN, id);
    await saved(session);
    failing = true;
    session.editText(['title'], 'Typed while the disk was full');
    await until(() => session.saveState().state === 'unsaved');
    expect(session.saveState()).toMatchObject({ message: expect.stringContaining('can’t save right now') });
    expect(await onDisk(id)).toMatchObject({ title: '' });
    session.editText(['title'], 'Typed while the disk was full, and on');
    failing = false;
    await saved(session);
    expect(await onDisk(id)).toMatchObject({ title: 'Typed while the disk was full, and on' });
  });

  it('continues after the server was down, with both people’s offline edits', async () => {
    server = await startServer();
    const id = await server.create(ANN, { title: 'House' });
    const session = await server.open(ANN, id);
    await saved(session);
    const { folder, url } = server;
    await server.stopServer();
    await until(() => session.saveState().state === 'unsaved');
    session.editText(['title'], 'House of salt');
    expect(session.saveState()).toMatchObject({ message: expect.stringContaining('offline') });
    server = await startServer({ folder, port: Number(new URL(url).port) });
    await saved(session);
    expect(await onDisk(id)).toMatchObject({ title: 'House of salt' });
    session.destroy();
  });

  it('sends a large paste in parts', async () => {
    server = await startServer();
    const id = await server.create(ANN);
    const session = await server.open(ANN, id);
    const many = Array.from({ length: 100 }, (_, i) => ({ ...goal(`g${i}`), text: `${i} ${'long '.repeat(1_400)}` }));
    session.edit([{ op: 'set', path: ['body', 'goals'], value: many }]);
    await saved(session);
    expect(goalsOf((await onDisk(id)) as { body: JsonObject })).toHaveLength(100);
  });

  it('refuses edits that exceed the limits of a file, keeps them here, and saves again once it is smaller', async () => {
    server = await startServer();
    const id = await server.create(ANN);
    const session = await server.open(ANN, id);
    const many = Array.from({ length: 180 }, (_, i) => ({ ...goal(`g${i}`), text: `${i} ${'long '.repeat(1_400)}` }));
    session.edit([{ op: 'set', path: ['body', 'goals'], value: many }]);
    await until(() => session.saveState().state === 'unsaved');
    expect(session.saveState()).toMatchObject({ message: expect.stringContaining('at most 1 MB') });
    expect(goalsOf(session.draft())).toHaveLength(180);
    expect(goalsOf((await onDisk(id)) as { body: JsonObject })).toHaveLength(0);
    session.edit([{ op: 'set', path: ['body', 'goals'], value: many.slice(0, 50) }]);
    await saved(session);
    expect(goalsOf((await onDisk(id)) as { body: JsonObject })).toHaveLength(50);
  });

  it('resends the same text under a new client id when the old one belongs to somebody else', async () => {
    server = await startServer();
    const id = await server.create(ANN, { title: 'House' });
    await server.let(BOB, id, 'edit');
    let member = ANN;
    const session = await server.open(() => member, id);
    session.editText(['title'], 'House of cards');
    await saved(session);
    // Another cookie: edits under the old client id are Ann's, not Bob's.
    member = BOB;
    server.drop();
    session.editText(['title'], 'House of playing cards');
    session.edit([{ op: 'insert', path: ['body', 'goals'], entry: goal('b') }]);
    await until(() => session.saveState().state === 'unsaved');
    await saved(session);
    expect(session.draft().title).toBe('House of playing cards');
    expect(await onDisk(id)).toMatchObject({ title: 'House of playing cards', body: { goals: [{ id: 'b' }] } });
    expect(new Set((await server.services.store.clients(id)).values())).toEqual(new Set(['', ANN, BOB]));
    session.editText(['title'], 'House of cards again');
    await until(async () => (await onDisk(id)).title === 'House of cards again');
  });
});

describe('the browser’s own copy', () => {
  it('opens and accepts edits while the server is down, and sends them when it is back', async () => {
    server = await startServer();
    const id = await server.create(ANN, { title: 'House' });
    const store = new MemoryStore();
    const before = await server.open(ANN, id, store);
    before.editText(['title'], 'House of salt');
    await saved(before);
    before.editText(['summary'], 'Typed in the last moment.');
    before.destroy();
    const { folder, url } = server;
    await server.stopServer();

    const alone = await server.open(ANN, id, store);
    expect(alone.draft()).toMatchObject({ title: 'House of salt', summary: 'Typed in the last moment.' });
    alone.editText(['title'], 'House of salt and sand');
    await until(() => alone.saveState().state === 'unsaved');
    expect(alone.saveState()).toMatchObject({ message: 'You are offline. Keep typing; nothing is lost.' });
    alone.destroy();

    server = await startServer({ folder, port: Number(new URL(url).port) });
    const after = await server.open(ANN, id, store);
    await saved(after);
    const title = 'House of salt and sand';
    await until(async () => (await onDisk(id)).title === title);
    expect(await onDisk(id)).toMatchObject({ title, summary: 'Typed in the last moment.' });
  });

  it('is compacted after many edits', async () => {
    server = await startServer();
    const id = await server.create(ANN);
    const store = new MemoryStore();
    const session = await server.open(ANN, id, store);
    for (let i = 0; i < 250; i++) session.edit([{ op: 'set', path: ['title'], value: `Title ${i}` }]);
    await saved(session);
    expect(store.updates.length).toBeGreaterThan(250);
    const again = await server.open(ANN, id, store);
    expect(store.updates.length).toBeLessThan(10);
    expect(again.draft().title).toBe('Title 249');
  });

  it('is not reported as safe when the browser stores nothing', async () => {
    server = await startServer();
    const store = new MemoryStore();
    const session = await server.open(ANN, await server.create(ANN), store);
    await saved(session);
    store.full = true;
    await server.stopServer();
    session.editText(['title'], 'Only here');
    await until(() => session.saveState().state === 'unsaved');
    expect(session.saveState()).toMatchObject({ message: expect.stringContaining('leave the page open') });
    session.destroy();
  });
});

describe('people without the right', () => {
  it('can read but not change with a read link', async () => {
    server = await startServer();
    const id = await server.create(ANN, { title: 'Mine' });
    await server.let(BOB, id, 'read');
    const bob = await server.open(BOB, id);
    expect(bob.readOnly).toBe(true);
    bob.editText(['title'], 'Not mine');
    bob.edit([{ op: 'insert', path: ['body', 'goals'], entry: goal('b') }]);
    expect(bob.draft().title).toBe('Mine');
  });

  it('learn that their last text is only local, if they lost write access before it was saved', async () => {
    server = await startServer();
    const id = await server.create(ANN, { title: 'Mine' });
    const link = await server.let(BOB, id, 'edit');
    const bob = await server.open(BOB, id);
    await saved(bob);
    server.drop();
    bob.editText(['title'], 'Mine and Bob’s');
    await server.services.store.revokeLink(id, link);
    await server.let(BOB, id, 'read');
    await until(() => bob.readOnly);
    expect(bob.saveState()).toMatchObject({
      state: 'unsaved',
      message: expect.stringContaining('only in this browser'),
    });
    expect(bob.draft().title).toBe('Mine and Bob’s');
  });

  it('learn so without any access', async () => {
    server = await startServer();
    const id = await server.create(ANN);
    await expect(server.open(BOB, id)).rejects.toThrow(/no access/);
  });

  it('lose access at once when the link is revoked, and keep what is on screen', async () => {
    server = await startServer();
    const id = await server.create(ANN, { title: 'Mine' });
    const link = await server.let(BOB, id, 'edit');
    const bob = await server.open(BOB, id);
    await saved(bob);
    await server.services.store.revokeLink(id, link);
    await server.services.documents.recheck(id);
    await until(() => bob.saveState().state === 'unsaved');
    expect(bob.saveState()).toMatchObject({ message: expect.stringContaining('revoked') });
    expect(bob.readOnly).toBe(true);
    expect(bob.draft().title).toBe('Mine');
  });
});

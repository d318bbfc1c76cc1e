import { afterEach, beforeEach, expect, it } from 'vitest';
import { POST as duplicate } from '@/app/api/drafts/[id]/duplicate/route';
import * as links from '@/app/api/drafts/[id]/links/route';
import { GET as getPoint } from '@/app/api/drafts/[id]/points/[seq]/route';
import { POST as publish } from '@/app/api/library/route';
import type { DraftSession } from '@/lib/collab/client/draft-session';
import type { DrawerNote } from '@/lib/intake/notes/note';
import { loadReading } from '@/lib/services/drafts/readings';
import { formatCookie } from '@/lib/services/requests/identity';
import { requireServices } from '@/lib/services/requests/services';
import { publishable } from '../support/publishable';
import { TestBrowser as Browser } from '../support/test-browser';
import { ANN, BOB, SECRET, startServer, type TestServer, until } from '../support/test-server';

const CANARY = 'zqnotezq';
const note = (id: string, text = `An idea ${CANARY}`): DrawerNote => ({
  id,
  at: 0,
  from: 'a.md, line 1',
  title: '',
  text,
});
const title = (value: string) => ({ op: 'set', path: ['title'], value }) as const;

let server: TestServer;
let id: string;
const ann = new Browser();
beforeEach(async () => {
  server = await startServer();
  ann.cookie = formatCookie(ANN, SECRET, false).split(';')[0];
  id = await server.create(ANN, { title: 'Mine' });
});
afterEach(() => server.stop());

const saved = (session: DraftSession) => until(() => session.saveState().state === 'saved');
const idsIn = (session: DraftSession) => session.notes().map((one) => one.id);

it('undoes and redoes the drawer with the edit that it came with', async () => {
  const session = await server.open(ANN, id);
  session.edit([title('From notes')], { put: [note('n1'), note('n2')] });
  await saved(session);
  expect([session.draft().title, idsIn(session)]).toEqual(['From notes', ['n1', 'n2']]);
  session.undo();
  expect([session.draft().title, idsIn(session)]).toEqual(['Mine', []]);
  session.redo();
  const placed = session.edit([title('Placed')], { remove: ['n1'] });
  expect([session.draft().title, idsIn(session)]).toEqual(['Placed', ['n2']]);
  placed?.undo();
  expect([session.draft().title, idsIn(session)]).toEqual(['From notes', ['n1', 'n2']]);
  await saved(session);
  expect(idsIn(await server.open(ANN, id))).toEqual(['n1', 'n2']);
});

it('shows the drawer to people who may only read, and takes no change from them', async () => {
  await server.let(BOB, id, 'read');
  const [session, reader] = [await server.open(ANN, id), await server.open(BOB, id)];
  session.edit([], { put: [note('n1')] });
  await until(() => reader.notes().length === 1);
  expect(reader.edit([], { remove: ['n1'] })).toBeUndefined();
  expect(idsIn(reader)).toEqual(['n1']);
});

it('keeps the drawer and its undo when the document is compacted', async () => {
  await server.stop();
  server = await startServer({ lengthMax: 30_000 });
  id = await server.create(ANN, { title: 'Mine' });
  const session = await server.open(ANN, id);
  session.edit([title('From notes')], { put: [note('n1'), note('n2')] });
  for (let i = 0; i < 60; i++) session.editText(['summary'], `${i} `.repeat(200));
  await saved(session);
  for (let i = 0; i < 60; i++) session.editText(['summary'], `${i}, `.repeat(200));
  await saved(session);
  expect(server.hub.size).toBeGreaterThan(0);
  expect(idsIn(session)).toEqual(['n1', 'n2']);
  for (let i = 0; i < 5 && session.draft().title === 'From notes'; i++) session.undo();
  expect([session.draft().title, idsIn(session)]).toEqual(['Mine', []]);
});

it('keeps the drawer out of copies, restore points, pages to read and publications', async () => {
  const session = await server.open(ANN, id);
  const { store, documents } = server.services;
  const [before, changedAt] = [session.draft(), (await store.draft(id))?.updatedAt];
  session.edit([], { put: [note('n1')] });
  await saved(session);
  // So there is nothing new to publish.
  expect([session.draft(), (await store.draft(id))?.updatedAt]).toEqual([before, changedAt]);
  expect(JSON.stringify(await documents.read(id))).not.toContain(CANARY);
  const copy = await ann.json<{ id: string }>(duplicate, 'POST', { id });
  expect((await server.open(ANN, copy.id)).notes()).toEqual([]);
  const seq = String((await store.history(id, 1))[0]?.seq);
  expect(JSON.stringify(await ann.json(getPoint, 'GET', { id, seq }))).not.toContain(CANARY);
  for (const role of ['read', 'comment']) {
    const { url } = await ann.json<{ url: string }>(links.POST, 'POST', { id }, { role, hideGm: false });
    const page = await loadReading(requireServices(), url.slice(-26));
    expect(page).toBeDefined();
    expect(JSON.stringify(page)).not.toContain(CANARY);
  }
  const sent = await server.create(ANN, publishable('lantern'));
  const writing = await server.open(ANN, sent);
  writing.edit([], { put: [note('n1')] });
  await saved(writing);
  const made = await ann.json<{ id: string }>(publish, 'POST', {}, { draft: sent });
  const bytes = String(Buffer.from((await store.versionBytes(made.id, 1)) ?? []));
  expect(bytes).toContain('The lantern');
  expect(bytes).not.toContain(CANARY);
});

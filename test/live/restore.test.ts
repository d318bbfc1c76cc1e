import { afterEach, beforeEach, expect, it } from 'vitest';
import { askAs } from '../support/ask-table';
import { ANN, BOB, startServer, type TestServer, until } from '../support/test-server';

let server: TestServer;
let draftId: string;
let tableId: string;
beforeEach(async () => {
  server = await startServer();
  draftId = await server.create(ANN, { title: 'Mine', summary: 'A dark ship.' });
  const opened = await askAs(ANN).open({ draftId, name: 'Ann' });
  tableId = opened.body.id;
  await askAs(BOB).join({ code: opened.body.code });
});
afterEach(() => server.stop());

it('restores deleted text for everybody, and can be undone', async () => {
  const [ann, bob] = [await server.open(ANN, draftId), await server.open(BOB, draftId)];
  ann.editText(['summary'], 'A dark ship. It drifts.');
  await until(() => bob.draft().summary.endsWith('drifts.') && ann.saveState().state === 'saved');
  const before = (await askAs(ANN).points(tableId)).body[0].seq;
  bob.edit([
    { op: 'set', path: ['summary'], value: '' },
    { op: 'set', path: ['title'], value: 'Theirs' },
  ]);
  await until(() => ann.draft().summary === '' && bob.saveState().state === 'saved');

  const [newest] = (await askAs(ANN).points(tableId)).body;
  expect(newest.seq).toBeGreaterThan(before);
  expect((await askAs(ANN).difference(tableId, before)).body.said).toEqual(['Title: changed', 'Summary: written']);
  expect((await askAs(ANN).difference(tableId, newest.seq)).body.said).toEqual([]);

  const restored = await askAs(ANN).restore(tableId, before);
  expect(restored.body).toEqual({ before: newest.seq });
  await until(() => bob.draft().summary === 'A dark ship. It drifts.' && bob.draft().title === 'Mine');
  await askAs(ANN).restore(tableId, restored.body.before);
  await until(() => bob.draft().summary === '' && bob.draft().title === 'Theirs');
});

it('is only for leads', async () => {
  expect((await askAs(BOB).points(tableId)).status).toBe(403);
  expect((await askAs(BOB).difference(tableId, 1)).status).toBe(403);
  expect((await askAs(BOB).restore(tableId, 1)).status).toBe(403);
  expect((await askAs(ANN).restore(tableId, 99)).status).toBe(404);
});

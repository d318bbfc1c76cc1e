import { afterEach, expect, it } from 'vitest';
import { rootOf } from '@/lib/collab/document/draft-doc';
import type { ObjectShape } from '@/lib/schema/shape';
import { ANN, MemoryStore, shape, startServer, type TestServer, until } from '../support/test-server';

let server: TestServer;
afterEach(() => server.stop());

/** Shape of a draft in pages of another version. */
const otherShape: ObjectShape = {
  ...shape,
  fields: {
    ...shape.fields,
    motto: { kind: 'text', prose: false, max: 200, title: '', description: '', examples: [] },
  },
};
const inOther = (draft: unknown) => (draft as { motto?: string }).motto;

it('a page of another version is asked to reload, and after that all known fields are saved', async () => {
  server = await startServer();
  const id = await server.create(ANN, { title: 'House' });
  const local = new MemoryStore();
  const other = await server.open(ANN, id, local, otherShape);
  await until(() => other.saveState().state === 'saved');
  other.edit([{ op: 'set', path: ['motto'], value: 'Stay out' }]);
  other.editText(['title'], 'House of salt');
  await until(() => other.saveState().state === 'unsaved');
  expect(other.saveState()).toMatchObject({ message: expect.stringContaining('reload the page') });
  expect(await server.services.documents.read(id)).toMatchObject({ title: 'House' });
  other.destroy();

  const page = await server.open(ANN, id, local);
  await until(() => page.saveState().state === 'saved');
  expect(page.draft().title).toBe('House of salt');
  expect(await server.services.documents.read(id)).toMatchObject({ title: 'House of salt' });
});

it('a page of another version works as long as it adds nothing unknown, and keeps existing values', async () => {
  server = await startServer();
  const id = await server.create(ANN, { title: 'House' });
  await server.hub.change(id, (doc) => void rootOf(doc).set('motto', 'Stay out'));
  const page = await server.open(ANN, id, new MemoryStore());
  page.editText(['title'], 'House of salt');
  await until(() => page.saveState().state === 'saved');
  expect(inOther(page.draft())).toBeUndefined();
  expect(await server.services.documents.read(id)).toMatchObject({ title: 'House of salt' });
});

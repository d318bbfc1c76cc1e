// @module-tag long

import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerApi } from '../support/api-pages';
import { askServer, cookieOf } from '../support/program';
import { publishable } from '../support/publishable';
import { ANN, BOB, startServer, type TestServer } from '../support/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ handle: answerApi });
});
afterEach(() => server.stop());

const ask = (member: string, method: string, path: string, body?: object) =>
  askServer(server.url, method, path, cookieOf(member), body);
const publish = async (member = ANN, text = 'lantern', listing = 'public') => {
  const draft = await server.create(member, publishable(text));
  const { body } = await ask(member, 'POST', '/api/library', { draft, listing });
  return { draft, ...(body as { id: string; sha256: string }) };
};
const ownOf = async (member: string) => (await ask(member, 'GET', '/api/me/publications')).body;

describe('the list of one member’s publications', () => {
  it('shows the listing of each, and the remains of withdrawn ones', async () => {
    const { id } = await publish();
    const unlisted = await publish(ANN, 'anchor', 'unlisted');
    expect(await ownOf(BOB)).toEqual([]);
    expect(await ownOf(ANN)).toMatchObject([
      { id: unlisted.id, state: 'unlisted', versions: [{ number: 1, state: 'published' }] },
      { id, state: 'public', url: `${server.url}/library/${id}` },
    ]);
    await ask(ANN, 'PATCH', `/api/library/${id}`, { listing: 'unlisted' });
    await ask(ANN, 'DELETE', `/api/library/${unlisted.id}`);
    expect(await ownOf(ANN)).toMatchObject([
      { id: unlisted.id, title: '', state: 'withdrawn', versions: [{ number: 1, note: '', state: 'withdrawn' }] },
      { id, state: 'unlisted' },
    ]);
  });

  it('shows that a version waits for a moderator', async () => {
    await server.stop();
    server = await startServer({ handle: answerApi, library: { mode: 'review', maxBytes: 1_000_000_000 } });
    await publish();
    expect(await ownOf(ANN)).toMatchObject([{ state: 'waits', versions: [{ state: 'waits' }] }]);
  });
});

describe('what the studio asks before publishing', () => {
  const about = (member: string, draft: string, parent = '') =>
    ask(member, 'GET', `/api/drafts/${draft}/publication?parent=${parent}`);

  it('is only for the draft’s owner', async () => {
    const draft = await server.create(ANN);
    await server.let(BOB, draft, 'edit');
    expect((await about(BOB, draft)).status).toBe(403);
    expect((await about(ANN, draft)).body).toMatchObject({ mode: 'open', isStopped: false, publication: null });
  });

  it('names the draft’s publication, and whether a parent is by the same member', async () => {
    const { draft, id, sha256 } = await publish();
    const other = await publish(BOB, 'anchor');
    const known = await about(ANN, draft, sha256);
    expect(known.body).toMatchObject({ ownsParent: true, publication: { id, last: 1 } });
    expect((await about(ANN, draft, other.sha256)).body).toMatchObject({ ownsParent: false });
    expect((await about(ANN, draft, 'nonsense')).body).toMatchObject({ ownsParent: false });
  });
});

describe('a draft and its newest version', () => {
  it('differ once the draft is edited, until it is published again', async () => {
    const { draft } = await publish();
    const about = async () => (await ask(ANN, 'GET', `/api/drafts/${draft}/publication?parent=`)).body.isChanged;
    expect(await about()).toBe(false);
    await ask(ANN, 'PATCH', `/api/drafts/${draft}`, { title: 'Another title' });
    expect(await about()).toBe(true);
    await ask(ANN, 'POST', '/api/library', { draft });
    expect(await about()).toBe(false);
  });
});

describe('a file’s SHA-256', () => {
  const versionOf = async (sha256: string) => (await ask(BOB, 'GET', `/api/library/files/${sha256}`)).body.version;

  it('finds the version with these bytes, also if it is unlisted', async () => {
    const { id, sha256 } = await publish(ANN, 'lantern', 'unlisted');
    const file = await server.services.store.versionBytes(id, 1);
    expect(
      createHash('sha256')
        .update(file ?? '')
        .digest('hex'),
    ).toBe(sha256);
    expect(await versionOf(sha256)).toMatchObject({ id, number: 1, url: `${server.url}/library/${id}/1` });
  });

  it('finds nothing if there is none, or no longer', async () => {
    const { id, sha256 } = await publish();
    expect(await versionOf('0'.repeat(64))).toBeNull();
    expect(await versionOf('nonsense')).toBeNull();
    await ask(ANN, 'DELETE', `/api/library/${id}`);
    expect(await versionOf(sha256)).toBeNull();
  });
});

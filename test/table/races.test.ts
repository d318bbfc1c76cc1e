// @module-tag long

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as joinDraft } from '@/app/api/drafts/join/route';
import { addLink } from '@/lib/services/drafts/share-links';
import { formatCookie } from '@/lib/services/requests/identity';
import { openPostgresStore } from '@/lib/storage/postgres/open';
import type { Store } from '@/lib/storage/store';
import { createLocalWakeups } from '@/lib/storage/wakeups';
import { askAs } from '../support/ask-table';
import { HAS, startPostgres, unlessMissing } from '../support/system-stores';
import { ANN, BOB, SECRET, startServer, type TestServer } from '../support/test-server';

const [ann, bob] = [askAs(ANN), askAs(BOB)];

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let server: TestServer;
let draftId: string;
/** Action that runs right after the next answer to this query, before the caller uses it. */
let meanwhile: { readonly asked: 'linkByToken' | 'table'; readonly happens: () => Promise<unknown> } | undefined;

const interrupted = (store: Store): Store => {
  const after = async <T>(asked: 'linkByToken' | 'table', answer: Promise<T>): Promise<T> => {
    const found = await answer;
    if (meanwhile?.asked !== asked) return found;
    const { happens } = meanwhile;
    meanwhile = undefined;
    await happens();
    return found;
  };
  return {
    ...store,
    linkByToken: (hash) => after('linkByToken', store.linkByToken(hash)),
    table: (id) => after('table', store.table(id)),
  };
};

const postgresStores = async () => ({
  store: await openPostgresStore(await postgres.createDatabase(), () => {}),
  wakeups: createLocalWakeups(),
});

describe('simultaneous requests, on the embedded store', () => describeRaces());
describe.skipIf(!HAS.postgres)(`simultaneous requests, on PostgreSQL${unlessMissing('postgres')}`, () =>
  describeRaces(postgresStores),
);

function describeRaces(openStores?: typeof postgresStores): void {
  beforeAll(async () => {
    if (openStores) postgres = await startPostgres();
  });
  afterAll(async () => {
    if (openStores) await postgres.stop();
  });
  beforeEach(async () => {
    server = await startServer({ wrap: interrupted, ...(openStores && { stores: await openStores() }) });
    draftId = await server.create(ANN, { title: 'Whale' });
  });
  afterEach(() => server.stop());

  it('do not admit people by a link that is revoked while they follow it', async () => {
    const { id, url } = await addLink(server.services, draftId, { role: 'edit' }, 'http://localhost:3000');
    const follow = () => {
      const cookie = String(formatCookie(BOB, SECRET, false).split(';')[0]);
      const headers = { cookie, 'content-type': 'application/json' };
      const body = JSON.stringify({ token: url.split('#').at(-1) });
      return joinDraft(new Request(url, { method: 'POST', headers, body }));
    };
    expect(await (await follow()).json()).toEqual({ page: `/studio/${draftId}` });
    meanwhile = { asked: 'linkByToken', happens: () => server.services.store.revokeLink(draftId, id) };
    expect((await follow()).status).toBe(404);
    expect(await server.services.store.roleOf(draftId, BOB)).toBeUndefined();
  });

  it.each(['code', 'token'] as const)(
    'do not admit people by a table’s %s that is renewed while they join',
    async (by) => {
      const { id, code } = (await ann.open({ draftId, name: 'Ann' })).body;
      const { links } = (await ann.table(id)).body;
      const key = by === 'code' ? { code } : { token: String(links.player).split('#').at(-1) };
      meanwhile = { asked: 'table', happens: () => ann.renew(id) };
      expect((await bob.join(key)).status).toBe(404);
      expect((await server.services.store.table(id))?.people.size).toBe(1);
      expect(await server.services.store.roleOf(draftId, BOB)).toBeUndefined();
    },
  );

  it('do not let a person renew the links who loses the lead meanwhile', async () => {
    const { id, code } = (await ann.open({ draftId, name: 'Ann' })).body;
    await bob.join({ code });
    const { people } = (await server.services.store.table(id)) ?? {};
    const person = [...(people?.values() ?? [])].find(({ memberId }) => memberId === BOB)?.id ?? '';
    await ann.say(id, { type: 'setRole', person, role: 'co-gm' });
    expect((await bob.renew(id)).status).toBe(200);
    const renewed = (await ann.table(id)).body.code;
    meanwhile = { asked: 'table', happens: () => ann.say(id, { type: 'setRole', person, role: 'player' }) };
    expect((await bob.renew(id)).status).toBe(403);
    expect((await ann.table(id)).body.code).toBe(renewed);
  });

  it('open one table for a scenario', async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => ann.open({ draftId, name: 'Ann' })));
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 201));
    expect(new Set(opened.map(({ body }) => body.id)).size).toBe(1);
    expect((await ann.list()).body).toHaveLength(1);
  });
}

// @module-tag long

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatCursor } from '@/lib/library/search/cursor';
import { addLink } from '@/lib/services/drafts/share-links';
import { addKey } from '@/lib/services/library/keys';
import { JoinLimiter } from '@/lib/services/requests/join-limiter';
import { openTable } from '@/lib/services/tables/tables';
import { LIBRARY_ORDERS } from '@/lib/storage/library-port';
import { openPostgresStore } from '@/lib/storage/postgres/open';
import type { Store } from '@/lib/storage/store';
import { createLocalWakeups } from '@/lib/storage/wakeups';
import { answerApi, type Route, routes } from './support/api-pages';
import { cookieOf } from './support/program';
import { putVersion } from './support/published';
import { cases } from './support/soak';
import { HAS, startPostgres, unlessMissing } from './support/system-stores';
import { ANN, BOB, startServer, type TestServer } from './support/test-server';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const PUBLICATION = '0123456789abcdef';
const HASH = 'a'.repeat(64);

/** Removes limits, so that every request gets as far as it can. */
const withoutLimits = (store: Store): Store => ({
  ...store,
  counts: { ...store.counts, limiter: { take: () => 0, missing: (keys) => keys.map(() => 0) } },
});

/** Path segments that are neither ids nor numbers, or that no database accepts. */
const HOSTILE = [
  '\0',
  'a\0b',
  `${'0'.repeat(15)}\0`,
  '99999999999999999999',
  '2147483648',
  '9007199254740993',
  '-1',
  '0',
  '1.5',
  '1e9',
  ' 1',
  'NaN',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '%',
  '..',
  '💀',
  'x'.repeat(2_000),
];
const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }));

const LONE = /\p{Cs}/u;

/** Path segments as they are sent. Unpaired surrogates have no UTF-8, so these are raw bytes. */
const part = fc.oneof(
  { weight: 20, arbitrary: text.filter((one) => !LONE.test(one)).map(encodeURIComponent) },
  { weight: 1, arbitrary: fc.constantFrom('%ED%A0%80', '%ED%B0%80x', '%00', '%FF', '%') },
);

/** Values in bodies, which can contain unpaired surrogates. */
const value = fc.oneof(
  text,
  fc.constantFrom<unknown>('\ud800', 'a\udc00b', 0, -1, 2 ** 31, 2 ** 53, 1e20, 1.5, null, true, [], {}, ['\0']),
);
const FIELDS = [
  'id draft draftId token code key seq title name scenario system starter parent listing note publication act reason',
  'version text until lists withdrawals forGood role hideGm colour command screen',
].flatMap((names) => names.split(' '));
const body = fc.dictionary(fc.constantFrom(...FIELDS), value);
/** Cursors of the library's lists that the server never issued. */
const cursor = fc
  .record({
    order: fc.constantFrom(...LIBRARY_ORDERS),
    key: fc.array(fc.constantFrom(0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER), { maxLength: 4 }),
    id: fc.constant(PUBLICATION),
  })
  .map(formatCursor);
const QUERY = ['parent', 'cursor', 'limit', 'q', 'players', 'minutes', 'language', 'alt', 'credit', 'from', 'link'];
const query = fc.oneof(
  fc.dictionary(fc.constantFrom(...QUERY), part, { maxKeys: 3 }),
  cursor.map((place): Record<string, string> => ({ cursor: place })),
);

interface Case {
  readonly route: Route;
  readonly method: string;
  readonly hostile: readonly boolean[];
  readonly parts: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly isForm: boolean;
}

const request: fc.Arbitrary<Case> = fc.record({
  route: fc.constantFrom(...routes),
  method: fc.constantFrom(...METHODS),
  hostile: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  parts: fc.array(part, { minLength: 3, maxLength: 3 }),
  query,
  body,
  isForm: fc.boolean(),
});

const postgres = HAS.postgres ? await startPostgres() : undefined;
afterAll(() => postgres?.stop());

describe.each([
  ['SQLite', true],
  [`PostgreSQL${unlessMissing('postgres')}`, HAS.postgres],
])('hostile parts of addresses and bodies, over %s', (name, isHere) => {
  let server: TestServer;
  /** Existing ids, by the first folders of a route and the parameter's name. */
  let there: Readonly<Record<string, string>>;

  beforeAll(async () => {
    if (!isHere) return;
    const stores =
      postgres && name !== 'SQLite'
        ? { store: await openPostgresStore(await postgres.createDatabase(), () => {}), wakeups: createLocalWakeups() }
        : undefined;
    server = await startServer({ handle: answerApi, wrap: withoutLimits, ...(stores && { stores }) });
    const { services } = server;
    const quick = new JoinLimiter(services.limiter, { now: () => 0, sleep: async () => {} });
    Object.assign(services, { joinLimiter: quick });
    const draftId = await server.create(ANN, { title: 'There' });
    const { id: table } = await openTable(services, draftId, ANN, { name: 'Ann', colour: 'green' });
    await putVersion(services.store, PUBLICATION, { title: 'There' }, { memberId: ANN });
    const read = await addLink(services, draftId, { role: 'read' }, server.url);
    there = {
      'drafts id': draftId,
      'tables id': table,
      'library id': PUBLICATION,
      'keys id': (await addKey(services, ANN, 'A program')).id,
      'read token': read.url.split('/').at(-1) ?? '',
      linkId: read.id,
      version: '1',
      seq: '1',
      part: '1',
      hash: HASH,
      sha256: HASH,
      name: 'library.json',
    };
  });
  afterAll(async () => server?.stop());

  const addressOf = ({ route, hostile, parts, query: asked }: Case): string => {
    const folders = route.path.split('/').slice(1);
    let named = 0;
    const written = folders.map((folder) => {
      if (!folder.startsWith('[')) return folder;
      const at = named++;
      const partName = folder.slice(1, -1);
      const good = there[partName] ?? there[`${folders.find((one) => `${one} ${partName}` in there)} ${partName}`];
      return hostile[at] || good === undefined ? parts[at] : good;
    });
    const search = Object.entries(asked).map(([key, one]) => `${key}=${one}`);
    return `/${written.join('/')}${search.length > 0 ? `?${search.join('&')}` : ''}`;
  };

  const send = (sent: Case, address: string): Promise<Response> => {
    const { route, method, body: fields, isForm } = sent;
    // Without an id in the address, a request could affect a whole list, so it is sent for another member.
    const headers = { origin: server.url, ...cookieOf(route.names.length > 0 ? ANN : BOB) };
    if (method === 'GET') return fetch(server.url + address, { headers, redirect: 'manual' });
    const form = new URLSearchParams(Object.entries(fields).map(([key, one]) => [key, String(one)]));
    return fetch(server.url + address, {
      method,
      redirect: 'manual',
      headers: { ...headers, 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
      body: isForm ? form.toString() : JSON.stringify(fields),
    });
  };

  // Browser tests have priority; thousands of requests beside them take a minute.
  it.skipIf(!isHere)('are refused by every route, before they reach the store', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(request, async (sent) => {
        const address = addressOf(sent);
        const response = await send(sent, address);
        const said = await response.text();
        expect([sent.method, address, response.status, said].join(' '), said).not.toMatch(/ 5\d\d /);
      }),
      cases(6_000),
    );
  });
});

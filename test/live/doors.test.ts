import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER } from '@/lib/services/requests/answer';
import { formatCookie } from '@/lib/services/requests/identity';
import { TICKET_MS, writeTicket } from '@/lib/sockets/ticket';
import { TABLE_CLOSE } from '@/lib/table/wire';
import { answerApi } from '../support/api-pages';
import { askAs } from '../support/ask-table';
import { TableListener } from '../support/table-listener';
import { ANN, BOB, RawClient, SECRET, startServer, type TestServer, until } from '../support/test-server';

const BAD_TICKET = TABLE_CLOSE.badTicket;
const [ann, bob] = [askAs(ANN), askAs(BOB)];

let server: TestServer;
let draftId: string;
let id: string;
let code: string;
let ends: (() => void)[];
beforeEach(async () => {
  ends = [];
  server = await startServer({ handle: answerApi });
  draftId = await server.create(ANN, { title: 'Whale' });
  ({ id, code } = (await ann.open({ draftId, name: 'Ann' })).body);
});
afterEach(async () => {
  for (const end of ends) end();
  await server.stop();
});

const cookieOf = (member: string) => String(formatCookie(member, SECRET, false).split(';')[0]);
const ticketTo = async (member: string, tableId = id) => (await askAs(member).ticket(tableId)).body.ticket as string;
const write = (kind: 'draft' | 'table', subject: string, member: string, now = Date.now()) =>
  writeTicket(SECRET, { kind, subject, epoch: 1 }, member, now);

/** The two kinds of connection, each opened with a ticket. */
const LINES = {
  draft: (ticket: string, member: string, headers: Record<string, string> = {}) => {
    const url = `${server.url.replace('http', 'ws')}/collab?ticket=${ticket}`;
    const client = new RawClient(url, { origin: server.url, cookie: cookieOf(member), ...headers });
    ends.push(() => client.socket.terminate());
    return client;
  },
  table: (ticket: string, member: string, headers: Record<string, string> = {}) => {
    const listener = new TableListener(server.url, ticket, member, headers);
    ends.push(() => listener.socket.terminate());
    return listener;
  },
};
const own = (line: keyof typeof LINES) => write(line, line === 'draft' ? draftId : id, ANN);

describe.each(['draft', 'table'] as const)('the %s’s line', (line) => {
  it.each([
    ['a foreign page', { origin: 'http://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page on another port', { origin: 'http://127.0.0.1:1' }],
    ['a DNS name rebound to this address', { origin: 'http://evil.example', host: 'evil.example' }],
  ])('is closed to %s, and does not use up the ticket', async (_, headers) => {
    const ticket = own(line);
    const client = LINES[line](ticket, ANN, headers);
    await until(() => client.status !== undefined);
    expect(client.status).toBe(403);
    const again = LINES[line](ticket, ANN);
    await until(() => again.socket.readyState === 1);
  });

  it('is closed to requests without an origin', async () => {
    const { port, hostname } = new URL(server.url);
    const path = line === 'draft' ? 'collab' : 'live';
    const socket = connect(Number(port), hostname);
    ends.push(() => socket.destroy());
    socket.write(
      `GET /${path}?ticket=${own(line)} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookieOf(ANN)}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    );
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(answer).toContain('403 Forbidden');
  });

  it.each([
    ['none', () => ''],
    ['garbage', () => 'garbage'],
    ['an expired one', () => write(line, id, ANN, Date.now() - TICKET_MS)],
    ['somebody else’s', () => write(line, line === 'draft' ? draftId : id, BOB)],
    ['one for the other connection', () => write(line === 'draft' ? 'table' : 'draft', draftId, ANN)],
    [
      'one of another studio',
      () => writeTicket(Buffer.alloc(32, 8), { kind: line, subject: id, epoch: 1 }, ANN, Date.now()),
    ],
  ])('accepts only its own tickets: %s', async (_, ticket) => {
    expect((await LINES[line](ticket(), ANN).ended()).code).toBe(BAD_TICKET);
  });

  it('accepts a ticket once, also if it is sent twice at once', async () => {
    const ticket = own(line);
    const both = [LINES[line](ticket, ANN), LINES[line](ticket, ANN)];
    await until(() => both.some(({ closed }) => closed?.code === BAD_TICKET));
    await until(() => both.some(({ socket }) => socket.readyState === 1));
    expect(both.filter(({ closed }) => closed === undefined)).toHaveLength(1);
    expect((await LINES[line](ticket, ANN).ended()).code).toBe(BAD_TICKET);
  });
});

describe('a table’s ticket', () => {
  it('is only for that table and the people at it', async () => {
    const other = (await bob.open({ draftId: await server.create(BOB, { title: 'Other' }) })).body.id as string;
    expect((await ann.ticket(other)).status).toBe(404);
    const stolen = (await ticketTo(ANN)).replace(`.${id}.`, `.${other}.`);
    expect((await LINES.table(stolen, ANN).ended()).code).toBe(BAD_TICKET);
    expect((await LINES.table(write('table', other, ANN), ANN).ended()).code).toBe(TABLE_CLOSE.removed);
  });

  it('of a removed person opens nothing', async () => {
    await bob.join({ code, name: 'Bob' });
    const ticket = await ticketTo(BOB);
    const state = await server.services.store.table(id);
    const person = [...(state?.people.values() ?? [])].find(({ memberId }) => memberId === BOB)?.id ?? '';
    await ann.say(id, { type: 'remove', people: [person] });
    expect((await LINES.table(ticket, BOB).ended()).code).toBe(TABLE_CLOSE.removed);
  });
});

describe('over a real connection', () => {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { origin: server.url, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it.each([
    ['another site', { origin: 'http://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour, as the browser says', { 'sec-fetch-site': 'same-site' }],
  ])('refuses posts from %s', async (_, headers) => {
    const cookie = cookieOf(ANN);
    for (const path of ['/api/tables', '/api/tables/join', `/api/tables/${id}/commands`, `/api/tables/${id}/ticket`]) {
      const answer = await post(path, {}, { cookie, ...headers });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    expect((await post(`/api/drafts/${draftId}/ticket`, {}, { cookie, ...headers })).status).toBe(403);
  });

  it('allows leading only to leads, whatever a page sends', async () => {
    await bob.join({ code, name: 'Bob' });
    const as = (member: string, path: string, body: object) =>
      post(`/api/tables/${id}/${path}`, body, { cookie: cookieOf(member) });
    const finish = { key: 'a-key-of-bobs', command: { type: 'finish' } };
    expect((await as(BOB, 'commands', finish)).status).toBe(403);
    expect((await as(BOB, 'links/renew', {})).status).toBe(403);
    expect((await as(BOB, 'restore', { seq: 1 })).status).toBe(403);
    const stranger = 'c'.repeat(26);
    for (const path of ['commands', 'links/renew', 'restore', 'ticket']) {
      const body = path === 'commands' ? finish : path === 'restore' ? { seq: 1 } : {};
      expect([path, (await as(stranger, path, body)).status]).toEqual([path, 404]);
    }
    const bobs = (await (
      await fetch(`${server.url}/api/tables/${id}`, { headers: { cookie: cookieOf(BOB) } })
    ).json()) as object;
    expect(bobs).not.toHaveProperty('links');
    expect((await server.services.store.table(id))?.table.phase).toBe('lobby');
  });

  it('issues tickets that open the connections', async () => {
    const cookie = cookieOf(ANN);
    const ticketAt = async (path: string) =>
      ((await (await post(path, {}, { cookie })).json()) as { ticket: string }).ticket;
    await LINES.draft(await ticketAt(`/api/drafts/${draftId}/ticket`), ANN).opened();
    await LINES.table(await ticketAt(`/api/tables/${id}/ticket`), ANN).sees();
  });

  it('does not trust the client’s own X-Forwarded-For', async () => {
    const seen: (string | undefined)[] = [];
    await server.stop();
    server = await startServer({
      handle: async (request, response) => {
        seen.push(String(request.headers[ADDRESS_HEADER]));
        response.end();
      },
    });
    await post('/', {}, { [ADDRESS_HEADER]: '1.2.3.4' });
    expect(seen).toEqual(['127.0.0.1']);
  });

  it('protects every answer', async () => {
    const { headers } = await fetch(`${server.url}/healthz`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const policy = headers.get('content-security-policy');
    for (const part of ["frame-ancestors 'none'", "'strict-dynamic'", "'wasm-unsafe-eval'", "base-uri 'none'"]) {
      expect(policy).toContain(part);
    }
    const nonces = [policy, (await fetch(server.url)).headers.get('content-security-policy')].map(
      (each) => /'nonce-([^']+)'/.exec(each ?? '')?.[1],
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('has metrics for the operator only, without secrets', async () => {
    await LINES.table(await ticketTo(ANN), ANN).sees();
    await LINES.table('garbage', ANN).ended();
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toContain('trapdoor_sockets{line="table"} 1');
    expect(text).toContain('trapdoor_refusals_total{what="table",code="4401"} 1');
    for (const secret of [ANN, id, code, draftId, SECRET.toString('hex')]) expect(text).not.toContain(secret);
    const elsewhere = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } });
    expect(elsewhere.status).toBe(403);
  });
});

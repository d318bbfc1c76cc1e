// @module-tag long

import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as art from '@/app/api/drafts/[id]/art/[hash]/route';
import * as duplicate from '@/app/api/drafts/[id]/duplicate/route';
import * as drafts from '@/app/api/drafts/route';
import * as restore from '@/app/api/tables/[id]/restore/route';
import * as tables from '@/app/api/tables/route';
import { largeSetting } from '@/bench/scenarios';
import type { JsonObject } from '@/lib/kernel/json';
import { newDraft } from '@/lib/scenario/envelope';
import { ADDRESS_HEADER, answer } from '@/lib/services/requests/answer';
import { formatCookie, newMember } from '@/lib/services/requests/identity';
import { ANN, BOB, SECRET, startServer, system, type TestServer } from '../support/test-server';

const [VENUE, ELSEWHERE] = ['203.0.113.9', '198.51.100.7'];

/** A draft of about 0.9 MB, the maximum size of a file. */
function largeDraft() {
  const body = largeSetting(newDraft(system).body, { goals: 20, events: 400, rooms: 20 });
  const events = (body.events as readonly JsonObject[]).map((event) => ({ ...event, text: 'x'.repeat(1_600) }));
  return newDraft(system, { body: { ...body, events } });
}

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

/** Creates a browser's request from an address, by a member or without a cookie. */
function requestOf(method: string, member: string | undefined, address: string, body?: unknown): Request {
  const headers = new Headers({ host: 'localhost:3000', [ADDRESS_HEADER]: address });
  if (member !== undefined) headers.set('cookie', String(formatCookie(member, SECRET, false).split(';')[0]));
  const text = body === undefined ? undefined : JSON.stringify(body);
  if (text !== undefined) {
    headers.set('content-type', 'application/json');
    headers.set('content-length', String(text.length));
  }
  return new Request('http://localhost:3000/', { method, headers, ...(text !== undefined && { body: text }) });
}

const create = (member: string | undefined, address = VENUE, body: unknown = { system: system.id }) =>
  drafts.POST(requestOf('POST', member, address, body));

/** Repeats a request until it is refused. Returns the number of granted ones and the refusal. */
async function untilRefused(ask: () => Promise<Response>, most: number) {
  for (let granted = 0; granted <= most; granted++) {
    const response = await ask();
    if (response.status >= 400) return { granted, response, error: (await response.json()).error };
  }
  throw new Error(`All ${most} were granted.`);
}

describe('a member', () => {
  it('creates, duplicates and opens tables up to a limit, and learns when to retry', async () => {
    const { granted, response, error } = await untilRefused(() => create(ANN), 100);
    expect(granted).toBeGreaterThanOrEqual(60);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(error).toEqual({
      code: 'draft/too-many',
      message: expect.stringMatching(/^That is a lot of new scenarios at once\. Try again in \d+ seconds\.$/),
    });
    const [draft] = await server.services.store.draftsOf(ANN);
    const at = { params: Promise.resolve({ id: draft?.id ?? '' }) };
    expect((await duplicate.POST(requestOf('POST', ANN, VENUE), at)).status).toBe(429);
    expect((await tables.POST(requestOf('POST', ANN, VENUE, { draftId: draft?.id }))).status).toBe(429);
    expect((await create(BOB)).status).toBe(201);
  });

  it('sends the pictures of two large kits at once, but no flood', async () => {
    const id = await server.create(ANN);
    const send = (n: number) => {
      const bytes = Buffer.from(`no picture ${n}`);
      const hash = createHash('sha256').update(bytes).digest('hex');
      const headers = new Headers(requestOf('PUT', ANN, VENUE).headers);
      headers.set('content-type', 'image/png');
      headers.set('content-length', String(bytes.length));
      const request = new Request('http://localhost:3000/?alt=&credit=', { method: 'PUT', headers, body: bytes });
      return art.PUT(request, { params: Promise.resolve({ id, hash }) });
    };
    const answers = new Set<number>();
    for (let n = 0; n < 120; n++) answers.add((await send(n)).status);
    expect([...answers]).toEqual([415]);
    const { error } = await untilRefused(async () => {
      const response = await send(0);
      return response.status === 415 ? Response.json({}) : response;
    }, 60);
    expect(error.code).toBe('art/too-many');
  });
});

describe('a network address', () => {
  it('stores a limited number of bytes at once, as however many people', async () => {
    const scenario = largeDraft();
    const { granted, error } = await untilRefused(() => create(undefined, VENUE, { scenario }), 60);
    expect(granted).toBeGreaterThanOrEqual(20);
    expect(granted).toBeLessThanOrEqual(30);
    expect(error.code).toBe('draft/too-much');
    expect(error.message).toMatch(/Try again in /);
    expect((await create(undefined, ELSEWHERE)).status).toBe(201);
  });

  it('is charged for a duplicate by the bytes read for it', async () => {
    const id = await server.create(ANN, largeDraft());
    const copy = () => duplicate.POST(requestOf('POST', ANN, VENUE), { params: Promise.resolve({ id }) });
    const { granted, error } = await untilRefused(copy, 60);
    expect(granted).toBeLessThanOrEqual(30);
    expect(error.code).toBe('draft/too-much');
  });

  it('is charged for a table that is repeatedly restored to an earlier version', async () => {
    const draftId = await server.create(ANN, largeDraft());
    const opened = await tables.POST(requestOf('POST', ANN, VENUE, { draftId }));
    const { id } = (await opened.json()) as { id: string };
    const back = () => restore.POST(requestOf('POST', ANN, VENUE, { seq: 1 }), { params: Promise.resolve({ id }) });
    const { granted, error } = await untilRefused(back, 60);
    expect(granted).toBeGreaterThan(0);
    expect(granted).toBeLessThanOrEqual(30);
    expect(error.code).toBe('draft/too-much');
  });

  it('lets a whole convention become members, but no flood', async () => {
    const come = () =>
      answer(requestOf('POST', undefined, VENUE), async ({ becomeMember }) => ({ id: await becomeMember() }));
    const { granted, error } = await untilRefused(come, 4_000);
    expect(granted).toBeGreaterThanOrEqual(1_500);
    expect(error.code).toBe('request/too-many-people');
    const known = await answer(requestOf('POST', newMember(), VENUE), async ({ becomeMember }) => ({
      id: await becomeMember(),
    }));
    expect(known.status).toBe(200);
  });

  it('lets 600 people create a scenario each within a minute', async () => {
    const statuses = new Map<number, number>();
    for (let i = 0; i < 390; i++) {
      const { status } = await create(undefined);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()]).toEqual([201]);
  });
});

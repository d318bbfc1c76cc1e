// @module-tag long

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatDraft } from '@/lib/scenario/envelope';
import { answerApi } from '../support/api-pages';
import { askServer, cookieOf } from '../support/program';
import { publishable } from '../support/publishable';
import { ANN, BOB, startServer, system, type TestServer } from '../support/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ handle: answerApi });
});
afterEach(() => server.stop());

const ask = (member: string, method: string, path: string, body?: object | string) =>
  askServer(server.url, method, path, cookieOf(member), body);
const publish = (member: string, body: object) => ask(member, 'POST', '/api/library', body);
const bytesOf = async (id: string, number: number) =>
  (await server.services.store.versionBytes(id, number)) ?? Buffer.of();

describe('publishing', () => {
  it('makes a draft a version: the same file as an export, under its own id', async () => {
    const draft = publishable('lantern');
    const draftId = await server.create(ANN, draft);
    const { status, body } = await publish(ANN, { draft: draftId, note: 'First' });
    expect([status, body]).toEqual([
      201,
      { id: expect.stringMatching(/^[0-9a-z]{16}$/), version: 1, sha256: expect.any(String), url: expect.any(String) },
    ]);
    const bytes = await bytesOf(body.id, 1);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(body.sha256);
    expect(String(Buffer.from(bytes))).toBe(formatDraft({ ...draft, id: body.id }, system));
    expect(String(Buffer.from(bytes))).not.toContain(draftId);
    expect(body.url).toBe(`${server.url}/library/${body.id}/1`);
  });

  it('gives the next version the same id and the next number, and keeps the first unchanged', async () => {
    const { body: first } = await publish(ANN, { scenario: publishable('lantern') });
    const before = Buffer.from(await bytesOf(first.id, 1));
    const scenario = publishable('lantern', { summary: 'Six people and a door.' });
    const next = await publish(ANN, { scenario, id: first.id, note: '  One more\nperson ' });
    expect([next.status, next.body]).toMatchObject([201, { id: first.id, version: 2 }]);
    expect(next.body.sha256).not.toBe(first.sha256);
    expect(Buffer.from(await bytesOf(first.id, 1))).toEqual(before);
    const { body } = await ask(BOB, 'GET', `/api/library/${first.id}`);
    expect(body.versions.map(({ number, note }: { number: number; note: string }) => [number, note])).toEqual([
      [2, 'One more person'],
      [1, ''],
    ]);
  });

  it('reports that the same content was published before, and creates nothing', async () => {
    const draft = await server.create(ANN, publishable('lantern'));
    const { body: first } = await publish(ANN, { draft });
    const again = await publish(ANN, { draft, note: 'Again' });
    expect([again.status, again.body]).toEqual([200, { ...first, same: true }]);
    expect(await server.services.store.versionsOf(first.id)).toHaveLength(1);
  });

  it('plays games on the server, and shows their length and endings', async () => {
    await server.stop();
    server = await startServer({ handle: answerApi, library: { playMs: 3_000 } });
    const { body: first } = await publish(ANN, { scenario: publishable('lantern') });
    const { body } = await ask(BOB, 'GET', `/api/library/${first.id}`);
    expect(body.figures).toMatchObject({ engine: expect.stringContaining(system.title), games: expect.any(Number) });
    expect(body.figures.games).toBeGreaterThan(0);
    const medians = body.figures.tables.map(({ minutes }: { minutes: { median: number } }) => minutes.median);
    expect(body.minutes).toEqual({ low: Math.min(...medians), high: Math.max(...medians) });
  });

  it('lets anyone with the address open an unlisted version, which no search finds', async () => {
    const { body: first } = await publish(ANN, { scenario: publishable('lantern'), listing: 'unlisted' });
    expect((await ask(BOB, 'GET', `/api/library/${first.id}/versions/1`)).status).toBe(200);
    const found = async (words: string) => (await ask(BOB, 'GET', `/api/library?q=${words}`)).body.results.length;
    expect(await found('lantern')).toBe(0);
    expect((await ask(ANN, 'PATCH', `/api/library/${first.id}`, { listing: 'public' })).status).toBeLessThan(300);
    // Recent searches are cached.
    expect(await found('the+lantern')).toBe(1);
  });

  it('withdraws bytes and search entries, and leaves the number, which is never used again', async () => {
    const scenario = publishable('lantern', { summary: 'Ambergris everywhere.' });
    const inFiles = () =>
      readdirSync(server.folder).filter((name) => readFileSync(join(server.folder, name)).includes('Ambergris'));
    const { body: first } = await publish(ANN, { scenario });
    expect(inFiles()).not.toEqual([]);
    expect((await ask(ANN, 'DELETE', `/api/library/${first.id}/versions/1`)).status).toBeLessThan(300);
    expect(inFiles()).toEqual([]);
    const gone = await ask(BOB, 'GET', `/api/library/${first.id}/versions/1`);
    expect([gone.status, gone.body.error.code]).toEqual([410, 'library/withdrawn']);
    expect((await ask(BOB, 'GET', '/api/library?q=lantern')).body.results).toEqual([]);
    const next = await publish(ANN, { scenario: publishable('candle'), id: first.id });
    expect(next.body).toMatchObject({ id: first.id, version: 2 });
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommandLine } from '@/cli/command-line';
import { formatDraft } from '@/lib/scenario/envelope';
import { answerApi } from '../support/api-pages';
import { askServer, bearer, cookieOf } from '../support/program';
import { publishable } from '../support/publishable';
import { ANN, startServer, system, type TestServer } from '../support/test-server';

let server: TestServer;
let folder: string;
beforeEach(async () => {
  server = await startServer({ handle: answerApi });
  folder = mkdtempSync(join(tmpdir(), 'trapdoor-publish-'));
  const { body } = await askServer(server.url, 'POST', '/api/me/keys', cookieOf(ANN), { name: 'Test' });
  writeFileSync(join(folder, 'key'), `${body.key}\n`);
  writeFileSync(join(folder, 'scenario.json'), formatDraft(publishable('lantern'), system));
});
afterEach(async () => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
});

/** Runs the command in this process. */
async function publish(file: string, words: readonly string[] = [], to = server.url) {
  const [out, err]: string[][] = [[], []];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(out?.push(String(text))));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(err?.push(String(text))));
  const code = await runCommandLine([
    'publish',
    join(folder, file),
    '--to',
    to,
    '--key-file',
    join(folder, 'key'),
    ...words,
  ]);
  vi.restoreAllMocks();
  return { code, out: out?.join('') ?? '', err: err?.join('') ?? '' };
}

describe('trapdoor publish', () => {
  it('publishes a file, and a next version under its id', async () => {
    const first = await publish('scenario.json', ['--unlisted', '--note', 'First']);
    expect([first.code, first.err]).toEqual([0, '']);
    const { id, version, sha256, url } = JSON.parse(first.out);
    expect([version, url]).toEqual([1, `${server.url}/library/${id}/1`]);
    expect(await server.services.store.publication(id)).toMatchObject({ memberId: ANN, listing: 'unlisted' });
    expect(JSON.parse((await publish('scenario.json', ['--id', id])).out)).toEqual({ id, version: 1, sha256, url });
    writeFileSync(join(folder, 'scenario.json'), formatDraft(publishable('candle'), system));
    expect(JSON.parse((await publish('scenario.json', ['--id', id])).out)).toMatchObject({ id, version: 2 });
    expect(await server.services.store.draftsOf(ANN)).toEqual([]);
  });

  it('prints why the studio refuses, with exit code 1, or why the request failed, with 2', async () => {
    writeFileSync(join(folder, 'bad.json'), formatDraft(publishable('lantern', { summary: '' }), system));
    expect(await publish('bad.json')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('no summary') });
    writeFileSync(join(folder, 'key'), `trapdoor_${'0'.repeat(32)}`);
    expect(await publish('scenario.json')).toMatchObject({ code: 2, err: expect.stringContaining('not known here') });
    expect(await publish('scenario.json', [], 'http://127.0.0.1:9')).toMatchObject({ code: 2 });
    expect(await publish('scenario.json', [], 'file:///etc')).toMatchObject({ code: 2 });
  });

  it('follows no redirect, which would send the key to another host', async () => {
    const received: string[] = [];
    const elsewhere = createServer((request, response) => {
      received.push(String(request.headers.authorization));
      response.end('{}');
    }).listen(0);
    const there = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    const door = createServer((_, response) => response.writeHead(307, { location: there }).end()).listen(0);
    const ran = await publish('scenario.json', [], `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
    expect(ran).toMatchObject({ code: 2, err: expect.stringContaining(there) });
    expect(received).toEqual([]);
    door.close();
    elsewhere.close();
  });
});

it('downloading everything includes one’s publications and the names of one’s keys', async () => {
  const { out } = await publish('scenario.json');
  const { id, sha256 } = JSON.parse(out);
  const response = await fetch(`${server.url}/api/me/export`, {
    method: 'POST',
    headers: { ...cookieOf(ANN), origin: server.url, 'content-type': 'application/x-www-form-urlencoded' },
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const path = Object.keys(files).find((name) => name.endsWith('everything.json')) ?? '';
  const everything = JSON.parse(new TextDecoder().decode(files[path]));
  expect(everything.publications).toMatchObject([{ id, listing: 'public', versions: [{ number: 1, sha256 }] }]);
  expect(everything.keys).toMatchObject([{ name: 'Test' }]);
  expect(Object.keys(files).some((name) => name.endsWith(`publications/${id}/version-1.trapdoor.json`))).toBe(true);
  expect(JSON.stringify(everything)).not.toContain(bearer('').authorization);
});

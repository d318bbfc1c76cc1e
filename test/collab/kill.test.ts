import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { rootOf } from '@/lib/collab/document/draft-doc';
import { formatCookie } from '@/lib/services/requests/identity';
import { bundleServerChild, startServerChild } from '../support/server-bundle';
import { soaked } from '../support/soak';
import { ANN, collabUrl, RawClient, SECRET, startServer } from '../support/test-server';

const ROUNDS = soaked(20, 5);
const folder = mkdtempSync(join(tmpdir(), 'trapdoor-kill-'));
let draftId: string;

beforeAll(async () => {
  await bundleServerChild();
  const server = await startServer({ folder });
  draftId = await server.create(ANN);
  await server.stopServer();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function meet(url: string): Promise<{ client: RawClient; doc: Y.Doc; words: () => Set<string> }> {
  const cookie = String(formatCookie(ANN, SECRET, false).split(';')[0]);
  const client = await new RawClient(collabUrl(url, draftId, ANN), {
    origin: url,
    cookie,
  }).opened();
  client.say({ type: 'hello', stateVector: new Uint8Array() });
  const doc = new Y.Doc();
  Y.applyUpdate(doc, (await client.hear('state')).bytes);
  return { client, doc, words: () => new Set(String(rootOf(doc).get('summary')).split(' ')) };
}

describe('kill -9 while writing', { tags: ['long', 'soak'] }, () => {
  it(`loses no acknowledged edit in ${ROUNDS} rounds`, async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { process: server, url } = await startServerChild({ folder });
      const { client, doc, words } = await meet(url);
      const kept = words();
      expect(acknowledged.filter((word) => !kept.has(word))).toEqual([]);

      const sent = new Map<number, string>();
      client.socket.on('message', (data: Buffer) => {
        const n = data[0] === 2 ? (client.heard.at(-1) as { n: number }).n : undefined;
        if (n !== undefined) acknowledged.push(sent.get(n) ?? '');
      });
      let n = 0;
      doc.on('update', (bytes: Uint8Array) => {
        if (client.socket.readyState === 1) client.say({ type: 'edit', n, last: true, bytes });
      });
      // Bursts at random moments; the kill happens during one of them.
      const text = rootOf(doc).get('summary') as Y.Text;
      const before = acknowledged.length;
      const write = setInterval(() => {
        for (let i = 0; i < 3; i++) {
          n += 1;
          sent.set(n, `${round}.${n}`);
          text.insert(0, `${round}.${n} `);
        }
      }, 80);
      while (acknowledged.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 250));
      server.kill('SIGKILL');
      await once(server, 'exit');
      await client.ended();
      clearInterval(write);
    }

    const { process: server, url } = await startServerChild({ folder });
    const { client, words } = await meet(url);
    const kept = words();
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(acknowledged.filter((word) => !kept.has(word))).toEqual([]);
    client.socket.terminate();
    server.kill('SIGKILL');
    await once(server, 'exit');

    const db = new Database(join(folder, 'trapdoor.db'));
    expect(db.prepare('PRAGMA integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
    db.close();
  }, 120_000);
});

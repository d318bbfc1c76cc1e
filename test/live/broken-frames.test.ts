import { afterEach, beforeEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import { chanceOf, mutate } from '@/bench/table-support/mutate';
import { rootOf } from '@/lib/collab/document/draft-doc';
import { formatPresence } from '@/lib/collab/protocol/presence-frame';
import { formatClientFrame } from '@/lib/collab/protocol/protocol';
import { askAs } from '../support/ask-table';
import { TableListener } from '../support/table-listener';
import { ANN, BOB, startServer, type TestServer, until } from '../support/test-server';

const FRAMES = 3_000;
const BURST = 30;

let server: TestServer;
let draftId: string;
let id: string;
const ends: (() => void)[] = [];
beforeEach(async () => {
  server = await startServer();
  draftId = await server.create(ANN, { title: 'Whale' });
  id = (await askAs(ANN).open({ draftId })).body.id;
  await server.let(BOB, draftId, 'edit');
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await server.stop();
});

const listen = async () => {
  const listener = new TableListener(server.url, (await askAs(ANN).ticket(id)).body.ticket, ANN);
  ends.push(() => listener.socket.terminate());
  return listener;
};

it('closes a socket that sends broken frames, and no other', async () => {
  const writer = await server.open(ANN, draftId);
  const listener = await listen();
  await listener.sees();
  const doc = new Y.Doc();
  const greeted = await server.raw(BOB, draftId).opened();
  greeted.say({ type: 'hello', stateVector: new Uint8Array() });
  Y.applyUpdate(doc, (await greeted.hear('state')).bytes);
  const before = Y.encodeStateVector(doc);
  const hello = formatClientFrame({ type: 'hello', stateVector: before });
  (rootOf(doc).get('title') as Y.Text).insert(0, 'Another ');
  const valid = [
    hello,
    formatClientFrame({ type: 'edit', n: 1, last: true, bytes: Y.encodeStateAsUpdate(doc, before) }),
    formatClientFrame({ type: 'edit', n: 2, last: false, bytes: Y.encodeStateAsUpdate(doc) }),
    formatClientFrame({ type: 'awareness', bytes: formatPresence({ clientId: 7, clock: 1, state: { at: 'title' } }) }),
    formatClientFrame({ type: 'ping' }),
  ];
  const chance = chanceOf(2005);
  for (let sent = 0; sent < FRAMES; sent += BURST) {
    const isTable = sent % (5 * BURST) === 0;
    const { socket } = isTable ? await listen() : server.raw(BOB, draftId);
    await until(() => socket.readyState !== 0);
    let isTaken = false;
    for (const event of ['pong', 'close'] as const) {
      socket.once(event, () => {
        isTaken = true;
      });
    }
    if (!isTable) socket.send(hello);
    for (let i = 0; i < BURST && socket.readyState === 1; i++) {
      socket.send(mutate(valid[Math.floor(chance() * valid.length)] ?? hello, chance));
    }
    if (socket.readyState === 1) socket.ping();
    await until(() => isTaken);
    socket.terminate();
  }
  expect(listener.closed).toBeUndefined();
  await server.services.documents.rename(draftId, 'Still here');
  await until(() => writer.draft().title === 'Still here');
  await askAs(ANN).say(id, { type: 'setDoor', locked: true, lobby: false });
  await listener.sees(({ table }) => table.locked);
});

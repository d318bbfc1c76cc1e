import { afterEach, beforeEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import { readDraft } from '@/lib/collab/document/read-draft';
import { framesOfEdit } from '@/lib/collab/protocol/protocol';
import { UNSENT_MAX } from '@/lib/sockets/outbox';
import { padDraft, wearDraft } from '../support/fill-draft';
import { ANN, BOB, shape, startServer, type TestServer } from '../support/test-server';

let server: TestServer;
let draftId: string;
beforeEach(async () => {
  server = await startServer();
  draftId = await server.create(ANN, { title: 'Whale' });
  await server.let(BOB, draftId, 'edit');
});
afterEach(() => server.stop());

const firstEvent = (doc: Y.Doc) => {
  const { body } = readDraft(doc, shape) as { body: { events: { id: string; text: string }[] } };
  return body.events.find(({ id }) => id === 'pad0')?.text;
};

async function meet(member: string) {
  const client = await server.raw(member, draftId).opened();
  const doc = new Y.Doc();
  const greet = () => client.say({ type: 'hello', stateVector: new Uint8Array() });
  return { client, doc, greet };
}

it('a document larger than the buffer limit reaches a slow reader, with edits made meanwhile', async () => {
  const ann = await meet(ANN);
  ann.greet();
  Y.applyUpdate(ann.doc, (await ann.client.hear('state')).bytes);
  let n = 0;
  ann.doc.on('update', (bytes: Uint8Array) => {
    for (const frame of framesOfEdit(++n, bytes)) ann.client.socket.send(frame);
  });
  for (const fill of [() => padDraft(ann.doc, 'x', 900_000), () => wearDraft(ann.doc, 20_000)]) {
    fill();
    await ann.client.hear('ack');
  }

  const bob = await meet(BOB);
  bob.client.socket.pause();
  bob.greet();
  for (let i = 1; i <= 5; i++) {
    padDraft(ann.doc, `${i}`, 8_000);
    await ann.client.hear('ack');
  }
  bob.client.socket.resume();
  const { bytes } = await bob.client.hear('state');
  expect(bytes.length).toBeGreaterThan(UNSENT_MAX);
  Y.applyUpdate(bob.doc, bytes);
  while (firstEvent(bob.doc) !== '5'.repeat(8_000)) {
    Y.applyUpdate(bob.doc, (await bob.client.hear('edit')).bytes);
  }
  expect(bob.client.closed).toBeUndefined();
});

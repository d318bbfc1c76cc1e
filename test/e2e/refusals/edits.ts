import * as Y from 'yjs';
import { rootOf } from '@/lib/collab/document/draft-doc';
import { applyPatchesToDoc } from '@/lib/collab/document/write-draft';
import { REFUSALS } from '@/lib/collab/protocol/protocol';
import { writeTicket } from '@/lib/sockets/ticket';
import { ANN, BOB, RawClient, shape } from '../../support/test-server';
import { cookieOf, type Refusals } from './caller';
import { CAT, type Filled } from './filled-folder';

type Edit = (doc: Y.Doc) => Uint8Array;

const retitled = (doc: Y.Doc, title: string): Uint8Array => {
  let made = new Uint8Array();
  doc.once('update', (update: Uint8Array) => {
    made = new Uint8Array(update);
  });
  applyPatchesToDoc(doc, shape, [{ op: 'set', path: ['title'], value: title }]);
  return made;
};

/** Edits that the server refuses, by refusal code: their member, and how to make them. */
const REFUSED: Readonly<Record<(typeof REFUSALS)[number], readonly [member: string, edit: Edit]>> = {
  garbage: [ANN, () => new Uint8Array([9, 9, 9, 255, 255])],
  gap: [
    ANN,
    (doc) => {
      retitled(doc, 'Not sent');
      return retitled(doc, 'Sent');
    },
  ],
  'not-yours': [
    BOB,
    (doc) => {
      const [ofTheStudio = 0] = doc.store.clients.keys();
      doc.clientID = ofTheStudio;
      return retitled(doc, 'Forged');
    },
  ],
  'too-large': [ANN, (doc) => retitled(doc, 'x'.repeat(201))],
  'read-only': [CAT, (doc) => retitled(doc, 'By a reader')],
  renewed: [ANN, () => new Uint8Array([0, 0])],
  'unknown-field': [
    ANN,
    (doc) => {
      const before = Y.encodeStateVector(doc);
      rootOf(doc).set('hidden', 1);
      return Y.encodeStateAsUpdate(doc, before);
    },
  ],
};

/** Provokes every refusal of an edit, each on a separate connection. */
export async function editRefusals(url: string, { secret, edited }: Filled, met: Refusals): Promise<void> {
  for (const code of REFUSALS) {
    const [member, edit] = REFUSED[code];
    const ticket = writeTicket(secret, { kind: 'draft', subject: edited, epoch: 0 }, member, Date.now());
    const client = await new RawClient(`${url.replace('http', 'ws')}/collab?ticket=${ticket}`, {
      origin: url,
      cookie: cookieOf(member, secret),
    }).opened();
    const doc = new Y.Doc();
    // A connection without a hello does not belong to a document yet.
    if (code !== 'renewed') {
      client.say({ type: 'hello', stateVector: new Uint8Array() });
      Y.applyUpdate(doc, (await client.hear('state')).bytes);
    }
    client.say({ type: 'edit', n: 1, last: true, bytes: edit(doc) });
    const { refusal } = await client.hear('reject');
    met.note(code === refusal.code ? 'edit' : `instead of ${code}`, { ...refusal, code: `edit/${refusal.code}` });
    client.socket.terminate();
  }
}

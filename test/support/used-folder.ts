import * as Y from 'yjs';
import { rootOf } from '@/lib/collab/document/draft-doc';
import { formatCookie } from '@/lib/services/requests/identity';
import { ANN, collabUrl, RawClient, SECRET, startServer } from './test-server';

/** Creates one draft in a data folder, and stops the server. Returns the draft's id. */
export async function useAndStop(folder: string): Promise<string> {
  const server = await startServer({ folder });
  const id = await server.create(ANN);
  await server.stopServer();
  return id;
}

/** Types "word1 ", "word2 " … into the summary of a draft of `useAndStop`, each after the previous one is saved. */
export async function typeWords(
  url: string,
  id: string,
  count: number,
  acknowledged: (n: number) => void = () => {},
): Promise<void> {
  const cookie = String(formatCookie(ANN, SECRET, false).split(';')[0]);
  const client = await new RawClient(collabUrl(url, id, ANN), { origin: url, cookie }).opened();
  client.say({ type: 'hello', stateVector: new Uint8Array() });
  const doc = new Y.Doc();
  Y.applyUpdate(doc, (await client.hear('state')).bytes);
  let n = 0;
  doc.on('update', (bytes: Uint8Array) => client.say({ type: 'edit', n, last: true, bytes }));
  for (n = 1; n <= count; n++) {
    (rootOf(doc).get('summary') as Y.Text).insert(0, `word${n} `);
    await client.hear('ack');
    acknowledged(n);
  }
  client.socket.terminate();
}

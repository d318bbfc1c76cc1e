import * as Y from 'yjs';
import { rootOf } from '@/lib/collab/document/draft-doc';
import { openStores } from '@/lib/server/open-stores';
import { formatCookie } from '@/lib/services/requests/identity';
import type { HousePlace } from '@/test/support/server-bundle';
import { ANN, BOB, collabUrl, RawClient, SECRET, startServer } from '@/test/support/test-server';
import type { Work } from './kill-rounds';
import { sleep } from './measured';

const EDIT_EVERY_MS = 20;

/** Two people who write in one draft. */
export async function twoWriters(place: HousePlace): Promise<Work> {
  const draftId = await makeDraft(place);
  let writers: readonly Writer[] = [];
  let writing: NodeJS.Timeout | undefined;
  return {
    async resume(url) {
      const expected = new Set(writers.flatMap(({ acknowledged }) => acknowledged));
      const ann = await Writer.meet(url, draftId, ANN);
      const kept = new Set(ann.text().split(' '));
      writers = [ann];
      return [...expected].filter((word) => !kept.has(word)).length;
    },
    async work(url, round) {
      const [ann] = writers;
      await ann?.clear();
      const bob = await Writer.meet(url, draftId, BOB);
      writers = [...writers, bob];
      writing = setInterval(() => {
        for (const [i, writer] of writers.entries()) writer.write(`${'ab'[i]}${round}`);
      }, EDIT_EVERY_MS);
      await Promise.race(writers.map(({ acknowledgedOne }) => acknowledgedOne));
    },
    async ended() {
      clearInterval(writing);
      await Promise.all(writers.map((writer) => writer.ended()));
    },
  };
}

async function makeDraft({ folder, databaseUrl }: HousePlace): Promise<string> {
  const stores = databaseUrl && (await openStores({ dataFolder: folder, databaseUrl, redisUrl: undefined }));
  const server = await startServer({ folder, ...(stores && { stores }) });
  const draftId = await server.create(ANN);
  await server.let(BOB, draftId, 'edit');
  await server.stopServer();
  return draftId;
}

/** A writer who types words into the summary and remembers the acknowledged ones. */
class Writer {
  readonly acknowledged: string[] = [];
  readonly #sent = new Map<number, string>();
  #n = 0;
  #word = '';
  #onAck = () => {};
  readonly acknowledgedOne = new Promise<void>((resolve) => {
    this.#onAck = resolve;
  });

  private constructor(
    readonly client: RawClient,
    readonly doc: Y.Doc,
  ) {
    doc.on('update', (bytes: Uint8Array, origin: unknown) => {
      if (origin === this || client.socket.readyState !== 1) return;
      this.#sent.set(++this.#n, this.#word);
      client.say({ type: 'edit', n: this.#n, last: true, bytes });
    });
    client.socket.on('message', () => this.#hear());
  }

  static async meet(url: string, draftId: string, member: string): Promise<Writer> {
    const cookie = String(formatCookie(member, SECRET, false).split(';')[0]);
    const client = await new RawClient(collabUrl(url, draftId, member), { origin: url, cookie }).opened();
    client.say({ type: 'hello', stateVector: new Uint8Array() });
    const doc = new Y.Doc();
    Y.applyUpdate(doc, (await client.hear('state')).bytes);
    return new Writer(client, doc);
  }

  text = () => String(rootOf(this.doc).get('summary'));
  ended = () => this.client.ended();

  write(name: string): void {
    this.#word = `${name}.${this.#n}`;
    (rootOf(this.doc).get('summary') as Y.Text).insert(0, `${this.#word} `);
  }

  async clear(): Promise<void> {
    const summary = rootOf(this.doc).get('summary') as Y.Text;
    if (summary.length === 0) return;
    this.#word = '';
    summary.delete(0, summary.length);
    while (this.#sent.size > 0) await sleep(5);
    this.acknowledged.length = 0;
  }

  #hear(): void {
    for (const frame of this.client.heard.splice(0)) {
      if (frame.type === 'edit') Y.applyUpdate(this.doc, frame.bytes, this);
      if (frame.type !== 'ack') continue;
      const word = this.#sent.get(frame.n);
      this.#sent.delete(frame.n);
      if (!word) continue;
      this.acknowledged.push(word);
      this.#onAck();
    }
  }
}

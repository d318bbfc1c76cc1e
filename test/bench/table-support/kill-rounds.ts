import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as Y from 'yjs';
import { rootOf } from '@/lib/collab/document/draft-doc';
import { openStores } from '@/lib/server/open-stores';
import { formatCookie } from '@/lib/services/requests/identity';
import { bundleServerChild, type HousePlace, killServerChild, startServerChild } from '../../support/server-bundle';
import { ANN, BOB, collabUrl, RawClient, SECRET, startServer } from '../../support/test-server';
import { type Measured, sleep } from './measured';
import { scaled } from './scale';

const ROUNDS = 200;
const TARGET_S = 5;
const EDIT_EVERY_MS = 20;

interface Ground {
  readonly databaseUrl?: string;
  /** What else goes down with it, in some rounds. */
  readonly alsoKill?: (round: number) => Promise<void>;
  /** What is wrong with what is on disk, if anything. */
  readonly examine: (folder: string) => Promise<string | undefined>;
}

/**
 * Two people write; at a random moment the server is killed; it comes back, and everything that was acknowledged is
 * there. The figure is the longest time from the kill until somebody has the draft again.
 */
export async function killRounds({ databaseUrl, alsoKill, examine }: Ground): Promise<Measured> {
  await bundleServerChild();
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-kill-'));
  const place: HousePlace = { folder, ...(databaseUrl !== undefined && { databaseUrl }) };
  const draftId = await makeDraft(place);
  let [lost, slowest] = [0, 0];
  let expected = new Set<string>();
  let child: Awaited<ReturnType<typeof startServerChild>> | undefined;
  try {
    for (let round = 0; round <= scaled(ROUNDS); round++) {
      const killed = performance.now();
      await alsoKill?.(round);
      child = await startServerChild(place);
      const ann = await Writer.meet(child.url, draftId, ANN);
      if (round > 0) slowest = Math.max(slowest, (performance.now() - killed) / 1000);
      const kept = new Set(ann.text().split(' '));
      lost += [...expected].filter((word) => !kept.has(word)).length;
      await ann.clear();
      const bob = await Writer.meet(child.url, draftId, BOB);
      const writing = setInterval(() => {
        ann.write(`a${round}`);
        bob.write(`b${round}`);
      }, EDIT_EVERY_MS);
      await Promise.race([sleep(5_000), ann.acknowledgedOne, bob.acknowledgedOne]);
      await sleep(Math.random() * 300);
      await killServerChild(child);
      clearInterval(writing);
      await Promise.all([ann.ended(), bob.ended()]);
      expected = new Set([...ann.acknowledged, ...bob.acknowledged]);
    }
    const trouble = await examine(folder);
    if (trouble) console.error(trouble);
    const measured = Number(slowest.toFixed(1));
    return { measured, target: TARGET_S, unit: 's', lost, ok: lost === 0 && measured <= TARGET_S && !trouble };
  } finally {
    if (child) await killServerChild(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeDraft({ folder, databaseUrl }: HousePlace): Promise<string> {
  const stores = databaseUrl && (await openStores({ dataFolder: folder, databaseUrl, redisUrl: undefined }));
  const server = await startServer({ folder, ...(stores && { stores }) });
  const draftId = await server.create(ANN);
  await server.let(BOB, draftId, 'edit');
  await server.stopServer();
  return draftId;
}

/** Somebody who puts words into the summary, and keeps those that were acknowledged. */
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

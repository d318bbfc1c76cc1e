import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServerChild, killServerChild, startServerChild } from '@/test/support/server-bundle';
import { ANN, startServer } from '@/test/support/test-server';
import { scaled } from '../scale';
import { Author } from '../table-support/author';
import { type Measured, sleep, waitFor } from '../table-support/measured';

const FAILING_MS = 12_000;
const TARGET_S = 2;
const EDIT_EVERY_MS = 500;
const PLENTY_KB = 10_000_000;

/** Measures how long a page claims that all is saved while the store fails or the disk is full. */
export const measure = async (): Promise<readonly Measured[]> => [await storeFails(), await diskFills()];

/** The store refuses every edit for a while. */
async function storeFails(): Promise<Measured> {
  let failing = false;
  let acknowledged = 0;
  const server = await startServer({
    wrap: (store) => ({
      ...store,
      append: async (update) => {
        if (failing) throw new Error('The store fails.');
        const seq = await store.append(update);
        acknowledged += 1;
        return seq;
      },
    }),
  });
  const draftId = await server.create(ANN);
  const author = await Author.open(server.url, draftId, ANN);
  try {
    const result = await sitOut(author, {
      begin: () => {
        failing = true;
      },
      end: () => {
        failing = false;
      },
      onDisk: async () => String((await server.services.documents.read(draftId)).summary),
      acknowledged: () => acknowledged,
    });
    return { part: 'store', ...result };
  } finally {
    author.close();
    await server.stop();
  }
}

/** No file may grow any more: what a full disk is to a database. Lifted from outside, as when somebody makes room. */
async function diskFills(): Promise<Measured> {
  await bundleServerChild();
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-full-'));
  const maker = await startServer({ folder });
  const draftId = await maker.create(ANN);
  await maker.stopServer();
  const child = await startServerChild({ folder, fileKb: PLENTY_KB });
  const limitTo = (bytes: number | 'unlimited') =>
    void execFileSync('prlimit', ['--pid', String(child.process.pid), `--fsize=${bytes}:unlimited`]);
  const author = await Author.open(child.url, draftId, ANN);
  const read = async () => {
    await killServerChild(child);
    const server = await startServer({ folder });
    const text = String((await server.services.documents.read(draftId)).summary);
    await server.stopServer();
    return text;
  };
  try {
    const result = await sitOut(author, {
      begin: () => limitTo(1),
      end: () => limitTo('unlimited'),
      onDisk: read,
      acknowledged: () => 0,
    });
    return { part: 'disk', ...result };
  } finally {
    author.close();
    await killServerChild(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Trouble {
  begin(): unknown;
  end(): void;
  onDisk(): Promise<string>;
  acknowledged(): number;
}

async function sitOut(author: Author, trouble: Trouble): Promise<Measured> {
  author.write();
  if (!(await waitFor(author.isSaved, 30_000))) throw new Error('The first word was not saved.');
  await trouble.begin();
  const before = trouble.acknowledged();
  const begun = performance.now();
  author.write();
  await waitFor(author.isWarned, 30_000);
  const measured = Number(((performance.now() - begun) / 1000).toFixed(2));
  const writing = setInterval(() => author.write(), EDIT_EVERY_MS);
  await sleep(scaled(FAILING_MS));
  clearInterval(writing);
  const falselySaved = author.isSaved() || trouble.acknowledged() > before;
  trouble.end();
  const isBack = await waitFor(author.isSaved, 60_000);
  const lost = author.missingIn(await trouble.onDisk());
  const ok = measured <= TARGET_S && lost === 0 && isBack && !falselySaved;
  return { measured, target: TARGET_S, unit: 's', lost, ok };
}

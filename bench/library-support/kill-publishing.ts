import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openEmbeddedStore } from '@/lib/storage/embedded/open';
import { openPostgresStore } from '@/lib/storage/postgres/open';
import type { HousePlace, ServerChild } from '@/test/support/server-bundle';
import { type Ground, killRounds } from '../table-support/kill-rounds';
import type { Measured } from '../table-support/measured';
import { Publishers } from './publishers';

const ROUNDS = 20;

/** kill -9 at random points while members publish: how many versions are lost once acknowledged, or half there. */
export async function killWhilePublishing(ground: Ground): Promise<Measured> {
  const publishers = new Publishers();
  let trouble: string | undefined;
  const examine = async (folder: string) => {
    trouble = await ground.examine(folder);
    const { databaseUrl } = ground;
    const store = await (databaseUrl === undefined
      ? openEmbeddedStore(folder)
      : openPostgresStore(databaseUrl, () => {}));
    const missing = await publishers.missingIn(store);
    await store.close();
    if (missing > 0) trouble = `${missing} versions are missing in the end`;
    return trouble;
  };
  const { lost } = await killRounds(ROUNDS, { ...ground, examine }, async () => publishers, startBuilt);
  const { length } = publishers.acknowledged;
  return {
    measured: lost,
    target: 0,
    unit: `of ${length} acknowledged versions lost, or half there`,
    lost,
    ok: lost === 0 && length > 0 && !trouble,
  };
}

/** The studio as it was built, with its pages and its threads. */
async function startBuilt({ folder, databaseUrl }: HousePlace): Promise<ServerChild> {
  const child = spawn(process.execPath, ['dist/server.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LIBRARY: 'open',
      TRAPDOOR_DATA: folder,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\/\/localhost:\d+$/.exec(line) ?? [];
    if (line.startsWith('Ready') && url) return { process: child, url };
  }
  throw new Error('The studio ended before it was ready.');
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

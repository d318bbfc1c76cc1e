import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStores } from '@/lib/server/open-stores';
import { layLine } from '@/test/support/cuttable-line';
import { bundleServerChild, killServerChild, startServerChild } from '@/test/support/server-bundle';
import { startPostgres, startRedis } from '@/test/support/system-stores';
import { ANN, BOB, startServer } from '@/test/support/test-server';
import { scaled } from '../scale';
import { Author } from '../table-support/author';
import { type Measured, sleep, waitFor } from '../table-support/measured';

const CUT_MS = 10_000;
const TARGET_S = 5;
const EDIT_EVERY_MS = 200;

/**
 * Two people write by way of two processes while Redis is cut off from both. The figure is how long after the cut has
 * healed all have the same, which is what is on disk.
 */
export async function measure(): Promise<Measured> {
  await bundleServerChild();
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-two-'));
  const [postgres, redis] = await Promise.all([startPostgres(true), startRedis()]);
  const line = await layLine(redis.port);
  const databaseUrl = await postgres.createDatabase();
  const place = { folder, databaseUrl, redisUrl: `redis://127.0.0.1:${line.port}` };
  const server = await startServer({
    folder,
    stores: await openStores({ ...place, dataFolder: folder, redisUrl: undefined }),
  });
  const draftId = await server.create(ANN);
  await server.let(BOB, draftId, 'edit');
  const children = await Promise.all([startServerChild(place), startServerChild(place)]);
  const authors = await Promise.all(
    [ANN, BOB].map((member, i) => Author.open(children[i]?.url ?? '', draftId, member)),
  );
  try {
    const writing = setInterval(() => {
      for (const author of authors) author.write();
    }, EDIT_EVERY_MS);
    await sleep(1_000);
    line.cut();
    await sleep(scaled(CUT_MS));
    line.heal();
    const healed = performance.now();
    clearInterval(writing);
    const areOne = () => new Set(authors.map((author) => author.text())).size === 1;
    await waitFor(() => authors.every((author) => author.isSaved()) && areOne(), 60_000);
    const measured = Number(((performance.now() - healed) / 1000).toFixed(2));
    const onDisk = String((await server.services.documents.read(draftId)).summary);
    const lost = authors.reduce((sum, author) => sum + author.missingIn(onDisk), 0);
    return { measured, target: TARGET_S, unit: 's', lost, ok: lost === 0 && measured <= TARGET_S };
  } finally {
    for (const author of authors) author.close();
    for (const child of children) await killServerChild(child);
    await server.stop();
    await line.close();
    await Promise.all([postgres.stop(), redis.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { scaled } from '../scale';
import type { Measured } from '../table-support/measured';

const SEEDS = 200;
const SHARE = fileURLToPath(new URL('../table-support/converge-share.ts', import.meta.url));

/**
 * Six people do 200 things in all on lines that break, and bring edits twice and reordered, to two processes
 * that hear of each other half the time, while the document restarts under them. All must end with the same draft,
 * which is the one on disk, with every word in it once. Failing seeds are named, to be pinned.
 */
export async function measure(): Promise<Measured> {
  const count = scaled(SEEDS);
  const shares = Math.min(availableParallelism(), 4);
  // In processes of their own and from their sources: chance has to be seeded before Yjs is loaded.
  const troubles = await Promise.all(
    Array.from({ length: shares }, async (_, i) => {
      const args = ['--import', 'tsx', SHARE, String(i + 1), String(shares), String(count)];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      return JSON.parse(stdout) as readonly string[];
    }),
  );
  const failed = troubles.flat();
  for (const trouble of failed) console.error(trouble);
  return {
    measured: count - failed.length,
    target: count,
    unit: 'seeds',
    lost: failed.length,
    ok: failed.length === 0,
  };
}

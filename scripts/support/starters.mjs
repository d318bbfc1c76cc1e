import { once as next } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import { STARTERS } from './products.mjs';
import { root } from './root.mjs';
import { isDone, once } from './stamp.mjs';

/** As long as a visitor's scenario is played for when it is published. */
const PLAYTEST_MS = 3_000;

/** A variant repeats its setting, which Brotli finds and gzip does not. Higher qualities take seconds. */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 9 };

const FILE = join(root, STARTERS.outputs[0]);

/** Removes starters of earlier rules, so that the studio waits for those of these. */
export function dropOldStarters() {
  if (!isDone('starters', STARTERS)) rmSync(FILE, { force: true });
}

/** Makes and plays the starters that a fresh library begins with, as the program of the publishing threads does. */
export const buildStarters = () =>
  once('starters', STARTERS, async () => {
    const thread = new Worker(join(root, 'dist/publishing-thread.mjs'));
    thread.postMessage({ starters: { timeMs: PLAYTEST_MS } });
    const [versions] = await Promise.race([next(thread, 'message'), endOf(thread)]);
    // Under another name until it is whole: the studio may be waiting for it.
    writeFileSync(`${FILE}.part`, brotliCompressSync(serialize(versions), { params: QUICK }));
    renameSync(`${FILE}.part`, FILE);
    await thread.terminate();
  });

/** Rejects once a thread has ended: without that, the wait for its answer would end the build without a word. */
async function endOf(thread) {
  await next(thread, 'exit');
  throw new Error('The starters could not be prepared: the publishing thread ended without an answer.');
}

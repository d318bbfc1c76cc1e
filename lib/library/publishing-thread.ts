import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { systems } from '@/lib/systems/registry';
import { fillDraft } from './fill-draft';
import { playVersion } from './play-version';
import { prepareVersion } from './prepare-version';
import type { FillJob, PlayJob, PrepareJob, StartersJob } from './publishing-jobs';
import { makeStarterVersions } from './starter-versions';

// Worker program of lib/server/library-threads.ts and, for the starters, of the build. It contains all rules, so its
// hash identifies the rules that were played.
const program = readFileSync(fileURLToPath(import.meta.url));
const rules = createHash('sha256').update(program).digest('hex').slice(0, 12);

parentPort?.on('message', async (job: FillJob | PrepareJob | PlayJob | StartersJob) => {
  parentPort?.postMessage(await answer(job));
});

function answer(job: FillJob | PrepareJob | PlayJob | StartersJob) {
  if ('fill' in job) return fillDraft(job);
  if ('source' in job) return prepareVersion(job);
  return 'starters' in job ? makeStarterVersions(systems, job.starters.timeMs, rules) : playVersion(job, rules);
}

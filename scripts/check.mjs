import { pathToFileURL } from 'node:url';
import { ensureEverything } from './support/dependencies.mjs';
import { fail, runPackage } from './support/run.mjs';

/** Format and lint, types, unit tests: all of them, or those worth the wait before each commit. */
export async function check({ all }) {
  await runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
  await runPackage('typescript/bin/tsc', ['--noEmit']);
  await runPackage('vitest/vitest.mjs', ['run', ...(all ? [] : ['--tags-filter=!long'])]);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await ensureEverything()
    .then(() => check({ all: false }))
    .catch(fail);

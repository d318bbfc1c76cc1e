import { pathToFileURL } from 'node:url';
import { ensureEverything } from './support/dependencies.mjs';
import { fail, runPackage } from './support/run.mjs';

/** Format and lint, types, unit tests. */
export async function check() {
  await runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
  await runPackage('typescript/bin/tsc', ['--noEmit']);
  await runPackage('vitest/vitest.mjs', ['run']);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await ensureEverything().then(check).catch(fail);

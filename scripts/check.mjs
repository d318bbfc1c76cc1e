import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureEverything } from './support/dependencies.mjs';
import { root } from './support/root.mjs';
import { fail, runPackage, tell } from './support/run.mjs';

/** More failures than this are no accident. */
const RETRIED_MAX = 5;

/** Format and lint, types, unit tests: all of them, or those worth the wait before each commit. */
export async function check({ all }) {
  await runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
  await runPackage('typescript/bin/tsc', ['--noEmit']);
  if (all) await testTwice();
  else await runPackage('vitest/vitest.mjs', ['run', '--tags-filter=!long']);
}

/** Runs all unit tests, and the files that failed once more by themselves: a machine under load fails some at random. */
async function testTwice() {
  const folder = await mkdtemp(join(tmpdir(), 'trapdoor-tests-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    await runPackage('vitest/vitest.mjs', ['run', ...reporters]).catch(async (error) => {
      const failed = await failedFiles(report);
      if (failed.length === 0 || failed.length > RETRIED_MAX) throw error;
      tell(`\nTrying again: ${failed.join(', ')}`);
      await runPackage('vitest/vitest.mjs', ['run', ...failed]);
      tell(`\nFlaky: ${failed.join(', ')}`);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The files of a report in which a test failed; none if there is no report. */
async function failedFiles(report) {
  const { testResults = [] } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'));
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await ensureEverything()
    .then(() => check({ all: false }))
    .catch(fail);

import { ensureEverything } from './support/dependencies.mjs';
import { lint } from './support/lint.mjs';
import { fail, runPackage } from './support/run.mjs';

// Format, lint, types, and the unit tests that are quick enough to wait for before each commit.
try {
  await ensureEverything();
  await lint();
  await runPackage('vitest/vitest.mjs', ['run', '--tags-filter=!long']);
} catch (error) {
  fail(error);
}

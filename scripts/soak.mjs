import { build } from './build.mjs';
import { ensureTestBrowser } from './support/browser.mjs';
import { ensureEverything } from './support/dependencies.mjs';
import { fail, runPackage } from './support/run.mjs';

// What `npm test` samples, in full: unit tests tagged “soak”, then browser tests tagged “@soak”.
const SOAK = { TRAPDOOR_SOAK: '1' };

try {
  await ensureEverything();
  await build();
  const env = { ...SOAK, TRAPDOOR_CHROMIUM: await ensureTestBrowser() };
  await runPackage('vitest/vitest.mjs', ['run', '--tags-filter=soak'], env);
  await runPackage('@playwright/test/cli.js', ['test', '--grep=@soak', ...process.argv.slice(2)], env);
} catch (error) {
  fail(error);
}

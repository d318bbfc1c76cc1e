import { build } from './build.mjs';
import { check } from './check.mjs';
import { ensureBrowser } from './support/browser.mjs';
import { ensureEverything } from './support/dependencies.mjs';
import { fail, runPackage } from './support/run.mjs';

try {
  await ensureEverything();
  await build();
  await check({ all: true });
  const chromium = await ensureBrowser();
  await runPackage('@playwright/test/cli.js', ['test', ...process.argv.slice(2)], { TRAPDOOR_CHROMIUM: chromium });
} catch (error) {
  fail(error);
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureTestBrowser } from './support/browser.mjs';
import { ensureEverything } from './support/dependencies.mjs';
import { root } from './support/root.mjs';
import { fail } from './support/run.mjs';
import { runBrowser, runUnits } from './support/test-runs.mjs';

// Measures each test file and writes the seconds to test/times.json. Leave the machine alone while it runs.
const folder = await mkdtemp(join(tmpdir(), 'trapdoor-times-'));
try {
  await ensureEverything();
  await build();
  const env = { TRAPDOOR_CHROMIUM: await ensureTestBrowser() };
  const unit = await runUnits(join(folder, 'units.json'), { env });
  const browser = await runBrowser(join(folder, 'browser.json'), { env });
  const times = { unit: longestFirst(unit.seconds), browser: longestFirst(browser.seconds) };
  await writeFile(join(root, 'test/times.json'), `${JSON.stringify(times, null, 2)}\n`);
  if (!unit.ok || !browser.ok) throw new Error('Some tests failed, so their seconds may be wrong.');
} catch (error) {
  fail(error);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function longestFirst(seconds) {
  const rounded = Object.entries(seconds).map(([path, each]) => [path, Math.round(each * 10) / 10]);
  return Object.fromEntries(rounded.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}

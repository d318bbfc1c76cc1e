import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureTestBrowser } from './support/browser.mjs';
import { ensureEverything } from './support/dependencies.mjs';
import { lint } from './support/lint.mjs';
import { fail, tell } from './support/run.mjs';
import { runBrowser, runUnits } from './support/test-runs.mjs';

/** More failed unit files than this are not retried: no accident of a busy machine. */
const RETRIED_MAX = 5;

/** Unit tests first, browser tests afterwards: on a slow machine they starve each other, and time out. */
const IN_TURN = process.env.TRAPDOOR_TESTS_IN_TURN === '1';

const folder = await mkdtemp(join(tmpdir(), 'trapdoor-tests-'));
try {
  await ensureEverything();
  await lint();
  await build();
  const env = { TRAPDOOR_CHROMIUM: await ensureTestBrowser() };
  const units = () =>
    runUnits(join(folder, 'units.json'), { background: !IN_TURN, env }).then((first) => retryUnits(first, env));
  const browser = () => runBrowser(join(folder, 'browser.json'), { args: process.argv.slice(2), env });
  const runs = IN_TURN ? [await units(), await browser()] : await Promise.all([units(), browser()]);
  summarise(runs);
  if (!runs.every(({ ok }) => ok)) process.exitCode = 1;
} catch (error) {
  fail(error);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Runs failed unit files once more: a machine under load fails some at random. They count as flaky if they pass. */
async function retryUnits(first, env) {
  if (first.ok || first.failed.length === 0 || first.failed.length > RETRIED_MAX) return first;
  const second = await runUnits(join(folder, 'retried-units.json'), { args: first.failed, env });
  return {
    ...first,
    ok: second.ok,
    failed: second.failed,
    flaky: first.failed.filter((path) => !second.failed.includes(path)),
  };
}

/** Prints what failed, what is flaky, the slowest files, and the totals on a line of their own. */
function summarise(runs) {
  const failed = runs.flatMap((run) => run.failed);
  const slowest = runs
    .flatMap(({ seconds }) => Object.entries(seconds))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 10);
  tell(['', 'Slowest:', ...slowest.map(([path, seconds]) => `  ${seconds.toFixed(1)} s  ${path}`)].join('\n'));
  for (const path of failed) tell(`Failed: ${path}`);
  for (const name of runs.flatMap(({ flaky }) => flaky)) tell(`Flaky: ${name}`);
  const total = (count) => runs.reduce((sum, run) => sum + count(run), 0);
  // A run that crashed names no file.
  const failures = total((run) => (run.ok ? 0 : Math.max(1, run.failed.length)));
  console.log(
    `\n${total(({ passed }) => passed)} passed, ${failures} failed, ${total(({ skipped }) => skipped)} skipped`,
  );
}

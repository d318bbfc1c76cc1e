import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { relative } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './root.mjs';

/**
 * Outcome of one run of a test program.
 * @typedef {object} TestRun
 * @property {boolean} ok
 * @property {number} passed
 * @property {readonly string[]} failed files, from the repository's root
 * @property {readonly string[]} flaky tests that passed on a retry
 * @property {number} skipped
 * @property {Readonly<Record<string, number>>} seconds by file
 */

/** Runs unit tests. `background` lets browser tests go first where both need the processor. */
export async function runUnits(report, { args = [], env = {}, background = false } = {}) {
  const words = ['run', '--reporter=default', '--reporter=test/support/file-report.ts', ...args];
  const ok = await runLines('units', 'vitest/vitest.mjs', words, { ...env, TEST_REPORT: report }, background);
  const { files = [] } = await readJson(report);
  const named = files.map((file) => ({ ...file, path: relative(root, file.path) }));
  return {
    ok,
    passed: sum(named.map(({ passed }) => passed)),
    failed: named.filter(({ failed }) => failed > 0).map(({ path }) => path),
    flaky: [],
    skipped: sum(named.map(({ skipped }) => skipped)),
    seconds: Object.fromEntries(named.map(({ path, seconds }) => [path, seconds])),
  };
}

/** Runs browser tests. */
export async function runBrowser(report, { args = [], env = {} } = {}) {
  const words = ['test', '--reporter=list,json', ...args];
  const ok = await runLines('browser', '@playwright/test/cli.js', words, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { suites = [] } = await readJson(report);
  const tests = suites.flatMap(testsOf);
  const withStatus = (status) => tests.filter((test) => test.status === status);
  const seconds = {};
  for (const test of tests) seconds[test.path] = (seconds[test.path] ?? 0) + test.seconds;
  return {
    ok,
    passed: withStatus('expected').length + withStatus('flaky').length,
    failed: [...new Set(withStatus('unexpected').map(({ path }) => path))],
    flaky: withStatus('flaky').map(({ path, title }) => `${path} › ${title}`),
    skipped: withStatus('skipped').length,
    seconds,
  };
}

/** The tests below a suite of Playwright's JSON report. */
const testsOf = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsOf),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      path: `test/e2e/${file}`,
      title,
      status,
      seconds: sum(results.map(({ duration }) => duration)) / 1000,
    })),
  ),
];

/** Runs a program of a package; prints its lines, each behind `label`, as they come. Resolves to whether it exited with 0. */
function runLines(label, path, args, env, background = false) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`node_modules/${path}`, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    });
    if (background && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${label} │ ${line}\n`));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

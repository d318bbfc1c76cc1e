import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Tells whether Playwright runs the test that claims a fault, which needs a build. */
export const isBrowserClaim = ({ file }) => file.endsWith('.spec.ts');

/** Runs the tests of these claims in a scratch copy, all that Vitest or Playwright runs at once. Returns each claim's outcome. */
export async function runClaims(copy, claims, chromium) {
  const outcomes = new Map();
  for (const runner of [VITEST, PLAYWRIGHT]) {
    const ours = claims.filter((claim) => isBrowserClaim(claim) === runner.isBrowser);
    if (ours.length === 0) continue;
    const report = join(copy.folder, 'report.json');
    rmSync(report, { force: true });
    const files = [...new Set(ours.map(({ file }) => file))];
    const titles = [...new Set(ours.map(({ test }) => test.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')))].join('|');
    await copy.run(runner.words(files, titles, report), runner.env(report, chromium));
    const tests = existsSync(report) ? runner.read(JSON.parse(readFileSync(report, 'utf8'))) : [];
    for (const claim of ours) outcomes.set(claim, outcomeOf(claim, tests));
  }
  return outcomes;
}

/** “failed” if any test of that name did, “missing” if none ran. */
function outcomeOf({ file, test }, tests) {
  const ran = tests.filter((each) => each.file.endsWith(file) && each.title.includes(test));
  if (ran.length === 0) return 'missing';
  return ran.some(({ failed }) => failed) ? 'failed' : 'passed';
}

const VITEST = {
  isBrowser: false,
  words: (files, titles, report) => [
    'node_modules/vitest/vitest.mjs',
    ...['run', ...files, `--testNamePattern=${titles}`, '--reporter=json', `--outputFile=${report}`],
  ],
  env: () => ({}),
  read: ({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status }) => ({ file: name, title: fullName, failed: status === 'failed' })),
    ),
};

const PLAYWRIGHT = {
  isBrowser: true,
  words: (files, titles) => [
    'node_modules/@playwright/test/cli.js',
    ...['test', ...files, `--grep=${titles}`, '--reporter=json', '--workers=1', '--retries=0'],
  ],
  env: (report, chromium) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, TRAPDOOR_CHROMIUM: chromium }),
  read: ({ suites }) => suites.flatMap((suite) => specsOf(suite, [])),
};

/** The tests of a suite, named with the suites around them but for the file, as Vitest does. */
const specsOf = ({ suites = [], specs }, around) => [
  ...specs.map(({ file, title, ok }) => ({
    file: `test/e2e/${file}`,
    title: [...around, title].join(' '),
    failed: !ok,
  })),
  ...suites.flatMap((suite) => specsOf(suite, [...around, suite.title])),
];

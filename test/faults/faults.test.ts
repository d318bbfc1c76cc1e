import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Fault {
  readonly fault: string;
  readonly file: string;
}

const folder = new URL('.', import.meta.url);
const { faults } = JSON.parse(readFileSync(new URL('faults.json', folder), 'utf8')) as {
  readonly faults: readonly Fault[];
};

it('patches and the list of faults match', () => {
  const patches = readdirSync(folder).filter((name) => name.endsWith('.patch'));
  expect(patches.toSorted()).toEqual(faults.map(({ fault }) => `${fault}.patch`).toSorted());
});

it.each(faults)('$fault still applies, and has a test', ({ fault, file }) => {
  expect(existsSync(file), `${file} is gone: name the test that finds the fault now`).toBe(true);
  const apply = () => execFileSync('git', ['apply', '--check', `test/faults/${fault}.patch`], { stdio: 'pipe' });
  expect(apply, 'make the same fault in the code as it is now, and refresh its patch').not.toThrow();
});

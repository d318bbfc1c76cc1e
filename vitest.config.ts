import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longFiles } from './test/support/long-files.ts';
import { LongestFirst } from './test/support/longest-first.ts';

const FOLDERS = ['app', 'bench', 'cli', 'lib', 'templates', 'test'];
const ALL = `{${FOLDERS}}/**/*.test.{ts,tsx}`;

/** Files that replace modules or set globals; they share no loaded modules. */
const ALONE = `{${FOLDERS}}/**/*.alone.test.{ts,tsx}`;

const NO_UNITS = ['test/e2e/**', 'node_modules/**'];

const skipsLong = process.argv.includes('--tags-filter=!long');
/** Seed for another order of files: since they share modules, it finds those that depend on the ones before. */
const SHUFFLED = process.env.SHUFFLE_SEED;

const EXCLUDED = skipsLong ? [...NO_UNITS, ...longFiles(FOLDERS)] : NO_UNITS;

/** Factor of time limits, as in playwright.config.ts. A soak repeats each test up to ten times as often. */
const SLOW = process.env.TRAPDOOR_SOAK === '1' ? 10 : process.env.TRAPDOOR_TESTS_IN_TURN === '1' ? 2 : 1;

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    setupFiles: ['test/support/no-console.ts', 'test/support/seed.ts'],
    testTimeout: SLOW * 60_000,
    hookTimeout: SLOW * 60_000,
    maxWorkers: availableParallelism(),
    sequence: SHUFFLED ? { shuffle: { files: true }, seed: Number(SHUFFLED) } : { sequencer: LongestFirst },
    tags: [
      { name: 'long', description: 'Takes too long to wait for before each commit: “npm test” alone runs it.' },
      {
        name: 'soak',
        description: '“npm test” samples it, “npm run test:soak” runs all of it (test/support/soak.ts).',
      },
    ],
    projects: [
      // Loading a game takes longer than most tests of it.
      { extends: true, test: { name: 'shared', include: [ALL], exclude: [...EXCLUDED, ALONE], isolate: false } },
      { extends: true, test: { name: 'alone', include: [ALONE], exclude: EXCLUDED } },
    ],
  },
});

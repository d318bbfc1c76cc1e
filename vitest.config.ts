import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const FOLDERS = ['app', 'cli', 'lib', 'templates', 'test'];
const ALL = `{${FOLDERS}}/**/*.test.{ts,tsx}`;

/** Files that replace modules or set globals: each loads modules of its own. */
const ALONE = `{${FOLDERS}}/**/*.alone.test.{ts,tsx}`;

const NO_UNITS = ['test/e2e/**', 'node_modules/**'];

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    setupFiles: ['test/support/no-console.ts', 'test/support/seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: availableParallelism(),
    tags: [
      { name: 'long', description: 'Takes too long to wait for before each commit: “npm test” alone runs it.' },
      {
        name: 'soak',
        description: '“npm test” samples it, “npm run test:soak” runs all of it (test/support/soak.ts).',
      },
    ],
    projects: [
      // Loading a game takes longer than most tests of it.
      { extends: true, test: { name: 'shared', include: [ALL], exclude: [...NO_UNITS, ALONE], isolate: false } },
      { extends: true, test: { name: 'alone', include: [ALONE], exclude: NO_UNITS } },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const ALL = '{app,cli,lib,templates,test}/**/*.test.{ts,tsx}';

/** Tests of servers and processes, and those that replace modules: each of these files loads modules of its own. */
const APART = [
  'cli/**/*.test.{ts,tsx}',
  'lib/{collab,limits,live,server,services,sockets,storage}/**/*.test.{ts,tsx}',
  'test/{collab,library,live,scripts,storage,table}/**/*.test.{ts,tsx}',
  '{app,lib,templates,test}/**/*.alone.test.{ts,tsx}',
];

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
      { extends: true, test: { name: 'shared', include: [ALL], exclude: [...NO_UNITS, ...APART], isolate: false } },
      { extends: true, test: { name: 'apart', include: APART, exclude: NO_UNITS } },
    ],
  },
});

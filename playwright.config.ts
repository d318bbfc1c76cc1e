import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** `npm test` sets it; for tests run by hand, the headless shell, which takes a third of the time to open a page. */
const executablePath =
  process.env.TRAPDOOR_CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

/** Factor of all time limits where unit and browser tests run one after the other: such a machine is slow. */
const SLOW = process.env.TRAPDOOR_TESTS_IN_TURN === '1' ? 2 : 1;

export default defineConfig({
  testDir: 'test/e2e',
  snapshotPathTemplate: 'test/golden/{arg}{ext}',
  outputDir: 'test-results',
  // A test that needs longer says why.
  timeout: SLOW * 60_000,
  expect: { timeout: SLOW * 15_000 },
  fullyParallel: true,
  workers: 2,
  // A test that passes at its second try is listed as flaky, and has to be fixed.
  retries: 1,
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Keeping one takes half as long again, so only what failed once is traced.
    trace: 'on-first-retry',
  },
});

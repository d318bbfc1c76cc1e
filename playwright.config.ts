import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** `npm test` sets it; for tests run by hand, the headless shell, which takes a third of the time to open a page. */
const executablePath =
  process.env.TRAPDOOR_CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  // A machine that does much else is slow; waiting longer costs nothing where what is waited for comes.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  fullyParallel: true,
  workers: 2,
  // What passes at another try failed by the machine’s load; it is listed as flaky all the same.
  retries: 2,
  reporter: [['list']],
  use: {
    actionTimeout: 45_000,
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

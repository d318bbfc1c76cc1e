// @module-tag long

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleServerChild, killServerChild, startServerChild } from '../support/server-bundle';
import { until } from '../support/test-server';

const PLENTY_KB = 10_000_000;
const folder = mkdtempSync(join(tmpdir(), 'trapdoor-health-'));

beforeAll(bundleServerChild);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Only Linux can limit the files of a running process.
describe.skipIf(process.platform !== 'linux')('/healthz', () => {
  it('reports whether the store can write, and nothing else', async () => {
    const server = await startServerChild({ folder, fileKb: PLENTY_KB });
    const limitFilesTo = (bytes: number | 'unlimited') =>
      execFileSync('prlimit', ['--pid', String(server.process.pid), `--fsize=${bytes}:unlimited`]);
    const ask = async () => {
      const response = await fetch(`${server.url}/healthz`);
      return `${response.status} ${await response.text()}`;
    };
    try {
      expect(await ask()).toBe('200 {"ok":true}');
      limitFilesTo(1);
      await until(async () => (await ask()) === '503 {"ok":false}');
      limitFilesTo('unlimited');
      await until(async () => (await ask()) === '200 {"ok":true}');
    } finally {
      await killServerChild(server);
    }
  });
});

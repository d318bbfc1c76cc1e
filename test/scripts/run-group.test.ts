import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const cwd = fileURLToPath(new URL('../..', import.meta.url));

/** Program that starts a server which would outlive it, prints the server's process id, and fails. */
const PROGRAM = `
  const server = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(server.pid);
  process.exit(1);`;
const SCRIPT = `
  import { runGroup } from './scripts/support/run.mjs';
  await runGroup(process.execPath, ['-e', ${JSON.stringify(PROGRAM)}]).catch(() => console.log('failed'));`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a program run as a group', () => {
  it('ends together with the processes that it leaves behind', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SCRIPT], { cwd });
    const [pid, end] = stdout.trim().split('\n');
    expect(end).toBe('failed');
    await expect.poll(() => isAlive(Number(pid)), { timeout: 10_000 }).toBe(false);
  });
});

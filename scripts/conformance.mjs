import { spawnSync } from 'node:child_process';
import { ensureEverything } from './support/dependencies.mjs';
import { root } from './support/root.mjs';
import { fail } from './support/run.mjs';

try {
  await ensureEverything();
  // Not through run(): the count of what passed is the last thing to be said.
  const args = ['node_modules/tsx/dist/cli.mjs', 'test/conformance/run.ts', ...process.argv.slice(2)];
  const env = { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() };
  const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  if (error) throw error;
  process.exitCode = status ?? 2;
} catch (error) {
  fail(error);
}

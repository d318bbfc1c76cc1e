import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CLI } from './support/products.mjs';
import { isDone } from './support/stamp.mjs';

// Built apart, with everything that is said about it on standard error: standard output is the command's own.
if (!isDone('cli', CLI)) {
  const builder = fileURLToPath(new URL('support/build-cli.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [builder], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(2);
}
await import('../dist/cli.mjs');

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CLI } from './support/products.mjs';
import { isDone } from './support/stamp.mjs';

// package.json starts this with --v8-pool-size=0, as many helper threads as there are spare cores. With Node's own
// four, a machine of two cores makes the first kit wait a quarter of its time for its own compiler.

// Build messages go to standard error: standard output belongs to the command.
if (!isDone('cli', CLI)) {
  const builder = fileURLToPath(new URL('support/build-cli.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [builder], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(2);
}
await import('../dist/cli.mjs');

import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { buildStudio } from './build.mjs';
import { ensureDependencies } from './support/dependencies.mjs';
import { root } from './support/root.mjs';
import { fail } from './support/run.mjs';
import { dropOldStarters } from './support/starters.mjs';

const PATIENT = 10;

try {
  await ensureDependencies();
  await buildStudio();
  dropOldStarters();
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server.mjs'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  // In the background: compressed copies, the library's starters, the command line.
  let rest;
  server.once('message', () => {
    rest = spawn(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 2, 2] });
    rest.on('error', () => {});
    if (rest.pid !== undefined) setPriority(rest.pid, PATIENT);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => {
    rest?.kill();
    process.exit(code ?? 0);
  });
} catch (error) {
  fail(error);
}

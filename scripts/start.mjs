import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { ensureDependencies } from './support/dependencies.mjs';
import { root } from './support/root.mjs';
import { fail } from './support/run.mjs';

try {
  await ensureDependencies();
  await build();
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
} catch (error) {
  fail(error);
}

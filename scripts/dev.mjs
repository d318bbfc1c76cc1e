import { ensureDependencies } from './support/dependencies.mjs';
import { fail, run, runPackage } from './support/run.mjs';

await ensureDependencies()
  .then(() => run(process.execPath, ['scripts/copy-assets.mjs']))
  .then(() =>
    runPackage('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'lib/server/main.ts'], {
      NODE_ENV: 'development',
    }),
  )
  .catch(fail);

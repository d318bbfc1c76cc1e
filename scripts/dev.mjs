import { bundleThreads } from './support/bundle.mjs';
import { ensureEverything } from './support/dependencies.mjs';
import { fail, prepare, runPackage } from './support/run.mjs';
import { buildStarters } from './support/starters.mjs';

await ensureEverything()
  .then(() => prepare(process.execPath, ['scripts/write-starters.mjs']))
  .then(() => prepare(process.execPath, ['scripts/list-assets.mjs']))
  .then(() => bundleThreads())
  .then(buildStarters)
  .then(() =>
    runPackage('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'lib/server/main.ts'], {
      NODE_ENV: 'development',
    }),
  )
  .catch(fail);

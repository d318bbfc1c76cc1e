import { bundleReadingThread } from './support/bundle.mjs';
import { ensureEverything } from './support/dependencies.mjs';
import { fail, prepare, runPackage } from './support/run.mjs';

await ensureEverything()
  .then(() => prepare(process.execPath, ['scripts/copy-assets.mjs']))
  .then(() => bundleReadingThread())
  .then(() =>
    runPackage('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'lib/server/main.ts'], {
      NODE_ENV: 'development',
    }),
  )
  .catch(fail);

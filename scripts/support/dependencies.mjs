import { run } from './run.mjs';
import { once } from './stamp.mjs';

/** Installs exactly what the lock file says, unless it is there already. */
export function ensureDependencies() {
  return once('dependencies', { inputs: ['package-lock.json'], outputs: ['node_modules/next'] }, async () => {
    console.log('Installing what Trapdoor is built with …');
    // Without --include=dev a NODE_ENV of production would leave out what the build needs.
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  });
}

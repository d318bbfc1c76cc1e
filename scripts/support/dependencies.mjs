import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { prepare, tell } from './run.mjs';
import { isDone, once } from './stamp.mjs';

const STAMP = 'dependencies';
const PRODUCTION = { kind: 'production', inputs: ['package-lock.json'], outputs: ['node_modules/next'] };
const EVERYTHING = { ...PRODUCTION, kind: 'everything', outputs: ['node_modules/next', 'node_modules/vitest'] };

/** Whether more is installed than the studio needs: somebody works on it here. */
export const hasEverything = () => isDone(STAMP, EVERYTHING);

/** Installs what the studio is built with and runs on, exactly as the lock file says, unless it is there already. */
export async function ensureDependencies() {
  // To install less than is here would remove what tests need.
  if (existsSync(join(root, 'node_modules/vitest'))) return ensureEverything();
  await once(STAMP, PRODUCTION, () => {
    tell('Installing packages. This usually takes half a minute …');
    return install('ci', '--omit=dev');
  });
}

/** The same, and what tests, checks, benches and development need. */
export async function ensureEverything() {
  const hasProduction = isDone(STAMP, PRODUCTION);
  await once(STAMP, EVERYTHING, () => {
    tell(`Installing ${hasProduction ? 'the rest of the' : 'all'} packages. This usually takes up to a minute …`);
    // “ci” starts from nothing. Without --include=dev a NODE_ENV of production would leave out what is asked for.
    return install(...(hasProduction ? ['install', '--no-save'] : ['ci']), '--include=dev');
  });
}

async function install(...words) {
  try {
    await prepare('npm', [...words, '--no-audit', '--no-fund', '--loglevel=error']);
  } catch (error) {
    throw new Error(
      `The packages could not be installed: ${error.message}. Look at what npm says above, check the network, and start again. What has been fetched is not fetched twice.`,
    );
  }
}

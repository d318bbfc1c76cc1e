import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { prepare, tell } from './run.mjs';
import { isDone, once } from './stamp.mjs';

const STAMP = 'dependencies';
const PRODUCTION = { kind: 'production', inputs: ['package-lock.json'], outputs: ['node_modules/next'] };
const EVERYTHING = { ...PRODUCTION, kind: 'everything', outputs: ['node_modules/next', 'node_modules/vitest'] };

/** Files of the workspace fonts/cjk. */
const CJK_FONTS = ['jp', 'kr', 'sc', 'tc'].map((script) => `node_modules/@fontsource/noto-sans-${script}/unicode.json`);

/** Tells whether development packages are installed too. */
export const hasEverything = () => isDone(STAMP, EVERYTHING);

/**
 * Installs what the studio is built with and runs on, exactly as the lock file says, unless it is there already. The
 * fonts of Chinese, Japanese and Korean come later (`ensureCjkFonts`).
 */
export async function ensureDependencies() {
  // A smaller install would remove what tests need.
  if (existsSync(join(root, 'node_modules/vitest'))) return ensureEverything();
  await once(STAMP, PRODUCTION, () => {
    tell('Installing packages. This usually takes half a minute …');
    return install('ci', '--omit=dev', '--no-workspaces');
  });
}

/** Installs what tests, checks, benches and development need as well. */
export async function ensureEverything() {
  const hasProduction = isDone(STAMP, PRODUCTION);
  await once(STAMP, EVERYTHING, () => {
    tell(`Installing ${hasProduction ? 'the rest of the' : 'all'} packages. This usually takes up to a minute …`);
    // “ci” starts from nothing. Without --include=dev a NODE_ENV of production would leave out what is asked for.
    return install(...(hasProduction ? ['install', '--no-save'] : ['ci']), '--include=dev');
  });
}

export const hasCjkFonts = () => CJK_FONTS.every((path) => existsSync(join(root, path)));

/** Installs the fonts of Chinese, Japanese and Korean, unless they are there already. */
export async function ensureCjkFonts() {
  if (hasCjkFonts()) return;
  tell('Installing the fonts of Chinese, Japanese and Korean …');
  await install('install', '--no-save', '--omit=dev');
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

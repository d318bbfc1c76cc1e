import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureBrowser } from './support/browser.mjs';
import { bundleBench } from './support/bundle.mjs';
import { ensureEverything } from './support/dependencies.mjs';
import { root } from './support/root.mjs';
import { fail, run, runPackage } from './support/run.mjs';

const NEEDS_THE_SITE = ['attacks', 'library', 'preview', 'table', 'web'];
const NEEDS_A_BROWSER = ['library', 'preview', 'web'];
/** Measures how fast games are played, which modules loaded one by one would slow down. */
const PLAYS_GAMES = ['fightsphere', 'isolation', 'starters', 'walls', 'zombies'];
/** Compares with a browser if there is one. */
const LIKES_A_BROWSER = ['print'];

const words = process.argv.slice(2);
const name = words.find((word) => !word.startsWith('--'));
const options = words.filter((word) => word !== name);
const all = readdirSync(join(root, 'test/bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));

try {
  await ensureEverything();
  for (const bench of name ? [name] : all) {
    const file = `test/bench/${bench}.bench.ts`;
    if (!existsSync(join(root, file)))
      throw new Error(`There is no bench called “${bench}”. There are: ${all.join(', ')}.`);
    const env = {};
    if (NEEDS_THE_SITE.includes(bench)) await build();
    if (NEEDS_A_BROWSER.includes(bench)) env.TRAPDOOR_CHROMIUM = await ensureBrowser();
    if (LIKES_A_BROWSER.includes(bench)) env.TRAPDOOR_CHROMIUM = await ensureBrowser().catch(() => undefined);
    if (PLAYS_GAMES.includes(bench)) await run(process.execPath, [await bundleBench(bench), ...options], env);
    else await runPackage('tsx/dist/cli.mjs', [file, ...options], env);
  }
} catch (error) {
  fail(error);
}

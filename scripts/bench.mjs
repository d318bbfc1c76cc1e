import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildCli } from './build.mjs';
import { ensureBrowser } from './support/browser.mjs';
import { bundleBench } from './support/bundle.mjs';
import { ensureEverything } from './support/dependencies.mjs';
import { root } from './support/root.mjs';
import { fail, runGroup, tell } from './support/run.mjs';

/**
 * Needs of each bench: the built site, the built command line, a browser, and a bundle for those that measure how fast games are played, which
 * modules loaded one by one would slow down.
 */
const BENCHES = JSON.parse(readFileSync(join(root, 'bench/benches.json'), 'utf8'));

const words = process.argv.slice(2);
const named = words[0]?.startsWith('--') ? undefined : words.shift();

try {
  if (named !== undefined && !BENCHES[named])
    throw new Error(`There is no bench called “${named}”. There are: ${Object.keys(BENCHES).join(', ')}.`);
  await ensureEverything();
  const failed = [];
  for (const name of named ? [named] : Object.keys(BENCHES)) {
    try {
      await measure(name);
    } catch (error) {
      tell(`${name}: ${error.message}`);
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new Error(`Figures are missing, or miss their targets: ${failed.join(', ')}.`);
} catch (error) {
  fail(error);
}

async function measure(name) {
  const { site, cli, browser, bundled } = BENCHES[name];
  if (site) await build();
  if (cli) await buildCli();
  const env = browser && { TRAPDOOR_CHROMIUM: await findBrowser(browser) };
  const program = bundled ? [await bundleBench(name)] : ['node_modules/tsx/dist/cli.mjs', `bench/${name}.bench.ts`];
  await runGroup(process.execPath, [...program, ...words], env);
}

// A declaration: the program above runs before a constant here would be set.
function findBrowser(need) {
  return need === 'if there is one' ? ensureBrowser().catch(() => undefined) : ensureBrowser();
}

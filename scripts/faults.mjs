import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTestBrowser } from './support/browser.mjs';
import { isBrowserClaim, runClaims } from './support/claims.mjs';
import { ensureEverything } from './support/dependencies.mjs';
import { root } from './support/root.mjs';
import { fail } from './support/run.mjs';
import { ScratchCopy } from './support/scratch-copy.mjs';

const FOLDER = 'test/faults';
const patchOf = ({ fault }) => `${FOLDER}/${fault}.patch`;

/** Tells whether the tests that claim these faults find them, each in a scratch copy that has it. */
async function findFaults(faults) {
  const forBrowser = faults.filter(isBrowserClaim);
  const chromium = forBrowser.length > 0 ? await ensureTestBrowser() : '';
  // A build takes longer than everything else: these faults share one.
  const groups = [...faults.filter((fault) => !isBrowserClaim(fault)).map((fault) => [fault]), forBrowser];
  const copy = new ScratchCopy();
  try {
    if (chromium) await build(copy);
    const without = await runClaims(copy, faults, chromium);
    const sound = faults.filter((fault) => without.get(fault) === 'passed');
    for (const fault of faults) if (!sound.includes(fault)) tellOf(fault, UNSOUND[without.get(fault)]);
    let found = 0;
    for (const group of groups) {
      found += await findGroup(copy, group.filter((fault) => sound.includes(fault)), chromium); // biome-ignore format: a call
    }
    console.log(`Found ${found} of ${faults.length} faults.`);
    return found === faults.length;
  } finally {
    copy.remove();
  }
}

const UNSOUND = {
  missing: 'NOT FOUND, since no test has this name. Name the one that finds it in faults.json',
  failed: 'NOT FOUND, since its test also fails without the fault. Fix that first',
};

/** Puts these faults into the copy together, runs their tests, and takes them out again. Returns how many are found. */
async function findGroup(copy, group, chromium) {
  const begun = Date.now();
  const applied = group.filter((fault) => {
    const fits = copy.patch(patchOf(fault));
    if (!fits) tellOf(fault, `NOT FOUND, since ${patchOf(fault)} no longer applies. Make the same fault again and refresh it`); // biome-ignore format: a message
    return fits;
  });
  if (applied.some(isBrowserClaim)) await build(copy);
  const outcomes = await runClaims(copy, applied, chromium);
  for (const fault of applied) {
    copy.patch(patchOf(fault), { back: true });
    const verdict = outcomes.get(fault) === 'failed' ? 'Found' : 'NOT FOUND, since its test passes with the fault';
    tellOf(fault, `${verdict} (${Math.round((Date.now() - begun) / 1000)} s)`);
  }
  return applied.filter((fault) => outcomes.get(fault) === 'failed').length;
}

const tellOf = ({ fault, room, file, test }, verdict) =>
  console.log(`${fault}, ${room}: ${verdict}: ${file} › ${test}`);

async function build(copy) {
  if ((await copy.run(['scripts/build.mjs'])) !== 0) throw new Error('The scratch copy could not be built.');
}

/** The faults of these names, or all. */
function readFaults(names) {
  const { faults } = JSON.parse(readFileSync(join(root, FOLDER, 'faults.json'), 'utf8'));
  const unknown = names.find((name) => !faults.some(({ fault }) => fault === name));
  if (unknown !== undefined) throw new Error(`There is no fault called “${unknown}” in ${FOLDER}/faults.json.`);
  return names.length === 0 ? faults : faults.filter(({ fault }) => names.includes(fault));
}

try {
  await ensureEverything();
  if (!(await findFaults(readFaults(process.argv.slice(2))))) process.exitCode = 1;
} catch (error) {
  fail(error);
}

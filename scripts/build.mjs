import { pathToFileURL } from 'node:url';
import { compressAll } from './compress.mjs';
import { ASSETS, SIGN_NAMES, SIGNS } from './support/assets.mjs';
import { bundleCli, bundleServer } from './support/bundle.mjs';
import { ensureCjkFonts, ensureDependencies, hasCjkFonts, hasEverything } from './support/dependencies.mjs';
import { CLI, PRODUCT, READY, SERVER } from './support/products.mjs';
import { fail, prepare, preparePackage, tell } from './support/run.mjs';
import { once } from './support/stamp.mjs';
import { buildStarters } from './support/starters.mjs';

const SITE = [
  ...PRODUCT,
  'app',
  'door',
  'content',
  'public',
  'next.config.mjs',
  'postcss.config.mjs',
  'mdx-components.tsx',
];
const LISTED = [
  'dist/ready',
  'templates/assets',
  'package-lock.json',
  'scripts/list-assets.mjs',
  'scripts/support/assets.mjs',
];

/** Builds whatever has changed of what the studio needs to start: the site and the server, side by side. */
export async function buildStudio() {
  await Promise.all([
    once('site', { inputs: SITE, outputs: ['.next/BUILD_ID'] }, () => {
      tell('Building the studio. This usually takes a minute …');
      return preparePackage('next/dist/bin/next', ['build'], {
        NODE_ENV: 'production',
        NEXT_BUILD_FOR_WORK: hasEverything() ? '1' : '',
      });
    }),
    writeStarters().then(listAssets),
    once('server', SERVER, bundleServer),
  ]);
}

const writeStarters = () => once('ready', READY, () => prepare(process.execPath, ['scripts/write-starters.mjs']));

/** Lists what browsers draw and print with, again once there are more fonts. */
const listAssets = () =>
  once('assets', { kind: hasCjkFonts() ? 'all' : '', inputs: LISTED, outputs: [ASSETS, SIGNS, SIGN_NAMES] }, () =>
    prepare(process.execPath, ['scripts/list-assets.mjs']),
  );

/** Builds whatever has changed: the studio, the command line, and what the studio can do without for a while. */
export async function build() {
  await buildStudio();
  await ensureCjkFonts();
  await listAssets();
  await compressAll();
  await buildStarters();
  await buildCli();
}

export const buildCli = () => once('cli', CLI, () => bundleCli());

if (import.meta.url === pathToFileURL(process.argv[1]).href) await ensureDependencies().then(build).catch(fail);

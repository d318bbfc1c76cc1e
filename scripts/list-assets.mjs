// Writes dist/assets.json: where the server finds what browsers draw and print with. Fonts and WASM stay in their
// packages; the four thousand signs of the game-icons set stand in one file, since as many small ones take long to write.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { ASSETS, COMPRESSED_ASSETS, READY, SIGN_NAMES, SIGNS } from './support/assets.mjs';
import { loadModule } from './support/load-module.mjs';
import { root } from './support/root.mjs';

const { FONT_FILES, WASM_FILES } = await loadModule('templates/assets/catalogue.ts');
const { PACKS, indexName, indexPath, packFiles } = await loadModule('templates/assets/packs.ts');
const { SET_FILE, namesInSet, signInSet, signFile, formatSignFile } = await loadModule(
  'templates/assets/signs/game-icons-set.ts',
);

const inPackages = (path) => readFile(`${root}/node_modules/${path}`, 'utf8');
const inPackage =
  (folder) =>
  ({ name, path }) => [`/${folder}/${name}`, { file: `node_modules/${path}` }];

await mkdir(`${root}/dist`, { recursive: true });
// Earlier versions copied all of them there.
for (const folder of ['fonts', 'signs', 'wasm']) await rm(`${root}/public/${folder}`, { recursive: true, force: true });
// Packages keep their files' dates from release to release, which says nothing about compressed copies.
await rm(`${root}/${COMPRESSED_ASSETS}`, { recursive: true, force: true });
const assets = [
  ...[...FONT_FILES, ...(await filesOfPacks())].map(inPackage('fonts')),
  ...WASM_FILES.map(inPackage('wasm')),
  ...(await writeSigns()),
  ...(await readdir(`${root}/${READY}`)).map((name) => [`/ready/${name}`, { file: `${READY}/${name}` }]),
];
// Whole or not at all: the studio may run.
await writeFile(`${root}/${ASSETS}.part`, JSON.stringify(Object.fromEntries(assets)));
await rename(`${root}/${ASSETS}.part`, `${root}/${ASSETS}`);

/** The index of each pack that is installed, and all of its files: a browser asks for the few that a kit needs. */
async function filesOfPacks() {
  const installed = PACKS.filter(({ family }) => existsSync(`${root}/node_modules/${indexPath(family)}`));
  const files = installed.map(async (pack) => {
    const path = indexPath(pack.family);
    const index = JSON.parse(await inPackages(path));
    return [{ name: indexName(pack.family), path }, ...[400, 700].flatMap((weight) => packFiles(pack, index, weight))];
  });
  return (await Promise.all(files)).flat();
}

/** Writes the names of all signs, and all signs one after the other; returns the place of each. */
async function writeSigns() {
  const set = JSON.parse(await inPackages(SET_FILE));
  await writeFile(`${root}/${SIGN_NAMES}`, namesInSet(set).join('\n'));
  const signs = [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})].map((name) => ({
    address: `/signs/${signFile(name)}`,
    bytes: Buffer.from(formatSignFile(signInSet(set, name))),
  }));
  await writeFile(`${root}/${SIGNS}`, Buffer.concat(signs.map(({ bytes }) => bytes)));
  let start = 0;
  const places = signs.map(({ address, bytes: { length } }) => {
    start += length;
    return [address, { file: SIGNS, start: start - length, end: start - 1 }];
  });
  return [['/signs/index.txt', { file: SIGN_NAMES }], ...places];
}

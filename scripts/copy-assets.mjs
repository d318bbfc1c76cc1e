// Lays what printing needs beside the site: public/fonts, public/wasm, and the signs of the game-icons set, each in a
// file of its own, since a browser shows and prints but a few of the four thousand: public/signs.
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { loadModule } from './support/load-module.mjs';
import { root } from './support/root.mjs';

const { FONT_FILES, WASM_FILES } = await loadModule('templates/assets/catalogue.ts');
const { PACKS, indexName, indexPath, packFiles } = await loadModule('templates/assets/packs.ts');

for (const [folder, files] of [
  ['fonts', [...FONT_FILES, ...(await filesOfPacks())]],
  ['wasm', WASM_FILES],
]) {
  await mkdir(`${root}/public/${folder}`, { recursive: true });
  for (const { name, path } of files)
    await copyIfChanged(`${root}/node_modules/${path}`, `${root}/public/${folder}/${name}`);
}
await laySigns(`${root}/public/signs`);

/** The index of each pack, and all of its files: a browser asks for the few that a kit needs. */
async function filesOfPacks() {
  const files = PACKS.map(async (pack) => {
    const path = indexPath(pack.family);
    const index = JSON.parse(await readFile(`${root}/node_modules/${path}`, 'utf8'));
    return [{ name: indexName(pack.family), path }, ...[400, 700].flatMap((weight) => packFiles(pack, index, weight))];
  });
  return (await Promise.all(files)).flat();
}

async function copyIfChanged(from, to) {
  const [old, now] = await Promise.all([stat(to).catch(() => undefined), stat(from)]);
  if (old?.size === now.size) return;
  await rm(to, { force: true });
  await copyFile(from, to);
}

/** One file a sign, and an index of their names to search; nothing to do while set and program are the same. */
async function laySigns(folder) {
  const { SET_FILE, namesInSet, signInSet, signFile, formatSignFile, source } = await loadModule(
    'templates/assets/signs/game-icons-set.ts',
  );
  const text = await readFile(`${root}/node_modules/${SET_FILE}`, 'utf8');
  const stamp = `${text.length} ${source.length}`;
  if ((await readFile(`${folder}/.stamp`, 'utf8').catch(() => '')) === stamp) return;
  const set = JSON.parse(text);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})])
    await writeFile(`${folder}/${signFile(name)}`, formatSignFile(signInSet(set, name)));
  await writeFile(`${folder}/index.txt`, namesInSet(set).join('\n'));
  await writeFile(`${folder}/.stamp`, stamp);
}

// Writes the posters and the files of all starters, which the home page links to, and a picture of each game's kit:
// dist/ready/ID.svg, ID.json and kit-GAME.svg.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { READY } from './support/assets.mjs';
import { loadStarterFiles } from './support/bundle.mjs';
import { root } from './support/root.mjs';

const folder = `${root}/${READY}`;
await rm(`${folder}.part`, { recursive: true, force: true });
await mkdir(`${folder}.part`, { recursive: true });
const { kitPictures, starterFiles } = await loadStarterFiles();
for await (const { id, json, svg } of starterFiles()) {
  await writeFile(`${folder}.part/${id}.json`, json);
  await writeFile(`${folder}.part/${id}.svg`, svg);
}
for await (const { game, svg } of kitPictures()) await writeFile(`${folder}.part/kit-${game}.svg`, svg);
// Whole or not at all: the studio may run.
await rm(folder, { recursive: true, force: true });
await rename(`${folder}.part`, folder);

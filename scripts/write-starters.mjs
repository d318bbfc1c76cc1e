// Writes the posters and the files of all starters, which the home page links to: dist/ready/ID.svg and ID.json.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { READY } from './support/assets.mjs';
import { loadStarterFiles } from './support/bundle.mjs';
import { root } from './support/root.mjs';

const folder = `${root}/${READY}`;
await rm(`${folder}.part`, { recursive: true, force: true });
await mkdir(`${folder}.part`, { recursive: true });
const { starterFiles } = await loadStarterFiles();
for await (const { id, json, svg } of starterFiles()) {
  await writeFile(`${folder}.part/${id}.json`, json);
  await writeFile(`${folder}.part/${id}.svg`, svg);
}
// Whole or not at all: the studio may run.
await rm(folder, { recursive: true, force: true });
await rename(`${folder}.part`, folder);

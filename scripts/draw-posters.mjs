// Writes the posters of all starters, which the home page shows: dist/posters/ID.svg.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { POSTERS } from './support/assets.mjs';
import { loadPosters } from './support/bundle.mjs';
import { root } from './support/root.mjs';

const folder = `${root}/${POSTERS}`;
await rm(`${folder}.part`, { recursive: true, force: true });
await mkdir(`${folder}.part`, { recursive: true });
const { drawStarterPosters } = await loadPosters();
for await (const { id, svg } of drawStarterPosters()) await writeFile(`${folder}.part/${id}.svg`, svg);
// Whole or not at all: the studio may run.
await rm(folder, { recursive: true, force: true });
await rename(`${folder}.part`, folder);

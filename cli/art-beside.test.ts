import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { artBeside } from '@/cli/art-beside';
import type { KitSpec } from '@/lib/kit/kit-spec';
import { nodeAssets } from '@/templates/assets/node';
import { artFiles } from '@/templates/exports/art-files';
import { ownPictures } from '@/templates/raster/load-art';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trapdoor-art-'));
  mkdirSync(join(folder, 'art'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hash = 'd'.repeat(64);
const pixels = { widthPx: 1, heightPx: 2, rgb: new Uint8Array([1, 2, 3, 250, 251, 252]) };
/** A kit of which only the pictures matter here. */
const kit = { pieces: [{ art: `art:${hash}` }, { icon: 'game-icons:ghost' }] } as unknown as KitSpec;

it('finds what was laid beside a scenario’s file, with its words', async () => {
  const files = await artFiles(kit, async () => ({ ...pixels, alt: 'Über', credit: 'Ann' }));
  expect(files.map(({ path }) => path)).toEqual([`art/${hash}.png`, 'art/index.json']);
  for (const { path, make } of files) writeFileSync(join(folder, path), make());
  const open = ownPictures(artBeside(join(folder, 'scenario.json')), nodeAssets());
  expect(await open(`art:${hash}`)).toEqual({ ...pixels, id: `art:${hash}`, alt: 'Über', credit: 'Ann' });
  expect(await open(`art:${'e'.repeat(64)}`)).toBeUndefined();
});

it.each(['', '{', '7', '[null, 7, {}]'])('goes without words where the index reads “%s”', async (text) => {
  writeFileSync(join(folder, 'art', `${hash}.png`), 'bytes');
  if (text !== '') writeFileSync(join(folder, 'art', 'index.json'), text);
  expect(await artBeside(join(folder, 'x.json'))(hash)).toMatchObject({ alt: '', credit: '' });
});

it('makes no files of a kit without own pictures', async () => {
  expect(await artFiles(kit, undefined)).toEqual([]);
});

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

const readPublic = (name: string) => readFile(join('public', name));
const sizeOf = async (name: string) => {
  const { width, height } = PNG.sync.read(await readPublic(name));
  return `${width}x${height}`;
};

it('keeps the icons as the script draws them from app/icon.svg', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'icons-'));
  try {
    await promisify(execFile)(process.execPath, ['scripts/draw-icons.mjs', folder]);
    const drawn = (await readdir(folder)).sort();
    expect(drawn).toEqual((await readdir('public')).filter((name) => name.endsWith('.png')).sort());
    for (const name of drawn)
      expect([name, (await readFile(join(folder, name))).equals(await readPublic(name))]).toEqual([name, true]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('lists icons in the manifest that exist in the size it gives', async () => {
  const { icons } = JSON.parse((await readPublic('manifest.webmanifest')).toString()) as Manifest;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) expect([src, await sizeOf(src)]).toEqual([src, sizes]);
});

it('has the Open Graph picture and the touch icon in the sizes that the pages give', async () => {
  expect(await sizeOf('open-graph.png')).toBe('1200x630');
  expect(await sizeOf('apple-touch-icon.png')).toBe('180x180');
});

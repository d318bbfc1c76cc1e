import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { artBeside } from '@/cli/art-beside';
import { picture } from '@/cli/commands/picture';
import { nodeAssets } from '@/templates/assets/node';
import { ownPictures } from '@/templates/raster/load-art';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trapdoor-picture-'));
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const fixture = (name: string) => `test/fixtures/pictures/${name}`;
const loaded = (id: string) => ownPictures(artBeside(join(folder, 'scenario.json')), nodeAssets())(id);

it('puts a picture beside a scenario, where the kit finds it with its words', async () => {
  expect(await picture.run([fixture('turned.jpg'), '-o', folder, '--alt', 'Two halves', '--credit', 'Ann'])).toBe(0);
  const id = said.join('').trim();
  expect(id).toMatch(/^art:[0-9a-f]{64}$/);
  expect(await loaded(id)).toMatchObject({ widthPx: 96, heightPx: 64, alt: 'Two halves', credit: 'Ann' });
  // Again with another credit, and a second picture.
  await picture.run([fixture('turned.jpg'), '-o', folder, '--credit', 'Bob']);
  writeFileSync(
    join(folder, 'a.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0H2V1Z"/></svg>',
  );
  await picture.run([join(folder, 'a.svg'), '-o', folder]);
  expect(await loaded(id)).toMatchObject({ alt: '', credit: 'Bob' });
  expect(readdirSync(join(folder, 'art'))).toHaveLength(3);
  expect(JSON.parse(readFileSync(join(folder, 'art', 'index.json'), 'utf8'))).toHaveLength(2);
});

it('scales a file of several megabytes down to what is kept', async () => {
  const png = new PNG({ width: 3000, height: 500 });
  let seed = 7;
  for (let at = 0; at < png.data.length; at++) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    png.data[at] = at % 4 === 3 ? 255 : seed >> 16;
  }
  const bytes = PNG.sync.write(png, { filterType: 0, deflateLevel: 1 });
  expect(bytes.length).toBeGreaterThan(3_000_000);
  writeFileSync(join(folder, 'large.png'), bytes);
  await picture.run([join(folder, 'large.png'), '-o', folder]);
  const kept = await loaded(said.join('').trim());
  expect(kept?.widthPx).toBeGreaterThan(800);
  expect(kept?.widthPx).toBeLessThanOrEqual(2048);
});

it.each([
  ['lossy.webp', 'no decoder for WebP. Save it as a PNG or a JPEG'],
  ['photograph.heic', 'no decoder for HEIC'],
  ['press.jpg', 'CMYK'],
])('refuses %s and says what to do', async (name, message) => {
  await expect(picture.run([fixture(name), '-o', folder])).rejects.toThrow(message);
  expect(readdirSync(folder)).toEqual([]);
});

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { openLibrary } from '../type/library';
import { DISPLAY_FILES, FACE_NAMES, FACES, FONT_FILES } from './catalogue';
import { nodeAssets } from './node';

const points = (text: string) => new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
const loaded = async (text: string) => {
  const chains = await openLibrary(nodeAssets()).chains(points(text));
  return [...new Set(FACE_NAMES.flatMap((face) => chains[face].map(({ name }) => name)))];
};

describe('assets', () => {
  it('has every font of the catalogue, as TrueType', async () => {
    for (const file of FONT_FILES) {
      const font = await openLibrary(nodeAssets()).font(file);
      expect([file.name, font.coverage.size > 50, font.metrics.unitsPerEm >= 1000]).toEqual([file.name, true, true]);
    }
  });

  it('keeps the display faces of all themes within 600 kB', async () => {
    const files = Object.values(DISPLAY_FILES).flat();
    const sizes = await Promise.all(files.map(async ({ path }) => (await stat(join('node_modules', path))).size));
    expect(Object.keys(DISPLAY_FILES)).toHaveLength(10);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(600_000);
  });

  it('has all of ASCII in the first font of every chain', async () => {
    const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i);
    for (const face of FACE_NAMES) {
      const { coverage } = await openLibrary(nodeAssets()).font(FACES[face][0]);
      expect([face, ascii.filter((point) => !coverage.has(point))]).toEqual([face, []]);
    }
  });

  it('loads only the fonts that the text needs', async () => {
    const plain = await loaded('Plain words, “quoted” – and so on…');
    expect(plain.filter((name) => !name.includes('-latin-'))).toEqual([]);
    expect(await loaded('Łódź')).toContain('overpass-latin-ext-800-normal.woff');
    expect((await loaded('Łódź')).filter((name) => /DejaVu|Emoji/.test(name)).length).toBeLessThan(3);
    expect(await loaded('🐙')).toContain('NotoEmoji_400Regular.ttf');
  });

  it.each([
    'render.ts',
    'layout/measure.ts',
    'pdf/read-attachment.ts',
    'raster/reencode.ts',
    'exports/kit-files.ts',
    'assets/browser.ts',
  ])('bundles for a browser without anything of Node’s: %s', async (file) => {
    const { errors } = await build({
      entryPoints: [`templates/${file}`],
      bundle: true,
      platform: 'browser',
      format: 'esm',
      write: false,
      logLevel: 'silent',
    });
    expect(errors).toEqual([]);
  });
});

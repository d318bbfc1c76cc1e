import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, { readonly license?: string; readonly link?: true }>>;
};

/** Licences that require only attribution. */
const USUAL = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib', 'BlueOak-1.0.0', 'CC0-1.0', '0BSD'];
const FONTS = ['@expo-google-fonts/', '@fontsource/', 'dejavu-fonts-ttf'];
/** Packages with a BSD or MIT licence file but no licence in package.json. */
const SILENT = ['only', 'parse-cache-control', 'png-js'];

/** Tells whether a licence expression can be satisfied with common licences. */
function isUsual(licence: string): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => USUAL.includes(name)));
}

describe('installed packages', () => {
  const packages = Object.entries(lock.packages)
    // Excludes this package and its workspace.
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license = '' }]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), license }));
  const unusual = packages.filter(
    ({ name, license }) => !isUsual(license) && !SILENT.includes(name) && !FONTS.some((font) => name.startsWith(font)),
  );

  it('are found', () => expect(packages.length).toBeGreaterThan(100));

  it.each(unusual.map(({ name, license }) => [name, license] as const))('names %s (%s) in CREDITS.md', (name) => {
    // Platform builds are credited under the main package's name.
    const whole = /^lightningcss/.test(name) ? 'lightningcss' : name.startsWith('@img/sharp') ? 'libvips' : name;
    expect(read('CREDITS.md')).toContain(whole);
  });
});

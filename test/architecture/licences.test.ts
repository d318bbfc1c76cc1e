import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, { readonly license?: string; readonly link?: true }>>;
};

/** Licences that ask for no more than to be named. */
const USUAL = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib', 'BlueOak-1.0.0', 'CC0-1.0', '0BSD'];
const FONTS = ['@expo-google-fonts/', '@fontsource/', 'dejavu-fonts-ttf'];
/** Have the BSD or MIT licence in a file, and nothing in their package.json. */
const SILENT = ['only', 'parse-cache-control', 'png-js'];

/** Whether every licence in an expression, or one of those to choose from, is a usual one. */
function isUsual(licence: string): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => USUAL.includes(name)));
}

describe('what is installed', () => {
  const packages = Object.entries(lock.packages)
    // Neither this package nor its workspace.
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license = '' }]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), license }));
  const unusual = packages.filter(
    ({ name, license }) => !isUsual(license) && !SILENT.includes(name) && !FONTS.some((font) => name.startsWith(font)),
  );

  it('has its licences read', () => expect(packages.length).toBeGreaterThan(100));

  it.each(unusual.map(({ name, license }) => [name, license] as const))('names %s (%s) in CREDITS.md', (name) => {
    // Builds for each kind of machine go by the name of the whole.
    const whole = /^lightningcss/.test(name) ? 'lightningcss' : name.startsWith('@img/sharp') ? 'libvips' : name;
    expect(read('CREDITS.md')).toContain(whole);
  });
});

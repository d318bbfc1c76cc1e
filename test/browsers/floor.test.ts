// @module-tag long
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { browserslist } from '../../package.json';

/** The newest ECMAScript whose syntax every browser at the floor has: flag v of 2024 needs Safari 17. */
const SYNTAX = 2023;

const FOLDERS = ['.next/static'];

const scripts = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => join(folder, name)),
);

/** Returns the parser's message; undefined if the syntax is older. */
function tooNew(source: string): string | undefined {
  const attempts = (['script', 'module'] as const).map((sourceType) => {
    try {
      parse(source, { ecmaVersion: SYNTAX, sourceType });
      return undefined;
    } catch (error) {
      return String(error);
    }
  });
  return attempts.includes(undefined) ? undefined : attempts[0];
}

describe('built scripts', () => {
  it('are for the stated browsers', () => {
    expect(browserslist).toEqual(['chrome 111', 'edge 111', 'firefox 128', 'safari 16.4', 'ios_saf 16.4']);
  });

  it.each([
    ['README.md', ['Safari 16.4', 'iOS 16.4', 'Chrome or Edge 111', 'Firefox 128']],
    ['app/_ui/old-browser.tsx', ['Safari 16.4', 'iOS 16.4', 'Chrome or Edge 111', 'Firefox 128']],
    ['app/_table/join-form.tsx', ['iOS 16.4', 'Chrome 111', 'Firefox 128']],
  ])('are for the browsers that %s names', (path, names) => {
    const text = readFileSync(path, 'utf8');
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('parse in the oldest of them', { timeout: 600_000 }, () => {
    expect(scripts.length).toBeGreaterThan(20);
    const found = scripts.map((path) => [path, tooNew(readFileSync(path, 'utf8'))] as const);
    expect(found.filter(([, problem]) => problem !== undefined)).toEqual([]);
  });

  it('are checked for newer syntax', () => {
    expect(tooNew('/[a--b]/v')).toMatch(/Invalid regular expression flag/);
    expect(tooNew("import x from './x.json' with { type: 'json' }")).toBeDefined();
    expect(tooNew('class A { static { this.x ??= 1; } }')).toBeUndefined();
  });
});

// @module-tag long

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bareCheckout } from '../support/bare-checkout';

let checkout: ReturnType<typeof bareCheckout>;
beforeEach(() => {
  checkout = bareCheckout();
});
afterEach(() => checkout.remove());

function install(what: 'ensureDependencies' | 'ensureEverything', env?: Readonly<Record<string, string>>) {
  const script = `const dependencies = await import('./scripts/support/dependencies.mjs'); await dependencies.${what}();`;
  checkout.node(['--input-type=module', '-e', script], env);
  return checkout.npmCalls();
}

describe('what is installed', () => {
  it('is what the studio needs, then the rest, each once', () => {
    expect(install('ensureDependencies')).toEqual(['ci --omit=dev']);
    expect(install('ensureDependencies')).toEqual([]);
    expect(install('ensureEverything')).toEqual(['install --no-save --include=dev']);
    expect(install('ensureEverything')).toEqual([]);
    expect(install('ensureDependencies')).toEqual([]);
  });

  it('is everything at once where tests come first', () => {
    expect(install('ensureEverything')).toEqual(['ci --include=dev']);
    expect(install('ensureDependencies')).toEqual([]);
  });

  it('follows the lock file, back to an earlier one too', () => {
    install('ensureDependencies');
    checkout.write('package-lock.json', '{ "lockfileVersion": 3 }');
    expect(install('ensureDependencies')).toEqual(['ci --omit=dev']);
    checkout.write('package-lock.json', '{}');
    expect(install('ensureEverything')).toEqual(['ci --include=dev']);
  });

  it('never takes away what tests need, whatever installed it', () => {
    checkout.write('node_modules/vitest/vitest.mjs', '');
    expect(install('ensureDependencies')).toEqual(['ci --include=dev']);
    checkout.write('package-lock.json', '{ "lockfileVersion": 3 }');
    expect(install('ensureDependencies')).toEqual(['ci --include=dev']);
  });

  it('is installed again after an attempt that failed', () => {
    install('ensureDependencies');
    expect(install('ensureEverything', { NPM_FAILS: '1' })).toEqual(['install --no-save --include=dev']);
    expect(install('ensureDependencies')).toEqual(['ci --include=dev']);
  });
});

describe('the build', () => {
  it('keeps a cache only where somebody works on the studio', () => {
    checkout.node(['scripts/build.mjs']);
    expect(checkout.read('.next/BUILD_ID')).toBe('');
    checkout.write('package-lock.json', '{ "lockfileVersion": 3 }');
    install('ensureEverything');
    checkout.node(['scripts/build.mjs']);
    expect(checkout.read('.next/BUILD_ID')).toBe('1');
  });
});

describe('a bench with --json', () => {
  it('prints JSON alone, even after an install and a build', () => {
    const { stdout, stderr, status } = checkout.node(['scripts/bench.mjs', 'table', '--json']);
    expect(JSON.parse(stdout)).toEqual({ bench: 'test/bench/table.bench.ts' });
    for (const said of ['added packages', 'copy-assets', 'building', 'compress']) expect(stderr).toContain(said);
    expect(status).toBe(0);
  });
});

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

describe('installation', () => {
  it('installs what the studio needs, then the rest, each once', () => {
    expect(install('ensureDependencies')).toEqual(['ci --omit=dev --no-workspaces']);
    expect(install('ensureDependencies')).toEqual([]);
    expect(install('ensureEverything')).toEqual(['install --no-save --include=dev']);
    expect(install('ensureEverything')).toEqual([]);
    expect(install('ensureDependencies')).toEqual([]);
  });

  it('installs everything at once if tests run first', () => {
    expect(install('ensureEverything')).toEqual(['ci --include=dev']);
    expect(install('ensureDependencies')).toEqual([]);
  });

  it('follows the lock file, also back to an earlier one', () => {
    install('ensureDependencies');
    checkout.write('package-lock.json', '{ "lockfileVersion": 3 }');
    expect(install('ensureDependencies')).toEqual(['ci --omit=dev --no-workspaces']);
    checkout.write('package-lock.json', '{}');
    expect(install('ensureEverything')).toEqual(['ci --include=dev']);
  });

  it('never removes packages that tests need', () => {
    checkout.write('node_modules/vitest/vitest.mjs', '');
    expect(install('ensureDependencies')).toEqual(['ci --include=dev']);
    checkout.write('package-lock.json', '{ "lockfileVersion": 3 }');
    expect(install('ensureDependencies')).toEqual(['ci --include=dev']);
  });

  it('is repeated after a failed attempt', () => {
    install('ensureDependencies');
    expect(install('ensureEverything', { NPM_FAILS: '1' })).toEqual(['install --no-save --include=dev']);
    expect(install('ensureDependencies')).toEqual(['ci --include=dev']);
  });
});

describe('the build', () => {
  it('keeps a cache only in development', () => {
    checkout.node(['scripts/build.mjs']);
    expect(checkout.read('.next/BUILD_ID')).toBe('');
    checkout.write('package-lock.json', '{ "lockfileVersion": 3 }');
    install('ensureEverything');
    checkout.node(['scripts/build.mjs']);
    expect(checkout.read('.next/BUILD_ID')).toBe('1');
  });

  it('continues after an interrupted build', () => {
    expect(checkout.node(['scripts/build.mjs'], { BUILD_FAILS: '1' }).status).toBe(1);
    const { status, stderr } = checkout.node(['scripts/build.mjs']);
    expect([status, checkout.npmCalls()]).toEqual([
      0,
      ['ci --omit=dev --no-workspaces', 'install --no-save --omit=dev'],
    ]);
    expect(stderr).toContain('building');
    expect(checkout.node(['scripts/build.mjs']).stderr).not.toContain('building');
  });

  it('installs the Chinese, Japanese and Korean fonts last, and lists them', () => {
    const { stderr } = checkout.node(['scripts/build.mjs']);
    const steps = stderr.match(/^(building|list-assets|compress|Installing the fonts)/gm);
    expect(steps?.slice(-3)).toEqual(['Installing the fonts', 'list-assets', 'compress']);
    expect(steps?.slice(0, -3).toSorted()).toEqual(['building', 'list-assets']);
    expect(checkout.node(['scripts/build.mjs']).stderr).not.toContain('list-assets');
  });

  it('takes over the lock of a dead process', () => {
    const ended = checkout.node(['-p', 'process.pid']).stdout.trim();
    checkout.write('.stamps/site.lock', ended);
    expect(checkout.node(['scripts/build.mjs']).status).toBe(0);
  });

  it('waits for a lock whose process is about to write its id', () => {
    checkout.write('.stamps/site.lock', '');
    const late = `import { writeFileSync, rmSync } from 'node:fs';
      const { spawn } = await import('node:child_process');
      const { once } = await import('node:events');
      const build = spawn(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 2, 'pipe'] });
      setTimeout(() => writeFileSync('.stamps/site.lock', String(process.pid)), 400);
      let said = '';
      build.stderr.on('data', (text) => {
        said += text;
        if (said.includes('Waiting for process ' + process.pid)) rmSync('.stamps/site.lock', { force: true });
      });
      const [status] = await once(build, 'exit');
      console.log(JSON.stringify([status, said.includes('Waiting for process ' + process.pid)]));`;
    expect(JSON.parse(checkout.node(['--input-type=module', '-e', late]).stdout)).toEqual([0, true]);
  });

  it('runs once for two simultaneous starts', () => {
    const twice = `const { ensureDependencies } = await import('./scripts/support/dependencies.mjs');
      const { spawn } = await import('node:child_process');
      const { once } = await import('node:events');
      await ensureDependencies();
      const both = [1, 2].map(() => spawn(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 2, 2] }));
      console.log(JSON.stringify(await Promise.all(both.map(async (child) => (await once(child, 'exit'))[0]))));`;
    const { stdout, stderr } = checkout.node(['--input-type=module', '-e', twice]);
    expect(JSON.parse(stdout)).toEqual([0, 0]);
    expect(stderr.match(/^building$/gm)).toHaveLength(1);
  });
});

describe('a start that fails', () => {
  const run = (script: string) => checkout.node(['--input-type=module', '-e', script]);

  it('names the network if packages can’t be fetched', () => {
    const { stderr, status } = checkout.node(['scripts/build.mjs'], { NPM_FAILS: '1' });
    expect(stderr).toContain('check the network, and start again');
    expect(status).toBe(1);
  });

  it('names the disk if it is full', () => {
    const { stderr, status } = run(`import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      fs.statfsSync = () => ({ bavail: 3000, bsize: 4096 });
      syncBuiltinESMExports();
      const { fail } = await import('./scripts/support/run.mjs');
      fail(new Error('next ended with 1'));`);
    expect(stderr).toContain('This disk has only 12 MB left, and a first start needs 1000. Free some and start again.');
    expect(status).toBe(1);
  });

  it.each(['18.20.8', '20.19.0'])('names the required Node version (%s)', (version) => {
    const { stderr, status } = run(`Object.defineProperty(process.versions, 'node', { value: '${version}' });
      await import('./scripts/start.mjs');`);
    expect(stderr).toContain(`Trapdoor needs Node 20.20 or newer; this is ${version}.`);
    expect(status).toBe(1);
  });
});

describe('a bench with --json', () => {
  it('prints only JSON, even after an install and a build', () => {
    const { stdout, stderr, status } = checkout.node(['scripts/bench.mjs', 'table', '--json']);
    expect(JSON.parse(stdout)).toEqual({ bench: 'bench/table.bench.ts' });
    for (const said of ['added packages', 'list-assets', 'building', 'compress']) expect(stderr).toContain(said);
    expect(status).toBe(0);
  });
});

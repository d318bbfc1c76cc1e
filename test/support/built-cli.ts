import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { runCli } from './run-cli';

/** Builds the command line for the tests of one file, in a folder of its own that goes when they are done. */
export function builtCli() {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-cli-'));
  const at = (name: string) => join(folder, name);

  beforeAll(() => {
    // For packages that are not bundled.
    symlinkSync(resolve('node_modules'), at('node_modules'), 'junction');
    const build = `import { bundleCli } from './scripts/support/bundle.mjs'; await bundleCli(${JSON.stringify(at('dist'))});`;
    execFileSync(process.execPath, ['--input-type=module', '-e', build], { stdio: 'pipe' });
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the built command line in a process of its own. */
  const trapdoor = (words: readonly string[], input?: string | Uint8Array) => runCli(at('dist/cli.mjs'), words, input);

  /** Writes a file beside it; its path. */
  const write = (name: string, content: string | Uint8Array) => {
    writeFileSync(at(name), content);
    return at(name);
  };
  return { at, trapdoor, write };
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { runCli } from './run-cli';

/**
 * Folder of the built command line, one per Vitest worker. It is inside node_modules so that packages which are not
 * bundled can be resolved.
 */
const BUILT = resolve('node_modules/.cache/trapdoor', `cli-${process.env.VITEST_POOL_ID}`);
const program = join(BUILT, 'cli.mjs');

let isBuilt = false;

/** Builds the command line once per worker. */
function build(): void {
  if (isBuilt) return;
  const script = `import { bundleCli } from './scripts/support/bundle.mjs'; await bundleCli(${JSON.stringify(BUILT)});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
  isBuilt = true;
}

/**
 * Creates a folder for the input files of one test file, and runs the built command line. Deletes the folder
 * afterwards.
 */
export function builtCli() {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-cli-'));
  const at = (name: string) => join(folder, name);

  beforeAll(build, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the built command line in its own process. */
  const trapdoor = (words: readonly string[], input?: string | Uint8Array) => runCli(program, words, input);

  /** Writes a file into the folder and returns its path. */
  const write = (name: string, content: string | Uint8Array) => {
    writeFileSync(at(name), content);
    return at(name);
  };
  return { at, program, trapdoor, write };
}

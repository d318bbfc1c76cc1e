import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** What a command said and how it ended. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly bytes: Buffer;
}

/** Builds the command line for the tests of one file, in a folder of its own that goes when they are done. */
export function builtCli() {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-cli-'));
  const at = (name: string) => join(folder, name);

  beforeAll(() => {
    const build = `import { bundleCli } from './scripts/support/bundle.mjs'; await bundleCli(${JSON.stringify(at('dist'))});`;
    execFileSync(process.execPath, ['--input-type=module', '-e', build], { stdio: 'pipe' });
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the built command line in a process of its own. */
  const trapdoor = (words: readonly string[], input?: string | Uint8Array): Promise<Ran> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [at('dist/cli.mjs'), ...words], { stdio: 'pipe' });
      const [out, err]: [Buffer[], Buffer[]] = [[], []];
      child.stdout.on('data', (chunk) => out.push(chunk));
      child.stderr.on('data', (chunk) => err.push(chunk));
      child.stdin.on('error', () => {});
      child.on('error', reject);
      child.on('close', (code) => {
        const bytes = Buffer.concat(out);
        resolve({ code, bytes, out: bytes.toString(), err: Buffer.concat(err).toString() });
      });
      child.stdin.end(input);
    });

  /** Writes a file beside it; its path. */
  const write = (name: string, content: string | Uint8Array) => {
    writeFileSync(at(name), content);
    return at(name);
  };
  return { at, trapdoor, write };
}

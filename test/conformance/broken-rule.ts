import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { parseVectors } from './vectors';

/** A line of the product that breaks a rule, and a case of that rule that must notice. */
export interface BrokenRule {
  readonly rule: string;
  /** From the repository's root. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** The case that fails. */
  readonly fails: string;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Inside node_modules, so that the bundle finds the packages it leaves out. */
const CACHE = join(ROOT, 'node_modules/.cache/trapdoor');
/** A broken rule may keep a game from ending. */
const TIMEOUT_MS = 20_000;

const run = promisify(execFile);

/** Ids of a game's cases that fail: of all with no rule broken, else of those that ask what the broken rule's case asks. */
export async function failuresOf(system: string, broken?: BrokenRule): Promise<readonly string[]> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'broken-rule-'));
  try {
    const bundle = join(folder, 'run.mjs');
    await build({
      entryPoints: [join(ROOT, 'test/conformance/run.ts')],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      alias: { '@': ROOT.replace(/\/$/, '') },
      plugins: broken ? [breaking(broken)] : [],
      logLevel: 'error',
    });
    const path = join(ROOT, `test/conformance/vectors/${system}.json`);
    const { vectors } = parseVectors(readFileSync(path, 'utf8'));
    const op = vectors.find(({ id }) => id === broken?.fails)?.op;
    return failed(await printed([bundle, path, ...(op === undefined ? [] : ['--only', op])]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function breaking({ file, from, to }: BrokenRule): Plugin {
  const path = join(ROOT, file);
  return {
    name: 'broken-rule',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, (source) =>
        source.path === path
          ? { contents: readFileSync(path, 'utf8').replace(from, () => to), loader: 'ts' }
          : undefined,
      ),
  };
}

/** What the run says, whether cases fail (exit code 1) or not. */
async function printed(args: readonly string[]): Promise<string> {
  try {
    return (await run(process.execPath, args, { cwd: ROOT, timeout: TIMEOUT_MS })).stdout;
  } catch (error) {
    const { code, stdout } = error as { readonly code?: unknown; readonly stdout?: string };
    if (code === 1 && stdout) return stdout;
    throw error;
  }
}

function failed(output: string): readonly string[] {
  const [count] = /^\d+ passed, \d+ failed$/m.exec(output) ?? [];
  if (count === undefined) throw new Error(`The run did not count its cases:\n${output}`);
  return [...output.matchAll(/^(\S+) \(\S+\): /gm)].map((match) => match[1] ?? '');
}

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { scripts } from '../package.json';
import { runBench } from './run-bench';
import { scaled } from './scale';

/**
 * Fresh processes. `validate` and `print`: user time of the built command line with the spaceship, as a multiple of
 * `node -e 0` under the same flags and in the same environment, medians of alternating runs. `kit`: the full kit of
 * bench:print by the clock, alternating: by our pipeline, started as the command line is, and by Typst. Figures, no
 * verdict.
 */
const RUNS = scaled(20);
const FLAGS = scripts.trapdoor.split(' ').filter((word) => word.startsWith('--'));

const root = fileURLToPath(new URL('..', import.meta.url));
const cli = join(root, 'dist/cli.mjs');
// Beside the packages, so that what is not bundled is found.
const programs = join(root, 'node_modules/.cache/trapdoor-cold-bench');
const files = mkdtempSync(join(tmpdir(), 'trapdoor-cold-'));
process.once('exit', () => {
  for (const folder of [programs, files]) rmSync(folder, { recursive: true, force: true });
});

const run = promisify(execFile);

interface Taken {
  readonly userMs: number;
  readonly wallMs: number;
}

/** Node cannot tell the processor time of its children; Bash does, to the millisecond. */
async function timed(...words: string[]): Promise<Taken> {
  const script = 'TIMEFORMAT="%3U %3R"; time "$@" >/dev/null 2>&1';
  const { stderr } = await run('bash', ['-c', script, 'bash', process.execPath, ...FLAGS, ...words], {
    env: { ...process.env, LC_ALL: 'C' },
  });
  const [userMs = Number.NaN, wallMs = Number.NaN] = stderr.split(' ').map((seconds) => Number(seconds) * 1000);
  return { userMs, wallMs };
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

async function againstNode(...words: string[]) {
  const [empty, own]: [Taken[], Taken[]] = [[], []];
  for (let i = 0; i < RUNS; i++) {
    empty.push(await timed('-e', '0'));
    own.push(await timed(cli, ...words));
  }
  const userMs = median(own.map((taken) => taken.userMs));
  const nodeUserMs = median(empty.map((taken) => taken.userMs));
  return { timesNode: userMs / nodeUserMs, userMs, nodeUserMs, wallMs: median(own.map((taken) => taken.wallMs)) };
}

async function validate() {
  const file = join(files, 'ship.json');
  await run(process.execPath, [cli, 'new', 'spaceship', '-o', file, '--force']);
  return againstNode('validate', file);
}

async function kit() {
  const script = `import { bundleStart } from './scripts/support/bundle.mjs'; await bundleStart(${JSON.stringify(programs)}, 'bench/print/cold.ts');`;
  await run(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
  await build({
    absWorkingDir: root,
    entryPoints: { typst: 'bench/print/cold-typst.ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outdir: programs,
    outExtension: { '.js': '.mjs' },
    external: ['@myriaddreamin/*'],
    minify: true,
    logLevel: 'error',
  });
  const [ours, typst]: [number[], number[]] = [[], []];
  for (let seed = 1; seed <= RUNS; seed++) {
    ours.push((await timed(join(programs, 'cli.mjs'), 'print', String(seed), '-o', join(files, 'ours.pdf'))).wallMs);
    typst.push((await timed(join(programs, 'typst.mjs'), String(seed), join(files, 'typst.pdf'))).wallMs);
  }
  return { oursMs: median(ours), typstMs: median(typst), timesTypst: median(ours) / median(typst) };
}

await runBench({
  rows: [
    { id: 'validate', measure: validate },
    { id: 'print', measure: () => againstNode('print', 'spaceship', '-o', join(files, 'kit.pdf')) },
    { id: 'kit', measure: kit },
  ],
});

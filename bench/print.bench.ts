import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Entry } from './measure-bench';
import { ITEMS } from './print/work';
import { runBench } from './run-bench';
import { scaled } from './scale';

/**
 * The same kits by our pipeline and by others, all of them in turns of at least three runs and half a second, in other
 * words every time and each tool in a thread of its own. Times are medians by the clock; `timesOurs` compares with our
 * runs just before, since a shared machine is quicker at some hours; processor times are of all threads of the process,
 * without the programs it waits for. “chromium” opens a tab for each document, “chromium-tab” keeps one. Figures, no
 * verdict.
 */
const ROUNDS = scaled(3);
const TIMES = [1, 4, 16, 64];
const root = fileURLToPath(new URL('..', import.meta.url));
// Beside the packages, so that what is not bundled is found.
const folder = `${root}/node_modules/.cache/trapdoor-bench`;
mkdirSync(folder, { recursive: true });
const common = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  splitting: true,
  logLevel: 'error',
  minify: true,
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
} as const;
const PEERS = [
  'pdfkit',
  'pdf-lib',
  '@pdf-lib/*',
  'pdfmake',
  '@react-pdf/*',
  'react',
  '@playwright/*',
  '@myriaddreamin/*',
];
await build({
  ...common,
  entryPoints: { run: 'bench/print/run.ts', tool: 'bench/print/tool.ts' },
  external: PEERS,
});

// Certificates that a machine adds are read before a program starts, which would count as the first kit's time.
const env = { ...process.env, NODE_EXTRA_CA_CERTS: '' };

async function run(...words: string[]): Promise<object> {
  const args = [`${folder}/run.mjs`, ...words];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as object;
}

process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await runBench({
  rows: [
    { id: 'large', measure: () => run('large') },
    ...ITEMS.map((item) => ({ id: item, measure: () => run('item', item, String(ROUNDS)) })),
    ...TIMES.map((times) => ({ id: `scaling/${times}`, measure: () => run('scale', String(times)) })),
    { id: 'relayout', measure: () => run('relayout') },
    { id: 'themes', measure: () => run('themes') },
  ],
  document(entries) {
    const isItem = ({ id }: Entry) => ITEMS.some((item) => item === id);
    const items = Object.fromEntries(entries.filter(isItem).map(({ id, ...figures }) => [id, figures]));
    const large = entries.find(({ id }) => id === 'large');
    return { items, pagesPerSecond: large?.pagesPerSecond, peakMb: large?.peakMb };
  },
});

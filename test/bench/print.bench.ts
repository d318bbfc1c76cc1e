import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { scripts } from '../../package.json';
import type { Measured } from './print/measure';
import { ITEMS } from './print/work';

/** The same kits by our pipeline and by others, all of them in turns. Figures, no verdict. */
const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const ROUNDS = Number(option('rounds') ?? 3);
/** All of them, or as in --items=W1,W5. */
const WANTED = ITEMS.filter((item) => option('items')?.split(',').includes(item) ?? true);
const COLD_RUNS = 5;
/** A fresh process starts as the command line does. */
const COLD_FLAGS = scripts.trapdoor.split(' ').filter((word) => word.startsWith('--'));
const isJson = process.argv.includes('--json');

const root = fileURLToPath(new URL('../..', import.meta.url));
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
  entryPoints: { run: 'test/bench/print/run.ts', tool: 'test/bench/print/tool.ts', cold: 'test/bench/print/cold.ts' },
  external: PEERS,
});

// Certificates that a machine adds are read before a program starts, which would count as the first kit's time.
const env = { ...process.env, NODE_EXTRA_CA_CERTS: '' };

function run<T>(flags: readonly string[], file: string, ...words: string[]): T {
  const stdio = ['ignore', 'pipe', isJson ? 'ignore' : 'inherit'] as const;
  const said = execFileSync(process.execPath, [...flags, `${folder}/${file}.mjs`, ...words], {
    encoding: 'utf8',
    env,
    stdio: [...stdio],
  });
  return JSON.parse(said.trim().split('\n').at(-1) ?? '') as T;
}

const before = loadavg();
const cold = Array.from({ length: COLD_RUNS }, (_, i) => run<{ ms: number }>(COLD_FLAGS, 'cold', String(i + 1)).ms);
const large = run<{ pagesPerSecond: number; peakMb: number }>([], 'run', 'large');
const measured = run<Measured>([], 'run', 'measure', String(ROUNDS), WANTED.join(','));
rmSync(folder, { recursive: true, force: true });

const round = (value: number) => Math.round(value * 10) / 10;
const rounded = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, round(value)]));

if (isJson) {
  const items = Object.fromEntries(
    ITEMS.flatMap((name) => {
      const item = measured.items[name];
      if (!item) return [];
      const { oursMs, floorMs, kb, peersMs } = item;
      return [[name, { oursMs: round(oursMs), floorMs: round(floorMs), kb: round(kb), peersMs: rounded(peersMs) }]];
    }),
  );
  const { pagesPerSecond, peakMb } = large;
  console.log(JSON.stringify({ items, pagesPerSecond: Math.round(pagesPerSecond), peakMb: Math.round(peakMb) }));
} else say();

function say(): void {
  const say = (...words: string[]) => console.log(words.join(''));
  const ms = (value: number) => value.toFixed(1).padStart(8);
  const loads = (load: readonly number[]) => load.map((value) => value.toFixed(1)).join(' ');
  say(`\nMilliseconds by the clock, medians of ${ROUNDS} rounds, all tools by turns of at least three runs and half a`);
  say('second, other words every time and in a thread of its own. Load of the machine, since other programs count:');
  say(`before ${loads(before)}; after ${loads(loadavg())}.`);
  say('Ratios are to our runs just before, since a machine shared with others is quicker at some hours.');
  say('chromium opens a tab for each document; chromium-tab keeps one that has read its fonts.');
  say('The second figure is the processor time of all threads of this process, without the programs it waits for.');
  for (const name of ITEMS) {
    const item = measured.items[name];
    if (!item) continue;
    const { oursMs, bestMs, processorMs, floorMs, kb, pages, peersMs, timesOurs, peersProcessorMs, peersKb } = item;
    const row = (who: string, clock: number, processor: number, size: number, more: string) =>
      say(`  ${who.padEnd(12)} ${ms(clock)} ${ms(processor)}   ${size.toFixed(0).padStart(5)} KB   ${more}`);
    say(`\n${name}, ${pages} pages`);
    row(
      'ours',
      oursMs,
      processorMs,
      kb,
      `best ${bestMs.toFixed(1)}; floor (the same bytes deflated) ${floorMs.toFixed(1)}`,
    );
    for (const [peer, value] of Object.entries(peersMs)) {
      const processor = peersProcessorMs[peer] ?? 0;
      const ratios = `${(timesOurs[peer] ?? Number.NaN).toFixed(1)} ×; of processor ${(processor / processorMs).toFixed(1)} ×`;
      row(peer, value, processor, peersKb[peer] ?? 0, ratios);
    }
  }
  for (const { name, why } of measured.missing) say(`\n${name} is left out: it does not load here (${why})`);
  say(
    `\nW6 in a process of its own  ${Math.round(large.pagesPerSecond)} pages/s, at most ${Math.round(large.peakMb)} MB of memory`,
  );
  say(`W5 in a fresh process       ${cold.map((value) => value.toFixed(0)).join(', ')} ms, from the process's start`);
  say(
    `laid out again after a key  ${measured.relayoutMs.toFixed(1)} ms; from nothing ${measured.wholeLayoutMs.toFixed(1)} ms`,
  );
  say('\n  times   pages        ms  ms/page');
  for (const { times, pages, ms: all } of measured.scaling)
    say(
      `${String(times).padStart(7)}${String(pages).padStart(8)}${all.toFixed(0).padStart(10)}${(all / pages).toFixed(2).padStart(9)}`,
    );
}

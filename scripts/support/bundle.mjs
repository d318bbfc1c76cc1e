import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from './root.mjs';

const common = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  sourcemap: true,
  logLevel: 'warning',
};

// Some packages that are bundled still call require().
const banner = {
  js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
};

/** The one process that serves everything, dist/server.mjs, and the programs of its threads. With their packages, or each would take half a second to start. */
export async function bundleServer() {
  const { build } = await import('esbuild');
  const server = build({
    ...common,
    entryPoints: { server: 'lib/server/main.ts' },
    // Next finds its parts, and libsql its binary, beside itself; pg looks for an addition that is not installed.
    external: ['next', 'libsql', 'pg-native'],
    banner,
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
  });
  await Promise.all([server, bundleThreads()]);
}

/** Threads that render pages, search, and make and play versions: dist/NAME.mjs. */
const THREADS = {
  'reading-thread': 'app/_read/reading-thread.ts',
  'search-thread': 'app/_library/search-thread.ts',
  'publishing-thread': 'lib/library/publishing-thread.ts',
};

/** The programs of the server's threads. */
export async function bundleThreads(outdir = 'dist', names = Object.keys(THREADS)) {
  const { build } = await import('esbuild');
  await build({
    ...common,
    outdir,
    entryPoints: Object.fromEntries(names.map((name) => [name, THREADS[name]])),
    banner,
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
  });
}

/**
 * The command line, and the threads it plays games, reads PDFs and lays reports out on. Packages go in too, since
 * loading hundreds of small files is what makes a start slow.
 */
export async function bundleCli(outdir = 'dist') {
  const { build } = await import('esbuild');
  removeChunks(resolve(root, outdir));
  await build({
    ...common,
    outdir,
    entryPoints: {
      'playtest-thread': 'cli/playtest-thread.ts',
      'carried-thread': 'cli/carried-thread.ts',
      'intake-thread': 'cli/intake-thread.ts',
    },
    // It looks for its binary beside its own file.
    external: ['libsql'],
    splitting: true,
    chunkNames: 'cli-[name]-[hash]',
    banner,
    minify: true,
  });
  await build({
    ...common,
    outdir,
    entryPoints: { 'report-thread': 'cli/report-thread.ts' },
    // Its library reads files of fonts beside itself otherwise, which a bundle leaves behind.
    platform: 'browser',
    external: ['node:*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
  });
  await bundleStart(outdir, 'cli/main.ts');
}

/** Bundles the module that makes the files of starters, and returns its exports. */
export async function loadStarterFiles() {
  const { build } = await import('esbuild');
  await build({ ...common, entryPoints: { 'starter-files': 'app/_home/starter-files.ts' }, banner });
  return import(pathToFileURL(resolve(root, 'dist/starter-files.mjs')).href);
}

/** The package for programs, in Node and in browsers; what both entries share is in chunks. */
export async function bundleDoor(outdir = 'dist/door') {
  const { build } = await import('esbuild');
  rmSync(resolve(root, outdir), { recursive: true, force: true });
  await build({
    ...common,
    outdir,
    entryPoints: ['door/index.ts', 'door/print.ts', 'door/print.browser.ts'],
    // Only printing in Node uses modules of Node.
    platform: 'neutral',
    mainFields: ['browser', 'module', 'main'],
    conditions: ['browser', 'import'],
    external: ['node:*'],
    // Its build for browsers decodes through `document`, which Node and workers lack.
    alias: { 'decode-named-character-reference': './node_modules/decode-named-character-reference/index.js' },
    define: { 'process.env.NODE_ENV': '"production"' },
    splitting: true,
    chunkNames: '[name]-[hash]',
    sourcemap: false,
    minify: true,
  });
}

/** Bundles a command line that starts quickly: cli.mjs runs cli.cjs with V8's code cache. */
export async function bundleStart(outdir, main) {
  const { build } = await import('esbuild');
  await bundleScript(outdir, main);
  await build({
    ...common,
    outdir,
    entryPoints: { cli: 'cli/start.ts', 'cli-keep-code': 'cli/keep-code.ts' },
    minify: true,
  });
  await promisify(execFile)(process.execPath, [resolve(root, outdir, 'cli-keep-code.mjs')]);
}

/** A function around CommonJS (cli/program.ts), since V8 keeps compiled code of scripts alone, not of modules. */
async function bundleScript(outdir, main) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    ...common,
    outdir,
    entryPoints: { cli: main },
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    external: ['libsql'],
    banner: { js: '(function(module,exports,require,__address){' },
    footer: { js: '})' },
    define: { 'import.meta.url': '__address' },
    // For Node it loads threads, which are used only by its functions with callbacks.
    alias: { fflate: 'fflate/browser' },
    // Scripts with kept code cannot import (cli/import-module.ts); template literals could not be escaped below.
    supported: { 'dynamic-import': false, 'template-literal': false },
    legalComments: 'external',
    minify: true,
    write: false,
  });
  mkdirSync(resolve(root, outdir), { recursive: true });
  for (const { path, text } of outputFiles) writeFileSync(path, path.endsWith('.cjs') ? escaped(text) : text);
}

/** A script in ASCII, which V8 reads as it is. esbuild leaves other characters in regular expressions. */
const escaped = (script) =>
  script.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A bench of games in the form in which the command line plays them: dist/bench-NAME.mjs. */
export async function bundleBench(name) {
  const { build } = await import('esbuild');
  await build({
    ...common,
    entryPoints: { [`bench-${name}`]: `bench/${name}.bench.ts` },
    banner,
    minify: true,
  });
  return `dist/bench-${name}.mjs`;
}

/** Removes chunks of earlier builds, whose hashes differ, and compiled code of other scripts. */
function removeChunks(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (name.startsWith('cli-')) rmSync(join(folder, name));
}

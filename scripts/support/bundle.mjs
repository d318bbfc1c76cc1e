import { readdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
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

/** What pages and searches are rendered in, and what versions are made and played in: dist/NAME.mjs. */
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

/** The command line, dist/cli.mjs, and the threads it plays games, reads PDFs and lays reports out on. Packages go in too, since loading hundreds of small files is what makes a start slow. */
export async function bundleCli(outdir = 'dist') {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    ...common,
    outdir,
    entryPoints: {
      cli: 'cli/main.ts',
      'playtest-thread': 'cli/playtest-thread.ts',
      'carried-thread': 'cli/carried-thread.ts',
    },
    // Finds its own binary beside itself.
    external: ['libsql'],
    splitting: true,
    chunkNames: 'cli-[name]-[hash]',
    banner,
    minify: true,
    metafile: true,
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
  removeOtherChunks(resolve(root, outdir), new Set(Object.keys(metafile.outputs).map((path) => basename(path))));
}

/** A bench of games in the form in which the command line plays them: dist/bench-NAME.mjs. */
export async function bundleBench(name) {
  const { build } = await import('esbuild');
  await build({
    ...common,
    entryPoints: { [`bench-${name}`]: `test/bench/${name}.bench.ts` },
    banner,
    minify: true,
  });
  return `dist/bench-${name}.mjs`;
}

/** Chunks of earlier builds have other hashes and would heap up. */
function removeOtherChunks(folder, current) {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('cli-') && !current.has(name)) rmSync(join(folder, name));
  }
}

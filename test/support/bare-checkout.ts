import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engines } from '../../package.json';

const SCRIPTS = fileURLToPath(new URL('../../scripts', import.meta.url));
const BENCHES = fileURLToPath(new URL('../../bench/benches.json', import.meta.url));

/** Worker that answers every job with an empty list. */
const THREAD =
  "import { parentPort } from 'node:worker_threads'; parentPort?.on('message', () => parentPort.postMessage([]));";

/** Fake packages that print output and write the same files as the real ones. */
const PACKAGES: Readonly<Record<string, string>> = {
  'esbuild/package.json': '{ "type": "module", "exports": "./index.js" }',
  'esbuild/index.js': `import { mkdirSync, writeFileSync } from 'node:fs';
    export async function build({ entryPoints, outdir }) {
      console.error('bundling');
      mkdirSync(outdir, { recursive: true });
      for (const name of Object.keys(entryPoints)) writeFileSync(\`\${outdir}/\${name}.mjs\`, ${JSON.stringify(THREAD)});
      return { metafile: { outputs: {} }, outputFiles: [] };
    }`,
  'next/dist/bin/next': `const { mkdirSync, writeFileSync } = require('node:fs');
    console.log('building');
    if (process.env.BUILD_FAILS) process.exit(1);
    mkdirSync('.next', { recursive: true });
    writeFileSync('.next/BUILD_ID', process.env.NEXT_BUILD_FOR_WORK);`,
};
const TEST_PACKAGES: Readonly<Record<string, string>> = {
  'vitest/vitest.mjs': '',
  'tsx/dist/cli.mjs': `console.log(JSON.stringify({ bench: process.argv[2] }));`,
};

const CJK_FONTS: Readonly<Record<string, string>> = Object.fromEntries(
  ['jp', 'kr', 'sc', 'tc'].map((script) => [`@fontsource/noto-sans-${script}/unicode.json`, '{}']),
);

/** Fake npm: logs its arguments, prints output and installs the packages above. */
const NPM = `#!${process.execPath}
  const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
  const { dirname } = require('node:path');
  const words = process.argv.slice(2);
  appendFileSync('npm.log', words.join(' ') + '\\n');
  console.log('added packages');
  if (words[0] === 'ci') rmSync('node_modules', { recursive: true, force: true });
  const tests = words.includes('--omit=dev') ? {} : ${JSON.stringify(TEST_PACKAGES)};
  const fonts = words.includes('--no-workspaces') ? {} : ${JSON.stringify(CJK_FONTS)};
  for (const [path, text] of Object.entries({ ...${JSON.stringify(PACKAGES)}, ...tests, ...fonts })) {
    mkdirSync(dirname('node_modules/' + path), { recursive: true });
    writeFileSync('node_modules/' + path, text);
  }
  if (process.env.NPM_FAILS) process.exit(1);
`;

/** Copies only the scripts to a temporary folder without installed packages and with a fake npm. */
export function bareCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-bare-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  cpSync(SCRIPTS, join(folder, 'scripts'), { recursive: true });
  write(
    'scripts/list-assets.mjs',
    `import { mkdirSync, writeFileSync } from 'node:fs';
    console.log('list-assets');
    mkdirSync('dist', { recursive: true });
    for (const name of ['assets.json', 'signs.txt', 'sign-names.txt']) writeFileSync('dist/' + name, '');`,
  );
  write(
    'scripts/write-starters.mjs',
    `import { mkdirSync } from 'node:fs';
    mkdirSync('dist/ready', { recursive: true });`,
  );
  write('scripts/compress.mjs', `export const compressAll = async () => console.error('compress');`);
  write('package.json', JSON.stringify({ engines }));
  write('package-lock.json', '{}');
  write('bench/table.bench.ts', '');
  cpSync(BENCHES, join(folder, 'bench/benches.json'));
  write('bin/npm', NPM);
  chmodSync(join(folder, 'bin/npm'), 0o755);

  const node = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const path = `${join(folder, 'bin')}${delimiter}${process.env.PATH}`;
    const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env, PATH: path } } as const;
    return spawnSync(process.execPath, args, options);
  };
  /** Returns the arguments of each npm call since the last time, and clears the log. */
  const npmCalls = () => {
    const log = join(folder, 'npm.log');
    const calls = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
    rmSync(log, { force: true });
    return calls.map((call) => call.replace(' --no-audit --no-fund --loglevel=error', ''));
  };
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  return { node, npmCalls, write, read, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

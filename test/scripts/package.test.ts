// @module-tag long

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { starterPublicationId } from '@/lib/library/starters';
import { systems } from '@/lib/systems/registry';
import { version } from '@/package.json';

const PACKED_MAX = 60e6;
const INSTALLED_MAX = 200e6;
/** User id that can read root's installation but change nothing. */
const NOBODY = 65_534;

const folder = mkdtempSync(join(tmpdir(), 'Réunion d’été '));
const home = join(folder, 'home');
const packages = join(folder, 'node_modules');
const command = join(packages, '.bin/trapdoor');
const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const { TRAPDOOR_DATA: _, ...around } = process.env;
const env = { ...around, HOME: home, PORT: '0', NODE_ENV: 'test' } as const;
let packed = '';

beforeAll(() => {
  chmodSync(folder, 0o755);
  mkdirSync(home);
  chmodSync(home, 0o777);
  packed = execFileSync(process.execPath, ['scripts/pack.mjs', folder], { encoding: 'utf8' }).trim();
  writeFileSync(join(folder, 'package.json'), '{}');
  execFileSync('npm', ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', packed], {
    cwd: folder,
    stdio: 'pipe',
  });
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const trapdoor = (...words: readonly string[]) =>
  spawnSync(command, words, { cwd: home, env, encoding: 'utf8', ...as });
const trapdoorIn = (cwd: string, ...words: readonly string[]) =>
  spawnSync(command, words, { cwd, env, encoding: 'utf8' });

/** Serves with the data folder of a new home, runs `work` with its address, and stops it. */
async function whileServed(work: (url: string, said: () => string) => Promise<void>): Promise<void> {
  const server = spawn(command, ['serve'], { cwd: home, env, stdio: ['ignore', 'pipe', 'inherit'], ...as });
  let said = '';
  server.stdout.on('data', (part) => {
    said += part;
  });
  try {
    while (!said.includes('Ready on')) await once(server.stdout, 'data');
    await work(/Ready on (\S+)/.exec(said)?.[1] ?? '', () => said);
  } finally {
    await ended(server);
  }
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = once(server, 'exit');
  server.kill();
  await gone;
}

const filesBelow = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

it('is small, and contains only what it needs at run time', () => {
  const files = filesBelow(packages);
  const installed = files.reduce((sum, file) => sum + lstatSync(file).size, 0);
  expect(statSync(packed).size).toBeLessThan(PACKED_MAX);
  expect(installed).toBeLessThan(INSTALLED_MAX);
  expect(
    files.filter((file) => /\.map$|\/\.next\/cache\/|(?<!\/dist\/door\/types\/.*)\.d\.[cm]?ts$/.test(file)),
  ).toEqual([]);
  expect(
    files.filter((file) =>
      /node_modules\/(typescript|@types|esbuild|@esbuild|tailwindcss|@tailwindcss|@next\/swc)/.test(file),
    ),
  ).toEqual([]);
});

it('prints its version', () => expect(trapdoor('--version').stdout).toBe(`${version}\n`));

it('serves the studio with its starters, prints its data folder, and refuses a second process', async () => {
  await whileServed(async (url, said) => {
    expect(said()).toContain(join(home, '.trapdoor'));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const listed = async () => {
      const answer = await fetch(`${url}/api/library?limit=100`);
      return ((await answer.json()) as { results: { id: string }[] }).results.map(({ id }) => id).toSorted();
    };
    const ofStudio = systems.flatMap((game) => game.starters.map((starter) => starterPublicationId(game, starter)));
    await expect.poll(listed, { timeout: 60_000 }).toEqual(ofStudio.toSorted());
    for (const path of [
      '/guides/run-your-own',
      '/guides/rules/walls',
      '/fonts/noto-sans-jp.json',
      '/wasm/harfbuzz.wasm',
      '/signs/lantern.svg',
    ])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
    const { status, stderr } = trapdoor('serve');
    expect(stderr).toContain('Another Trapdoor is already using this data folder');
    expect(status).toBe(1);
  });
});

it('prints advice if the port is taken', async () => {
  await whileServed(async (url) => {
    const { status, stderr } = trapdoor('serve', '--port', new URL(url).port, '--data', join(home, 'other'));
    expect(stderr).toContain('Stop what uses the port, or choose another one with PORT.');
    expect(status).toBe(1);
  });
});

it('names the database package if npm did not install it', () => {
  const binary = filesBelow(packages).find((file) => /@libsql[^/]*\/[^/]+\/index\.node$/.test(file)) ?? '';
  const folder = dirname(binary);
  renameSync(folder, `${folder}-away`);
  try {
    const { status, stderr } = trapdoor('serve', '--port', '0', '--data', join(home, 'other'));
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^The package “@libsql\/[\w-]+”, which opens the database, is missing\. Install .*\n$/),
    ]);
  } finally {
    renameSync(`${folder}-away`, folder);
  }
});

it('shows the studio in a browser', async () => {
  const browser = await chromium.launch({
    executablePath: process.env.TRAPDOOR_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await whileServed(async (url) => {
      const page = await browser.newPage();
      const failed: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(response.url());
      });
      page.on('pageerror', ({ message }) => failed.push(message));
      await page.goto(url);
      await page.getByText(`Trapdoor ${version}`).waitFor();
      const made = await page.request.post(`${url}/api/drafts`, {
        data: { system: 'trapped', starter: 'spaceship' },
        headers: { origin: url },
      });
      const { id } = await made.json();
      await page.goto(`${url}/studio/${id}/goals`);
      await page.getByText('Inspection passed').first().waitFor();
      expect(failed).toEqual([]);
    });
  } finally {
    await browser.close();
  }
});

describe('for programs', () => {
  const node = (...words: readonly string[]) =>
    spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' });
  beforeAll(() => {
    cpSync('examples', join(folder, 'examples'), { recursive: true });
    for (const [id, name] of [
      ['spaceship', 'ship'],
      ['walls-standard', 'standard'],
      ['walls-faster', 'faster'],
    ] as const) {
      trapdoorIn(folder, 'new', id, '-o', `${name}.json`);
    }
    writeFileSync(join(folder, 'broken.json'), '{ "format": "chess" }');
  });

  it('checks files in a CI job', () => {
    const [good, bad] = [
      node('examples/check-in-ci.mjs', 'ship.json'),
      node('examples/check-in-ci.mjs', 'broken.json'),
    ];
    expect([good.status, good.stderr, bad.status, bad.stderr]).toEqual([0, '', 1, '']);
    expect(bad.stdout).toContain('This is not a Trapdoor scenario');
  });

  it('compares two variants', () => {
    const { stdout, stderr } = node('examples/compare-variants.mjs', 'standard.json', 'faster.json', '20');
    expect([stderr, stdout]).toEqual([
      '',
      expect.stringMatching(/Walls: Faster: \d+ % end well \(\d+ % to 100 %\), median \d+ rounds/),
    ]);
  });

  it('draws a deck as PNG', () => {
    const { stdout, stderr } = node('examples/print-deck.mjs', 'ship.json', 'event-cards', 'deck');
    expect([stderr, stdout]).toEqual(['', expect.stringContaining('44 cards to cut out')]);
    const [first = ''] = stdout.split('\n').filter((line) => line.endsWith('.png'));
    expect(
      readFileSync(join(folder, 'deck', first))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it('adds a check by the caller', () => {
    const { stdout, stderr } = node('examples/own-check.mjs', 'ship.json');
    expect([stderr, stdout]).toEqual(['', expect.stringContaining('house/long-title')]);
  });

  it.each(['node16', 'bundler'])('has types that resolve under %s', (moduleResolution) => {
    const program = [
      "import { type Issue, check, open, playtest } from 'trapdoor';",
      "import { type Order, printKit } from 'trapdoor/print';",
      "const scenario = await open('');",
      'const issues: readonly Issue[] = check(scenario);',
      "const order: Order = { paper: 'letter', pieces: 'all' };",
      'const { pdf } = await printKit(scenario, order);',
      'const share: number = (await playtest(scenario)).wins.share;',
      '// @ts-expect-error There is no such paper.',
      "const wrong: Order = { paper: 'napkin' };",
      'export { issues, pdf, share, wrong };',
    ];
    writeFileSync(join(folder, 'program.mts'), program.join('\n'));
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2023,dom', '--types', ''];
    const modules = [
      '--moduleResolution',
      moduleResolution,
      '--module',
      moduleResolution === 'node16' ? 'node16' : 'esnext',
    ];
    const { status, stdout } = node(resolve('node_modules/typescript/bin/tsc'), ...options, ...modules, 'program.mts');
    expect([status, stdout]).toEqual([0, '']);
  });

  it('can be bundled for browsers without Node modules', async () => {
    const { build } = await import('esbuild');
    const contents = "export * from 'trapdoor'; export * from 'trapdoor/print';";
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: folder },
      bundle: true,
      format: 'esm',
      platform: 'browser',
      write: false,
      outdir: folder,
      splitting: true,
      logLevel: 'silent',
    });
    expect(outputFiles.filter(({ text }) => /["']node:/.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

it.each([
  ['en', 'The Lantern'],
  ['ja', '密室の灯り'],
  ['zh-Hans', '密室里的灯'],
  ['ko', '밀실의 등불'],
])('prints the same bytes as the checkout (%s)', (language, title) => {
  const scenario = { ...JSON.parse(trapdoor('export', 'spaceship').stdout), language, title };
  const file = join(home, `${language}.json`);
  writeFileSync(file, JSON.stringify(scenario));
  const [ours, theirs] = ['checkout', 'package'].map((name) => join(home, `${language}-${name}.pdf`));
  const print = ['print', file, '--pieces', 'cover,goal-checklist', '-o'];
  execFileSync(process.execPath, ['dist/cli.mjs', ...print, String(ours)], { stdio: 'pipe' });
  expect(trapdoor(...print, String(theirs)).stderr).not.toContain('crashed');
  expect(readFileSync(String(theirs)).equals(readFileSync(String(ours)))).toBe(true);
});

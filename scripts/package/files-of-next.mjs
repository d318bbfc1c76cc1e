import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { root } from '../support/root.mjs';

/** Optional parts of Next that the studio never calls: they shrink pictures. */
const LEFT_OUT = /\/node_modules\/(sharp|@img|detect-libc|semver)\//;
const COMPILED = /^(.*\/next\/dist\/compiled\/(?:@[^/]+\/)?[^/]+)\//;
/** A line that a module runs as it is loaded; what it loads later stands indented. */
const RUN_AT_ONCE = /^\S.*/gm;
const REQUIRED = /\brequire\("([^"]+)"\)/g;

/**
 * Files that Next serves a built site with: those that its build traced for the pages and for servers of its own, and those that a server
 * like ours loads on top.
 */
export function filesOfNext() {
  const dist = join(root, '.next');
  const traces = [
    join(dist, 'next-server.js.nft.json'),
    ...readdirSync(join(dist, 'server'), { recursive: true })
      .filter((name) => name.endsWith('.nft.json'))
      .map((name) => join(dist, 'server', name)),
  ];
  const traced = traces.flatMap(tracedIn).filter((file) => file.includes('/node_modules/') && !LEFT_OUT.test(file));
  const found = new Set();
  for (const file of [join(root, 'node_modules/next/dist/server/next.js'), ...traced]) follow(file, found);
  return [...found, ...[...found].flatMap(besides)].filter((file, index, all) => all.indexOf(file) === index);
}

const tracedIn = (trace) => JSON.parse(readFileSync(trace, 'utf8')).files.map((file) => resolve(dirname(trace), file));

/** Adds a module and all that it loads at once. */
function follow(file, found) {
  if (found.has(file)) return;
  found.add(file);
  if (!file.endsWith('.js')) return;
  const { resolve: find } = createRequire(file);
  const lines = readFileSync(file, 'utf8').match(RUN_AT_ONCE) ?? [];
  for (const [, name] of lines.flatMap((line) => [...line.matchAll(REQUIRED)])) {
    const path = pathOf(name, find);
    if (path !== undefined && !LEFT_OUT.test(path)) follow(path, found);
  }
}

function pathOf(name, find) {
  try {
    const path = find(name);
    return isAbsolute(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Name and licence of the package that a file of Next's was compiled from, or belongs to. */
function besides(file) {
  const folder = COMPILED.exec(file)?.[1] ?? packageOf(file);
  return ['package.json', 'LICENSE', 'license.md', 'LICENSE.md', 'LICENSE.txt', 'LICENCE']
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path));
}

/** The folder of the package in node_modules that has a file. */
export const packageOf = (file) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? dirname(file);

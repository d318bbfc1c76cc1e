import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Assets } from './assets';
import { WASM_FILES } from './catalogue';
import { indexPath, NO_PACK, type PackIndex } from './packs';
import { type IconSet, SET_FILE, signInSet } from './signs/game-icons-set';
import { decodeWoff } from './woff';

/** Smallest chunk size that zlib accepts. */
const LEAST_CHUNK = 64;

let shared: Assets | undefined;
let signs: Buffer | undefined;

/** Extracts the entry of one name from a set's JSON file. Parsing all 6 MB takes forty times as long. */
export function setOfOne(file: Buffer, name: string): IconSet {
  const entry = entryOf(file, name);
  if (entry?.parent !== undefined)
    return { ...setOfOne(file, entry.parent), aliases: { [name]: { parent: entry.parent } } };
  return { icons: entry?.body === undefined ? {} : { [name]: { body: entry.body } } };
}

interface Entry {
  readonly body?: string;
  readonly parent?: string;
}

/** Finds an icon or an alias. An entry ends at the next closing brace, as neither kind is nested. */
function entryOf(file: Buffer, name: string): Entry | undefined {
  const key = `${JSON.stringify(name)}: `;
  const near = file.indexOf(`${key}{`, beforeIcon(file, name));
  const at = near < 0 ? file.indexOf(`${key}{`) : near;
  if (at < 0) return undefined;
  try {
    return JSON.parse(file.toString('utf8', at + Buffer.byteLength(key), file.indexOf('}', at) + 1)) as Entry;
  } catch {
    // The name is a key of the file's own structure, such as “icons”.
    return undefined;
  }
}

/** Distance at which the binary search ends and the linear search begins. */
const NEAR = 10_000;
/** Text before the name of an icon or an alias. */
const BEFORE_NAME = '\n\t\t"';

/** Binary search for a position shortly before an icon; arbitrary if icons in the file were not sorted. */
function beforeIcon(file: Buffer, name: string): number {
  let [from, to] = [0, file.length];
  while (to - from > NEAR) {
    const middle = (from + to) >> 1;
    const at = file.indexOf(BEFORE_NAME, middle);
    const start = at + BEFORE_NAME.length;
    if (at >= 0 && at < to && file.toString('latin1', start, file.indexOf('"', start)) <= name) from = at;
    else to = middle;
  }
  return from;
}

/** Assets from the nearest node_modules above this file or the working directory. One instance per process. */
export function nodeAssets(): Assets {
  shared ??= {
    // Slices of a Buffer share its memory, but subsetting needs copies.
    font: async ({ path }) =>
      decodeWoff(new Uint8Array(readInPackages(path)), (packed, length) =>
        inflateSync(packed, { chunkSize: Math.max(LEAST_CHUNK, length) }),
      ),
    async packIndex(family) {
      const path = findInPackages(indexPath(family));
      if (path === undefined) throw new Error(NO_PACK);
      return JSON.parse(readFileSync(path, 'utf8')) as PackIndex;
    },
    wasm: async (name) => readInPackages(WASM_FILES.find((file) => file.name === name)?.path ?? name),
    sign: async (name) => {
      signs ??= readInPackages(SET_FILE);
      return signInSet(setOfOne(signs, name), name);
    },
    // As small as with the default settings, in a sixth less time: most streams are shorter than this 8 KB window.
    deflate: (bytes) => deflateSync(bytes, { level: 5, windowBits: 13, memLevel: 7 }),
  };
  return shared;
}

// Synchronous: for such small files, asynchronous reading takes longer than the reading itself.
function readInPackages(path: string): Buffer {
  const found = findInPackages(path);
  if (found === undefined) throw new Error(`Not installed: ${path}. Run npm ci.`);
  return readFileSync(found);
}

function findInPackages(path: string): string | undefined {
  // A bundler can drop import.meta.url; then only the working directory is searched.
  const here = import.meta.url ? dirname(fileURLToPath(import.meta.url)) : process.cwd();
  for (const start of [here, process.cwd()]) {
    for (let folder = start; ; folder = dirname(folder)) {
      const candidate = join(folder, 'node_modules', path);
      if (existsSync(candidate)) return candidate;
      if (folder === dirname(folder)) break;
    }
  }
  return undefined;
}

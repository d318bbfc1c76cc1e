import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Assets } from './assets';
import { WASM_FILES } from './catalogue';
import { indexPath, NO_PACK, type PackIndex } from './packs';
import { type IconSet, SET_FILE, signInSet } from './signs/game-icons-set';
import { decodeWoff } from './woff';

/** Of zlib's: it refuses to work in smaller ones. */
const LEAST_CHUNK = 64;

let shared: Assets | undefined;
let signs: Buffer | undefined;

/** The part of a set's JSON file that one name needs: parsing all 6 MB takes forty times as long. */
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

/** An icon or an alias, which ends at the next brace: neither has another inside. */
function entryOf(file: Buffer, name: string): Entry | undefined {
  const key = `${JSON.stringify(name)}: `;
  const near = file.indexOf(`${key}{`, beforeIcon(file, name));
  const at = near < 0 ? file.indexOf(`${key}{`) : near;
  if (at < 0) return undefined;
  try {
    return JSON.parse(file.toString('utf8', at + Buffer.byteLength(key), file.indexOf('}', at) + 1)) as Entry;
  } catch {
    // A name of the file's own structure, such as “icons”.
    return undefined;
  }
}

/** Near enough to a name to search on from there. */
const NEAR = 10_000;
/** Stands before the name of an icon, and of an alias. */
const BEFORE_NAME = '\n\t\t"';

/** A place before an icon, by halving, since the file has icons in order; anywhere if it had not. */
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

/** Assets out of node_modules, wherever above this file or the working folder it stands. One per process. */
export function nodeAssets(): Assets {
  shared ??= {
    // A buffer's slices share its bytes, and anyone who cuts a font down means to have copies.
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
    // As small as at the usual settings for a sixth less time: most streams are shorter than this window of 8 KB.
    deflate: (bytes) => deflateSync(bytes, { level: 5, windowBits: 13, memLevel: 7 }),
  };
  return shared;
}

// At once: handing so small files to other threads and back takes longer than reading them.
function readInPackages(path: string): Buffer {
  const found = findInPackages(path);
  if (found === undefined) throw new Error(`Not installed: ${path}. Run npm ci.`);
  return readFileSync(found);
}

function findInPackages(path: string): string | undefined {
  // A bundler may leave no address of this file; then the working folder is all there is to go by.
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

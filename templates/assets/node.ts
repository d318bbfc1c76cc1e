import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Assets } from './assets';
import { WASM_FILES } from './catalogue';
import { indexPath, NO_PACK, type PackIndex } from './packs';
import { SET_FILE, signInSet } from './signs/game-icons-set';
import { setOfOne } from './signs/set-of-one';
import { decodeWoff } from './woff';

/** Of zlib's: it refuses to work in smaller ones. */
const LEAST_CHUNK = 64;

let shared: Assets | undefined;
let signs: Buffer | undefined;

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

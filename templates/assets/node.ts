import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync, inflateSync } from 'node:zlib';
import { type IconSet, SET_FILE, signInSet } from '../theme/game-icons-set';
import type { Assets } from './assets';
import { WASM_FILES } from './catalogue';
import { decodeWoff } from './woff';

let shared: Assets | undefined;
let signs: Promise<IconSet> | undefined;

/** Assets out of node_modules, wherever above this file or the working folder it stands. One per process. */
export function nodeAssets(): Assets {
  shared ??= {
    // A buffer's slices share its bytes, and whoever cuts a font down means to have copies.
    font: async ({ path }) =>
      decodeWoff(new Uint8Array(await readFile(findInPackages(path))), (packed) => inflateSync(packed)),
    wasm: (name) => readFile(findInPackages(WASM_FILES.find((file) => file.name === name)?.path ?? name)),
    sign: async (name) => {
      signs ??= readFile(findInPackages(SET_FILE), 'utf8').then((text) => JSON.parse(text) as IconSet);
      return signInSet(await signs, name);
    },
    // Nearly as small as at the usual level, 6, for an eighth less time.
    deflate: (bytes) => deflateSync(bytes, { level: 5 }),
  };
  return shared;
}

function findInPackages(path: string): string {
  // A bundler may leave no address of this file; then the working folder is all there is to go by.
  const here = import.meta.url ? dirname(fileURLToPath(import.meta.url)) : process.cwd();
  for (const start of [here, process.cwd()]) {
    for (let folder = start; ; folder = dirname(folder)) {
      const candidate = join(folder, 'node_modules', path);
      if (existsSync(candidate)) return candidate;
      if (folder === dirname(folder)) break;
    }
  }
  throw new Error(`Not installed: ${path}. Run npm ci.`);
}

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './support/root.mjs';

const WORTH_IT = /\.(js|css|svg|json|ttf|wasm|txt)$/;

/** Puts a Brotli copy beside every file that gets smaller by it, so that nobody waits for the best compression. */
for (const folder of [
  join(process.env.NEXT_DIST ?? '.next', 'static'),
  'public/fonts',
  'public/wasm',
  'public/signs',
]) {
  for (const name of readdirSync(join(root, folder), { recursive: true })) {
    const file = join(root, folder, name);
    // Each of the four thousand signs is small already; their index is not.
    if (folder === 'public/signs' && name !== 'index.txt') continue;
    if (!WORTH_IT.test(name) || !statSync(file).isFile()) continue;
    const bytes = readFileSync(file);
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, options));
  }
}

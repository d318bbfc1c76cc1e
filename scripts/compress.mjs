import { readdirSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { root } from './support/root.mjs';

const WORTH_IT = /\.(js|css|svg|json|ttf|wasm|txt)$/;
const FOLDERS = [join(process.env.NEXT_DIST ?? '.next', 'static'), 'public/fonts', 'public/wasm', 'public/signs'];
const compressed = promisify(brotliCompress);

/** Puts a Brotli copy beside every file that gets smaller by it, so that nobody waits for the best compression. */
async function compress({ file, size }) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size };
  await writeFile(`${file}.part`, await compressed(await readFile(file), { params }));
  await rename(`${file}.part`, `${file}.br`);
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    // Each of the four thousand signs is small already; their index is not.
    .filter((name) => WORTH_IT.test(name) && (folder !== 'public/signs' || name === 'index.txt'))
    .map((name) => join(root, folder, name)),
)
  .map((file) => ({ file, stat: statSync(file), copy: statSync(`${file}.br`, { throwIfNoEntry: false }) }))
  .filter(({ stat, copy }) => stat.isFile() && !(copy && copy.mtimeMs >= stat.mtimeMs))
  .map(({ file, stat }) => ({ file, size: stat.size }));

// All at once, over the threads that Node has for it; a large file that came last would keep the others idle.
await Promise.all(files.toSorted((a, b) => b.size - a.size).map(compress));

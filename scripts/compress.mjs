import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { ASSETS, COMPRESSED_ASSETS } from './support/assets.mjs';
import { root } from './support/root.mjs';

const WORTH_IT = /\.(js|css|svg|json|ttf|wasm|txt)$/;
const brotli = promisify(brotliCompress);

/** Puts a Brotli copy beside every script and style sheet, and of every asset into dist/assets, unless it has one. */
export async function compressAll() {
  const files = [...filesOfSite(), ...assets()]
    .filter(({ from }) => WORTH_IT.test(from))
    .map((file) => ({ ...file, stat: statSync(file.from), copy: statSync(file.to, { throwIfNoEntry: false }) }))
    .filter(({ stat, copy }) => stat.isFile() && !(copy && copy.mtimeMs >= stat.mtimeMs));
  // All at once, over the threads that Node has for it; a large file that came last would keep the others idle.
  await Promise.all(files.toSorted((a, b) => b.stat.size - a.stat.size).map(compress));
}

function filesOfSite() {
  const folder = join(root, process.env.NEXT_DIST ?? '.next', 'static');
  const paths = readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  return paths.map((path) => ({ from: path, to: `${path}.br` }));
}

/** Each of the four thousand signs is small already. */
function assets() {
  const whole = Object.entries(JSON.parse(readFileSync(join(root, ASSETS), 'utf8'))).filter(
    ([, { start }]) => start === undefined,
  );
  return whole.map(([address, { file }]) => ({
    from: join(root, file),
    to: join(root, `${COMPRESSED_ASSETS}${address}.br`),
  }));
}

/** Under another name until it is whole: the studio may run. */
async function compress({ from, to, stat }) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: stat.size };
  await mkdir(dirname(to), { recursive: true });
  await writeFile(`${to}.part`, await brotli(await readFile(from), { params }));
  await rename(`${to}.part`, to);
}

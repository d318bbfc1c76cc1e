import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const SKIPPED = /^(node_modules|\.next.*|dist|\.git|test-results|fonts|wasm|signs)$/;

/** Does a piece of work only if what it is made from has changed since, or what it made is gone. */
export async function once(name, { inputs, outputs }, work) {
  const hash = hashOf(inputs);
  if (isStamped(name, hash, outputs)) return false;
  await work();
  mkdirSync(join(root, '.stamps'), { recursive: true });
  writeFileSync(stampOf(name), hash);
  return true;
}

/** Whether that piece of work would have nothing to do. */
export const isDone = (name, { inputs, outputs }) => isStamped(name, hashOf(inputs), outputs);

const stampOf = (name) => join(root, '.stamps', name);

const isStamped = (name, hash, outputs) =>
  existsSync(stampOf(name)) &&
  readFileSync(stampOf(name), 'utf8') === hash &&
  outputs.every((path) => existsSync(join(root, path)));

function hashOf(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const path of inputs.flatMap(filesBelow).sort())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(full)
    .filter((name) => !SKIPPED.test(name))
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

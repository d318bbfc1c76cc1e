import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from './lock.mjs';
import { root } from './root.mjs';

const SKIPPED = /^(node_modules|\.next.*|dist|\.git|test-results|fonts|wasm|signs)$/;

/**
 * Runs `work` only if its inputs have changed since, or its outputs are gone. Waits while another process runs it.
 */
export async function once(name, made, work) {
  if (isDone(name, made)) return false;
  mkdirSync(join(root, '.stamps'), { recursive: true });
  const release = await lock(`${stampOf(name)}.lock`, name);
  try {
    if (isDone(name, made)) return false;
    const hash = hashOf(made);
    // Interrupted work may leave its outputs half replaced.
    rmSync(stampOf(name), { force: true });
    await work();
    writeFileSync(stampOf(name), hash);
    return true;
  } finally {
    release();
  }
}

/** Tells whether that work is up to date. */
export const isDone = (name, made) =>
  existsSync(stampOf(name)) &&
  readFileSync(stampOf(name), 'utf8') === hashOf(made) &&
  made.outputs.every((path) => existsSync(join(root, path)));

const stampOf = (name) => join(root, '.stamps', name);

function hashOf({ kind = '', inputs }) {
  const hash = createHash('sha256').update(process.version).update(kind);
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

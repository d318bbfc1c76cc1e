import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { tell } from './run.mjs';

const LOOK_AGAIN_MS = 500;

/** Locks a file against other processes; returns the function that unlocks it. Waits while a living process holds it. */
export async function lock(path, name) {
  for (let isTold = false; ; ) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = ownerOf(path);
    if (owner === undefined) continue;
    if (owner !== UNWRITTEN && !isAlive(owner)) rmSync(path, { force: true });
    else {
      if (!isTold && owner !== UNWRITTEN) {
        tell(`Waiting for process ${owner}, which prepares the same here (${name}).`);
        isTold = true;
      }
      await sleep(LOOK_AGAIN_MS);
    }
  }
}

/** Owner of a lock whose process has made the file and is about to write its id. */
const UNWRITTEN = 0;
/** Age at which an empty lock counts as abandoned: its process died between the two. */
const ABANDONED_MS = 5_000;
/** No process has this id. */
const NOBODY = -1;

/** Id of the process that holds a lock; undefined if it was just released. */
function ownerOf(path) {
  try {
    const written = Number(readFileSync(path, 'utf8'));
    if (written > 0) return written;
    return Date.now() - statSync(path).mtimeMs < ABANDONED_MS ? UNWRITTEN : NOBODY;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid) {
  if (pid === NOBODY) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs as another user.
    return error.code === 'EPERM';
  }
}

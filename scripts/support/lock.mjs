import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    if (!isAlive(owner)) rmSync(path, { force: true });
    else {
      if (!isTold) tell(`Waiting for process ${owner}, which prepares the same here (${name}).`);
      isTold = true;
      await sleep(LOOK_AGAIN_MS);
    }
  }
}

/** Id of the process that holds a lock; undefined if it was just released, or the process died before writing its id. */
function ownerOf(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs as another user.
    return error.code === 'EPERM';
  }
}

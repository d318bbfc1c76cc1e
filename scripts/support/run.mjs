import { spawn } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { root } from './root.mjs';

/** Runs a program in the repository's folder with our own input and output. Rejects unless it exits 0. */
export const run = (program, args, env) => spawned(program, args, env, 'inherit');

/**
 * Runs a program like `run`, in a process group of its own: servers that it leaves behind end with it, and all of it
 * ends with us.
 */
export async function runGroup(program, args, env) {
  let group;
  const end = () => {
    try {
      if (group !== undefined && process.platform !== 'win32') process.kill(-group, 'SIGTERM');
    } catch {
      // All of them have ended.
    }
  };
  const leave = (signal) => {
    end();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave);
  try {
    await spawned(program, args, env, 'inherit', (child) => {
      group = child.pid;
    });
  } finally {
    end();
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, leave);
  }
}

/** Runs a program that installs or builds, with its output on standard error. Standard output is for the result. */
export const prepare = (program, args, env) => spawned(program, args, env, ['ignore', 2, 2]);

/** Prints progress of preparations. */
export const tell = (text) => console.error(text);

function spawned(program, args = [], env = {}, stdio, onStart) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      // On Windows npm is a script, which only a shell can start.
      shell: process.platform === 'win32',
      detached: onStart !== undefined && process.platform !== 'win32',
    });
    onStart?.(child);
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${program} ${args.join(' ')} ended with ${signal ?? code}`)),
    );
  });
}

/** Runs a program of a package that is installed here. */
export const runPackage = (path, args, env) => run(process.execPath, [`node_modules/${path}`, ...args], env);

export const preparePackage = (path, args, env) => prepare(process.execPath, [`node_modules/${path}`, ...args], env);

/** Fewer bytes than this, and a first start may not fit on the disk. */
const ROOM_BYTES = 1e9;

/** Ends the script with plain sentences instead of a stack trace. */
export function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  const { bavail, bsize } = statfsSync(root);
  const free = bavail * bsize;
  if (free < ROOM_BYTES)
    console.error(
      `This disk has only ${Math.floor(free / 1e6)} MB left, and a first start needs ${ROOM_BYTES / 1e6}. Free some and start again.`,
    );
  process.exit(1);
}

import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OURS = /^(trapdoor\.|secret|installation\.json)/;

/** Makes a data folder if there is none, and keeps other users of the machine out of it and of all our files in it. */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  narrow(folder, 0o700);
  for (const name of readdirSync(folder)) if (OURS.test(name)) narrow(join(folder, name), 0o600);
}

function narrow(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Of a folder or file that another user gave us to write in, that user decides.
    if (!(error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'ENOENT')))
      throw error;
  }
}

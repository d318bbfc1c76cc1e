import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CannotRun } from '@/cli/exit';

/** Larger than any kit with a scenario inside, which is the largest sensible input. */
const MOST_BYTES = 50_000_000;

/** Reads a file, or standard input for "-". Throws CannotRun. */
export async function readBytes(path: string): Promise<Uint8Array> {
  if (path !== '-') {
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
      throw new CannotRun(sayTrouble(path, error));
    });
    if (found.isDirectory()) throw new CannotRun(`“${path}” is a folder, not a file.`);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of path === '-' ? process.stdin : createReadStream(path)) {
      bytes += (chunk as Buffer).length;
      if (bytes > MOST_BYTES) throw new CannotRun(`“${path}” is over ${MOST_BYTES / 1e6} MB, the most that is read.`);
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    throw error instanceof CannotRun ? error : new CannotRun(sayTrouble(path, error as NodeJS.ErrnoException));
  }
  return Buffer.concat(chunks);
}

export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Writes to the path, or to standard output for "-" and for none. `fresh` refuses to replace a file. */
export async function writeOut(
  output: string | undefined,
  content: string | Uint8Array,
  { fresh = false }: { readonly fresh?: boolean } = {},
): Promise<void> {
  if (output === undefined || output === '-') {
    process.stdout.write(content);
    return;
  }
  try {
    await writeFile(output, content, { flag: fresh ? 'wx' : 'w' });
  } catch (error) {
    const trouble = error as NodeJS.ErrnoException;
    if (trouble.code === 'ENOENT') throw noFolder(output);
    throw new CannotRun(sayTrouble(output, trouble));
  }
}

/** Refuses a file in a folder that does not exist, before work whose result could not be written. */
export async function requireFolderOf(output: string): Promise<void> {
  const isThere = await stat(dirname(output)).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isThere) throw noFolder(output);
}

const noFolder = (output: string) => new CannotRun(`There is no folder “${dirname(output)}” to write to.`);

/** Describes an error of the file system in plain words. */
export function sayTrouble(path: string, { code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'ENOENT':
      return `There is no “${path}”.`;
    case 'EACCES':
    case 'EPERM':
      return `“${path}” can't be opened: permission is missing.`;
    case 'EISDIR':
      return `“${path}” is a folder.`;
    case 'EEXIST':
      return `“${path}” already exists. Choose another name, or use --force to replace it.`;
    case 'ENOSPC':
      return `“${path}” can't be written: the disk is full.`;
    default:
      return `“${path}” can't be used: ${code ?? message}.`;
  }
}

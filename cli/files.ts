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
    throw cannotWrite(output, error as NodeJS.ErrnoException);
  }
}

/** Throws before long work if its result has no folder, or the name of one. */
export async function requireWritable(output: string): Promise<void> {
  if (!(await isFolder(dirname(output)))) throw noFolder(output);
  if (await isFolder(output)) throw new CannotRun(`“${output}” is a folder. Name a file.`);
}

export const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Returns the error for a file that could not be created. */
export const cannotWrite = (output: string, error: NodeJS.ErrnoException): CannotRun =>
  error.code === 'ENOENT' ? noFolder(output) : new CannotRun(sayTrouble(output, error));

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

import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CannotRun } from '@/cli/exit';
import { cannotWrite, sayTrouble } from '@/cli/files';
import type { Output } from '@/cli/output';
import { type Entry, writeZip } from '@/templates/exports/zip';

/** Streams files into an archive or a folder. An archive appears under its name only when complete. */
export async function writeFiles(files: AsyncIterable<Entry>, { kind, path }: Output): Promise<void> {
  if (kind === 'folder') {
    for await (const entry of files) await writeInto(path, entry);
    return;
  }
  const unfinished = `${path}.part`;
  const file = await open(unfinished, 'w').catch((error: NodeJS.ErrnoException) => {
    throw cannotWrite(path, error);
  });
  try {
    await writeZip(files, (chunk) => append(file, chunk, path));
    await file.close();
    await rename(unfinished, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function append(file: FileHandle, chunk: Uint8Array, path: string): Promise<void> {
  for (let at = 0; at < chunk.length; ) {
    const { bytesWritten } = await file.write(chunk, at).catch((error: NodeJS.ErrnoException) => {
      throw new CannotRun(sayTrouble(path, error));
    });
    at += bytesWritten;
  }
}

async function writeInto(folder: string, { path, bytes }: Entry): Promise<void> {
  const target = join(folder, ...path.split('/'));
  try {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
  } catch (error) {
    throw new CannotRun(sayTrouble(target, error as NodeJS.ErrnoException));
  }
}

import { strToU8, Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';

/** A file on its way into an archive or a folder; `path` has slashes and no dots that lead out. */
export interface Entry {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What is packed already and would only take time. */
const PACKED = /\.(?:pdf|png)$/;
/** Read as local time, and so the same bytes everywhere. */
const ALWAYS = new Date(2000, 0, 1);

/** Packs entries as they come and writes the archive bit by bit: never more than one entry is held. */
export async function writeZip(
  entries: AsyncIterable<Entry>,
  write: (chunk: Uint8Array) => void | Promise<void>,
  level: 1 | 9 = 9,
): Promise<void> {
  let ready: Uint8Array[] = [];
  let failed: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failed = error;
    else ready.push(chunk);
  });
  const flush = async () => {
    if (failed) throw failed;
    for (const chunk of ready) await write(chunk);
    ready = [];
  };
  for await (const { path, bytes } of entries) {
    const file: ZipInputFile & { push(data: Uint8Array, final?: boolean): void } = PACKED.test(path)
      ? new ZipPassThrough(path)
      : new ZipDeflate(path, { level });
    file.mtime = ALWAYS;
    zip.add(file);
    file.push(bytes, true);
    await flush();
  }
  zip.end();
  await flush();
}

/** Words as a text file that Windows' own editor reads too. */
export const textBytes = (lines: readonly string[]): Uint8Array => strToU8(`${lines.join('\r\n')}\r\n`);

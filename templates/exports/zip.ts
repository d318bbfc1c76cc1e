import { strToU8, Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';

/** A file for an archive or a folder. `path` uses slashes and never leads outside. */
export interface Entry {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Formats that are already compressed. */
const PACKED = /\.(?:pdf|png)$/;
/** In local time, so that the bytes are the same everywhere. */
const ALWAYS = new Date(2000, 0, 1);

/** Writes entries to an archive as they arrive. Holds at most one entry. */
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

/** Encodes lines as a text file with CRLF line ends, for Windows editors. */
export const textBytes = (lines: readonly string[]): Uint8Array => strToU8(`${lines.join('\r\n')}\r\n`);

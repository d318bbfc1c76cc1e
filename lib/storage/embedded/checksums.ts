import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** The SHA-256 of a file, however large. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Checksums in the form that `sha256sum --check` reads. */
export const formatChecksums = (sums: Readonly<Record<string, string>>): string =>
  Object.entries(sums)
    .map(([name, sum]) => `${sum}  ${name}\n`)
    .join('');

/** Checksums by name; lines that are none are left out. */
export const parseChecksums = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm)].map(([, sum, name]) => [name, sum]));

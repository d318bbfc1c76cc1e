import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Keys } from '@/lib/storage/store';

const BYTES = 32;

/** The key that signs cookies, made at first boot and kept in the data folder. */
export function loadSecret(folder: string): Buffer {
  const file = join(folder, 'secret');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // Fails if there is one: two boots at once must not each make their own.
    writeFileSync(file, randomBytes(BYTES), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file);
  if (secret.length !== BYTES)
    throw new Error(`${file} is damaged. Restore it from a backup; without it all lists are lost.`);
  return secret;
}

/** The same key for all processes of a studio, made by the first and kept in their database. */
export async function sharedSecret(keys: Keys): Promise<Buffer> {
  const secret = Buffer.from(await keys.keepKey('secret', randomBytes(BYTES)));
  if (secret.length !== BYTES) throw new Error('The secret in the database is damaged. Restore a backup.');
  return secret;
}

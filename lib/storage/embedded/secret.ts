import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from './installation';

const BYTES = 32;

export const newSecret = (): Buffer => randomBytes(BYTES);

/** Fingerprint that identifies a secret without revealing it. */
export const fingerprintOf = (secret: Uint8Array): string => createHash('sha256').update(secret).digest('hex');

/** Reads the key that signs a folder's cookies and links. */
export function readSecret(folder: string): Buffer | 'missing' | 'damaged' {
  try {
    const secret = readFileSync(join(folder, 'secret'));
    return secret.length === BYTES ? secret : 'damaged';
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'missing';
    throw error;
  }
}

/** Writes the file atomically; it is on disk when this returns. */
export function writeSecret(folder: string, secret: Uint8Array): void {
  const file = join(folder, 'secret');
  writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  syncFolder(folder);
}

import { randomBytes } from 'node:crypto';
import type { Keys } from '../store';

const BYTES = 32;

/** Returns the key that signs cookies in all processes. The first process creates it in the database. */
export async function sharedSecret(keys: Keys): Promise<Buffer> {
  const secret = Buffer.from(await keys.keepKey('secret', randomBytes(BYTES)));
  if (secret.length !== BYTES) throw new Error('The secret in the database is damaged. Restore a backup.');
  return secret;
}

import { randomBytes } from 'node:crypto';
import type { Keys } from '../store';

const BYTES = 32;

/** The key that signs cookies, the same for all processes of a studio: made by the first and kept in their database. */
export async function sharedSecret(keys: Keys): Promise<Buffer> {
  const secret = Buffer.from(await keys.keepKey('secret', randomBytes(BYTES)));
  if (secret.length !== BYTES) throw new Error('The secret in the database is damaged. Restore a backup.');
  return secret;
}

import { createHmac } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

/**
 * What others know somebody by in one draft and at its tables. It is the same on all their devices, tells nothing of
 * them elsewhere, and nobody can take on another's.
 */
export function personId(secret: Buffer, draftId: string, memberId: string): string {
  const digest = createHmac('sha256', secret).update(`${draftId}:${memberId}`).digest();
  return Array.from(digest.subarray(0, LENGTH), (byte) => ALPHABET[byte % 32]).join('');
}

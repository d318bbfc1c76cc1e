import { createHmac } from 'node:crypto';
import { idOfBytes } from '@/lib/kernel/ids';

const LENGTH = 10;

/**
 * What others know somebody by in one draft and at its tables. It is the same on all their devices, tells nothing of
 * them elsewhere, and nobody can take on another's.
 */
export function personId(secret: Buffer, draftId: string, memberId: string): string {
  const digest = createHmac('sha256', secret).update(`${draftId}:${memberId}`).digest();
  return idOfBytes(digest.subarray(0, LENGTH));
}

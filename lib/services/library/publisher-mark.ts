import { createHmac } from 'node:crypto';
import { idOfBytes } from '@/lib/kernel/ids';
import { SYSTEM_MEMBER } from '@/lib/storage/store';

const LENGTH = 6;

/**
 * What tells a publisher from others of the same name. It is the same on everything they publish here, and leads to
 * nothing else of theirs. The studio itself has none: ''.
 */
export function publisherMark(secret: Buffer, memberId: string): string {
  if (memberId === SYSTEM_MEMBER) return '';
  const digest = createHmac('sha256', secret).update(`publisher:${memberId}`).digest();
  return idOfBytes(digest.subarray(0, LENGTH));
}

import { TokenBucket } from '@/lib/sockets/token-bucket';
import { ApiError } from '../requests/api-error';

const AT_ONCE = 40;
const PER_SECOND = 1;
const REMEMBERED = 5_000;
const byMember = new Map<string, TokenBucket>();

/**
 * Keeps one person from filling a table with ideas: as many as anybody types, and no flood. Kept in memory alone, since
 * nothing on disk may say who had how many ideas.
 */
export function requirePace(memberId: string): void {
  const bucket = byMember.get(memberId) ?? new TokenBucket(AT_ONCE, PER_SECOND);
  byMember.delete(memberId);
  byMember.set(memberId, bucket);
  const [oldest] = byMember.keys();
  if (byMember.size > REMEMBERED && oldest !== undefined) byMember.delete(oldest);
  if (!bucket.take(1)) {
    throw new ApiError(429, 'table/too-fast', 'That is a lot of ideas at once. Take a breath, then continue.');
  }
}

import { networkOf } from '@/lib/limits/network-of';
import { LIMITS } from '@/lib/scenario/limits';
import type { Visit } from './answer';
import { requirePace } from './paces';

/** As much as the largest starter takes, with its rows and indexes. */
const DRAFT_LEAST = 60_000;
/** A document takes more than the file it is made of. */
const DOCUMENT_PER_FILE = 1.5;

/**
 * Puts a new or restored draft down to the visitor's network, before anything is done for it; refuses what is too much for now.
 * Unless its bytes are said, they are those that the request announces.
 */
export async function payForDraft(visit: Visit, bytes = announcedBytes(visit, LIMITS.bytes)): Promise<void> {
  const { services, address } = visit;
  await requirePace(services, 'bytes', networkOf(address), Math.max(DRAFT_LEAST, bytes * DOCUMENT_PER_FILE));
}

/** Puts a picture of at most `max` bytes down to the member who sends it and their network, before it is read. */
export async function payForPicture(visit: Visit, max: number): Promise<void> {
  const { services, memberId, address } = visit;
  if (memberId !== undefined) await requirePace(services, 'upload', memberId);
  await requirePace(services, 'pictures', networkOf(address), announcedBytes(visit, max));
}

/** Puts a try to publish down to the visitor's network, before anything is read. */
export const payForPublishing = ({ services, address }: Visit): Promise<void> =>
  requirePace(services, 'publish', networkOf(address));

/** Who a new draft or table will belong to; refuses those who make too many. */
export async function becomeMaker({ services, becomeMember }: Visit): Promise<string> {
  const memberId = await becomeMember();
  await requirePace(services, 'make', memberId);
  return memberId;
}

/** How long a request says its body is; one that does not say may be as long as any. */
function announcedBytes({ request: { headers, body } }: Visit, max: number): number {
  const length = headers.get('content-length');
  return body !== null && length === null ? max : Number(length ?? 0);
}

import { networkOf } from '@/lib/limits/network-of';
import { LIMITS } from '@/lib/scenario/limits';
import type { Visit } from './answer';
import { requirePace } from './paces';

/** Bytes of the largest starter with its rows and indexes. */
const DRAFT_LEAST = 60_000;
/** Ratio of a stored document to the file it is built from. */
const DOCUMENT_PER_FILE = 1.5;

/** Charges a new or restored draft to the visitor's network before any work. Throws a 429 beyond its limit. */
export async function chargeDraft(visit: Visit, bytes = announcedBytes(visit, LIMITS.bytes)): Promise<void> {
  const { services, address } = visit;
  await requirePace(services, 'bytes', networkOf(address), Math.max(DRAFT_LEAST, bytes * DOCUMENT_PER_FILE));
}

/** Charges a picture of at most `max` bytes to the member and their network, before it is read. */
export async function chargePicture(visit: Visit, max: number): Promise<void> {
  const { services, memberId, address } = visit;
  if (memberId !== undefined) await requirePace(services, 'upload', memberId);
  await requirePace(services, 'pictures', networkOf(address), announcedBytes(visit, max));
}

/** Charges an attempt to publish to the visitor's network, before anything is read. */
export const chargePublishing = ({ services, address }: Visit): Promise<void> =>
  requirePace(services, 'publish', networkOf(address));

/** Returns the member who will own a new draft or table. Throws a 429 if they make too many. */
export async function becomeMaker({ services, becomeMember }: Visit): Promise<string> {
  const memberId = await becomeMember();
  await requirePace(services, 'make', memberId);
  return memberId;
}

/** Returns the request's Content-Length; `max` for bodies of unknown length. */
function announcedBytes({ request: { headers, body } }: Visit, max: number): number {
  const length = headers.get('content-length');
  return body !== null && length === null ? max : Number(length ?? 0);
}

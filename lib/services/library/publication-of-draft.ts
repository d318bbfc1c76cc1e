import { createHmac } from 'node:crypto';
import type { LibraryMode } from '@/lib/config/config';
import { parseSha256 } from '@/lib/kernel/address-parts';
import { idOfBytes } from '@/lib/kernel/ids';
import { SYSTEM_MEMBER } from '@/lib/storage/store';
import { requireDraft } from '../drafts/drafts';
import type { Services } from '../requests/services';
import { type ListedOwn, listedOwn } from './own-publications';

/** Facts about a draft for publishing it. */
export interface PublicationOfDraft {
  readonly mode: LibraryMode;
  /** Publisher's mark, shown beside their names. */
  readonly mark: string;
  /** True if a moderator has stopped the owner from publishing. */
  readonly isStopped: boolean;
  /** The draft's publication, if it has one. */
  readonly publication: ListedOwn | null;
  /** True unless the draft is as old as its newest version. */
  readonly isChanged: boolean;
  /** True if the same member published the version that it is a remix of. */
  readonly ownsParent: boolean;
}

const LENGTH = 6;

/**
 * Returns a short code that distinguishes publishers of the same name. It is the same on all of a member's publications
 * here, and reveals nothing else about them. The studio itself has none: ''.
 */
export function publisherMark(secret: Buffer, memberId: string): string {
  if (memberId === SYSTEM_MEMBER) return '';
  const digest = createHmac('sha256', secret).update(`publisher:${memberId}`).digest();
  return idOfBytes(digest.subarray(0, LENGTH));
}

/** Returns a draft's publication to its owner only. `parent`: SHA-256 of the version it remixes, or ''. */
export async function publicationOfDraft(
  services: Services,
  { draftId, memberId, parent, origin }: PublicationAsked,
): Promise<PublicationOfDraft> {
  const { id, updatedAt } = await requireDraft(services, draftId, memberId, 'owner');
  const owner = memberId ?? '';
  const { store, library, secret } = services;
  const found = await store.publicationOfDraft(id, owner);
  const [newest] = found ? await store.versionsOf(found.id) : [];
  return {
    mode: library.mode,
    mark: publisherMark(secret, owner),
    isStopped: await store.isStopped(owner),
    publication: found ? await listedOwn(services, found, origin) : null,
    isChanged: !newest || newest.withdrawnAt !== null || updatedAt > newest.at,
    ownsParent: (await publisherOf(services, parent)) === owner,
  };
}

interface PublicationAsked {
  readonly draftId: string;
  readonly memberId: string | undefined;
  readonly parent: string;
  /** Public origin of the studio. */
  readonly origin: string;
}

async function publisherOf({ store }: Services, parent: string): Promise<string | undefined> {
  const sha256 = parseSha256(parent);
  const version = sha256 === undefined ? undefined : await store.versionBySha(sha256);
  return version && (await store.publication(version.publicationId))?.memberId;
}

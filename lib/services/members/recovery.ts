import { personId } from '../drafts/people-of-draft';
import { ApiError } from '../requests/api-error';
import { type Identity, readRecovery, recoveryToken } from '../requests/identity';
import type { Services } from '../requests/services';

type Needed = Pick<Services, 'store' | 'secret' | 'securityLog'>;

/** Numbers of items in a member's list. */
export interface Belongings {
  readonly scenarios: number;
  readonly tables: number;
  /** Scenarios they published, including withdrawn ones. */
  readonly publications: number;
}

/** Preview of following a recovery link. */
export interface RecoveryOffer {
  readonly brings: Belongings;
  readonly has: Belongings;
  /** True if the browser already has that list. */
  readonly isOwn: boolean;
  /** Recovery link of the browser's present list, if it has one. */
  readonly ownUrl?: string;
}

/** Returns the member's current recovery link. */
export async function recoveryUrl(
  { store, secret }: Pick<Services, 'store' | 'secret'>,
  memberId: string,
  origin: string,
): Promise<string> {
  const generation = (await store.generationsOf([memberId])).get(memberId)?.links ?? 0;
  return `${origin}/recover#${recoveryToken({ memberId, generation }, secret)}`;
}

/** Previews a recovery link for a browser with or without a list. Changes nothing. Throws if the link is invalid. */
export async function offerOf(
  services: Needed,
  token: string,
  memberId: string | undefined,
  origin: string,
): Promise<RecoveryOffer> {
  const recovered = await ownerOf(services, token);
  const [brings, has] = await Promise.all([belongingsOf(services, recovered), belongingsOf(services, memberId)]);
  return {
    brings,
    has,
    isOwn: recovered === memberId,
    ...(memberId !== undefined && { ownUrl: await recoveryUrl(services, memberId, origin) }),
  };
}

/**
 * Returns the browser's identity after following a recovery link. Its present list is merged if `joins`; otherwise it
 * stays reachable by its own recovery link. Throws without changing anything if the link is invalid.
 */
export async function followLink(
  services: Needed,
  token: string,
  { memberId, joins }: { readonly memberId: string | undefined; readonly joins: boolean },
): Promise<Identity> {
  const { store, secret, securityLog } = services;
  const recovered = await ownerOf(services, token);
  if (joins && memberId !== undefined && memberId !== recovered) {
    await store.moveGrants(memberId, recovered, (draftId) => personId(secret, draftId, recovered));
  }
  securityLog.note('recovery-used');
  const generation = (await store.generationsOf([recovered])).get(recovered)?.cookies ?? 0;
  return { memberId: recovered, generation };
}

/** Returns the member of a recovery link. Throws unless it was signed here and not renewed since. */
async function ownerOf({ store, secret, securityLog }: Needed, token: string): Promise<string> {
  const identity = readRecovery(token, secret);
  if (!identity) {
    securityLog.note('signature-refused');
    throw recoveryGone();
  }
  const { memberId, generation } = identity;
  const present = (await store.generationsOf([memberId])).get(memberId)?.links ?? 0;
  if (present !== generation) throw recoveryGone();
  return memberId;
}

const recoveryGone = () =>
  new ApiError(
    404,
    'member/recovery-gone',
    'That recovery link no longer works: it was renewed, or part of the address is missing. A browser that still has your list shows the new one.',
  );

export async function belongingsOf(
  { store }: Pick<Services, 'store'>,
  memberId: string | undefined,
): Promise<Belongings> {
  if (memberId === undefined) return { scenarios: 0, tables: 0, publications: 0 };
  const [drafts, tables, publications] = await Promise.all([
    store.draftsOf(memberId),
    store.tablesOf(memberId),
    store.publicationsOf(memberId),
  ]);
  return { scenarios: drafts.length, tables: tables.length, publications: publications.length };
}

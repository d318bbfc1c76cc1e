import type { Identity } from '../requests/identity';
import type { Services } from '../requests/services';

type Needed = Pick<Services, 'store' | 'wakeups' | 'securityLog'>;

/** Revokes the current recovery link. Browsers that have the list keep it. */
export async function renewLink({ store, securityLog }: Needed, memberId: string): Promise<void> {
  await store.renew(memberId, ['links']);
  securityLog.note('link-renewed');
}

/**
 * Revokes all cookies, API keys and the recovery link, by which a signed-out browser could come straight back. Returns
 * the new identity for the cookie of the calling browser.
 */
export async function signOutEverywhere(services: Needed, memberId: string): Promise<Identity> {
  const identity = await signOut(services, memberId);
  services.securityLog.note('signed-out-everywhere');
  return identity;
}

/** Same as signOutEverywhere(), without a line in the security log. */
export async function signOut(
  { store, wakeups }: Pick<Needed, 'store' | 'wakeups'>,
  memberId: string,
): Promise<Identity> {
  const { cookies } = await store.renew(memberId, ['cookies', 'links']);
  for (const { id } of await store.keysOf(memberId)) await store.removeKey(memberId, id);
  wakeups.publish(signOutTopic(memberId));
  return { memberId, generation: cookies };
}

/** Topic of the wakeup that is published when a member signs out everywhere. */
export const signOutTopic = (memberId: string): string => `member:${memberId}`;

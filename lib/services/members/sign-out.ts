import type { Identity } from '../requests/identity';
import type { Services } from '../requests/services';

type Needed = Pick<Services, 'store' | 'wakeups' | 'securityLog'>;

/** Stops the recovery link that is out. Browsers that have the list keep it. */
export async function renewLink({ store, securityLog }: Needed, memberId: string): Promise<void> {
  await store.renew(memberId, ['links']);
  securityLog.note('link-renewed');
}

/**
 * Stops all cookies and API keys, and the recovery link by which anyone who is signed out would come straight back.
 * Returns what the cookie of the one browser that stays has to say.
 */
export async function signOutEverywhere(services: Needed, memberId: string): Promise<Identity> {
  const identity = await signOut(services, memberId);
  services.securityLog.note('signed-out-everywhere');
  return identity;
}

/** The same without telling the operator. */
export async function signOut(
  { store, wakeups }: Pick<Needed, 'store' | 'wakeups'>,
  memberId: string,
): Promise<Identity> {
  const { cookies } = await store.renew(memberId, ['cookies', 'links']);
  for (const { id } of await store.keysOf(memberId)) await store.removeKey(memberId, id);
  wakeups.publish(signOutTopic(memberId));
  return { memberId, generation: cookies };
}

/** The topic of the wakeups that tell of it. */
export const signOutTopic = (memberId: string): string => `member:${memberId}`;

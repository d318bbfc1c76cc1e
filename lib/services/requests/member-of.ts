import { type Identity, readCookies } from './identity';
import type { Services } from './services';

type Asked = Pick<Services, 'store' | 'secret' | 'publicOrigin' | 'securityLog'>;

/** Returns the identity in a request's cookies; undefined if they are forged or revoked. */
export async function identityOf(services: Asked, cookies: string | null | undefined): Promise<Identity | undefined> {
  const { identity, isForged } = readCookies(cookies, services.secret, isSecure(services.publicOrigin));
  if (isForged) services.securityLog.note('signature-refused');
  return identity && (await isCurrent(services, identity)) ? identity : undefined;
}

/** Origin of the studio: the operator's setting, otherwise from the Host header. `secure` if its cookies need HTTPS. */
export const siteOf = ({ publicOrigin }: Pick<Services, 'publicOrigin'>, host: string) => ({
  origin: publicOrigin ?? `http://${host}`,
  secure: isSecure(publicOrigin),
});

export const isSecure = (publicOrigin: string | undefined): boolean => publicOrigin?.startsWith('https:') === true;

export const memberOf = async (services: Asked, cookies: string | null | undefined): Promise<string | undefined> =>
  (await identityOf(services, cookies))?.memberId;

/** Tells whether cookies of that generation are still valid. */
export async function isCurrent({ store }: Asked, { memberId, generation }: Identity): Promise<boolean> {
  const generations = await store.generationsOf([memberId]);
  return (generations.get(memberId)?.cookies ?? 0) === generation;
}

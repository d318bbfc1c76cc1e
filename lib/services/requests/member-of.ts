import { type Identity, readCookies } from './identity';
import type { Services } from './services';

type Asked = Pick<Services, 'store' | 'secret' | 'publicOrigin' | 'securityLog'>;

/** Who a request comes from by its cookies; undefined if they were signed elsewhere, or out of everywhere since. */
export async function identityOf(services: Asked, cookies: string | null | undefined): Promise<Identity | undefined> {
  const { identity, isForged } = readCookies(cookies, services.secret, isSecure(services.publicOrigin));
  if (isForged) services.securityLog.note('signature-refused');
  return identity && (await isCurrent(services, identity)) ? identity : undefined;
}

/** Address of the studio: the operator's setting; otherwise the request's. `secure` decides its cookies. */
export const siteOf = ({ publicOrigin }: Pick<Services, 'publicOrigin'>, host: string) => ({
  origin: publicOrigin ?? `http://${host}`,
  secure: isSecure(publicOrigin),
});

export const isSecure = (publicOrigin: string | undefined): boolean => publicOrigin?.startsWith('https:') === true;

/** The same, for those who need only know who it is. */
export const memberOf = async (services: Asked, cookies: string | null | undefined): Promise<string | undefined> =>
  (await identityOf(services, cookies))?.memberId;

/** Whether cookies of that generation are still taken. */
export async function isCurrent({ store }: Asked, { memberId, generation }: Identity): Promise<boolean> {
  const generations = await store.generationsOf([memberId]);
  return (generations.get(memberId)?.cookies ?? 0) === generation;
}

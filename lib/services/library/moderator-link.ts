import type { Renewals } from '@/lib/storage/store';
import { MODERATOR, moderatorToken, readCookies, readModerator } from '../requests/identity';
import type { Services } from '../requests/services';
import { isSecure } from '../requests/site-of';

type Needed = Pick<Services, 'store' | 'secret' | 'securityLog'>;

/** The address of the moderation page, for as long as the link is not renewed. */
export async function moderatorUrl(store: Renewals, secret: Buffer, origin: string): Promise<string> {
  return `${origin}/moderate#${moderatorToken(await generationIn(store), secret)}`;
}

/** Stops the moderator's link that is out, at once and in all processes. */
export async function renewModeratorLink(store: Renewals): Promise<void> {
  await store.renew(MODERATOR, ['links']);
}

/** The generation of a link's token that was made here and not renewed since. The operator hears of forged ones. */
export async function moderatorOfLink(
  { store, secret, securityLog }: Needed,
  token: string,
): Promise<number | undefined> {
  const generation = readModerator(token, secret);
  if (generation === undefined) securityLog.note('moderator-refused');
  return generation === (await generationIn(store)) ? generation : undefined;
}

/** Whether a browser came by a link that was not renewed since. The operator hears of forged cookies. */
export async function isModerator(
  { store, secret, securityLog, publicOrigin }: Needed & Pick<Services, 'publicOrigin'>,
  cookies: string | null,
): Promise<boolean> {
  const { identity, isForged } = readCookies(cookies, secret, isSecure(publicOrigin), 'moderating');
  if (isForged) securityLog.note('moderator-refused');
  return identity?.memberId === MODERATOR && identity.generation === (await generationIn(store));
}

const generationIn = async (store: Renewals): Promise<number> =>
  (await store.generationsOf([MODERATOR])).get(MODERATOR)?.links ?? 0;

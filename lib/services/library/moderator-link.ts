import type { Moderators } from '@/lib/storage/moderators';
import { type ModeratorKey, moderatorToken, readModerator, readModeratorCookie } from '../requests/identity';
import type { Services } from '../requests/services';
import { isSecure } from '../requests/site-of';

type Needed = { readonly store: Pick<Moderators, 'moderator'> } & Pick<Services, 'secret' | 'securityLog'>;

/** Link to the moderation page of one moderator, good until it is renewed or withdrawn. */
export const moderatorUrl = (key: ModeratorKey, secret: Buffer, origin: string): string =>
  `${origin}/moderate#${moderatorToken(key, secret)}`;

/** Returns the moderator whose link a token is from, if it is still good. Notes forged ones in the security log. */
export async function moderatorOfLink(services: Needed, token: string): Promise<ModeratorKey | undefined> {
  const key = readModerator(token, services.secret);
  if (!key) services.securityLog.note('moderator-refused');
  return stillGood(services, key);
}

/** Returns the moderator that a browser acts for, if their link is still good. Notes forged cookies in the security log. */
export async function moderatorOfCookies(
  services: Needed & Pick<Services, 'publicOrigin'>,
  cookies: string | null,
): Promise<ModeratorKey | undefined> {
  const { key, isForged } = readModeratorCookie(cookies, services.secret, isSecure(services.publicOrigin));
  if (isForged) services.securityLog.note('moderator-refused');
  return stillGood(services, key);
}

async function stillGood({ store }: Needed, key: ModeratorKey | undefined): Promise<ModeratorKey | undefined> {
  const moderator = key && (await store.moderator(key.number));
  return moderator?.withdrawnAt === null && moderator.generation === key?.generation ? key : undefined;
}

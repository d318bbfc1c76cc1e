import type { Renewals } from '@/lib/storage/store';
import { MODERATOR, moderatorToken, readModerator } from '../requests/identity';
import type { Services } from '../requests/services';

/** The address of the moderation page, for as long as the link is not renewed. */
export async function moderatorUrl(store: Renewals, secret: Buffer, origin: string): Promise<string> {
  return `${origin}/moderate/${moderatorToken(await generationIn(store), secret)}`;
}

/** Stops the moderator's link that is out, at once and in all processes. */
export async function renewModeratorLink(store: Renewals): Promise<void> {
  await store.renew(MODERATOR, ['links']);
}

/** Whether a link's token was made here and not renewed since. The operator hears of forged ones. */
export async function isModerator(
  { store, secret, securityLog }: Pick<Services, 'store' | 'secret' | 'securityLog'>,
  token: string,
): Promise<boolean> {
  const generation = readModerator(token, secret);
  if (generation === undefined) securityLog.note('moderator-refused');
  return generation === (await generationIn(store));
}

const generationIn = async (store: Renewals): Promise<number> =>
  (await store.generationsOf([MODERATOR])).get(MODERATOR)?.links ?? 0;

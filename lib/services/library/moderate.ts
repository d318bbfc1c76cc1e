import * as z from 'zod';
import { parsePublicationId } from '@/lib/kernel/address-parts';
import { ACT_REASON_MAX, needsReason } from '@/lib/library/moderation/acts';
import { networkOf } from '@/lib/limits/network-of';
import { ACT_KINDS } from '@/lib/storage/moderation-port';
import type { Moderators } from '@/lib/storage/moderators';
import { actingBy, isRightLost } from '@/lib/storage/right';
import { SYSTEM_MEMBER } from '@/lib/storage/store';
import { redirectTo, redirectWithResult, type Visit } from '../requests/answer';
import { ApiError, badRequest } from '../requests/api-error';
import {
  expiredModeratorCookie,
  type ModeratorKey,
  moderatorCookie,
  moderatorToken,
  readModerator,
  readModeratorCookie,
} from '../requests/identity';
import { isSecure } from '../requests/member-of';
import { requirePace } from '../requests/paces';
import type { Services } from '../requests/services';
import { linkSchema, parseRequest } from '../tables/table-answers';
import { publisherMark } from './publication-of-draft';

const NUMBER_MAX = 999_999_999;

type Needed = { readonly store: Pick<Moderators, 'moderator'> } & Pick<Services, 'secret' | 'securityLog'>;

/** Link to the moderation page of one moderator, good until it is renewed or withdrawn. */
export const moderatorUrl = (key: ModeratorKey, secret: Buffer, origin: string): string =>
  `${origin}/moderate#${moderatorToken(key, secret)}`;

/** Returns the moderator of a link's token, if the link is still valid. Logs forged tokens as security events. */
async function moderatorOfLink(services: Needed, token: string): Promise<ModeratorKey | undefined> {
  const key = readModerator(token, services.secret);
  if (!key) services.securityLog.note('moderator-refused');
  return ifValid(services, key);
}

/** Returns the moderator of a cookie whose link is still valid. Logs forged cookies as security events. */
export async function moderatorOfCookies(
  services: Needed & Pick<Services, 'publicOrigin'>,
  cookies: string | null,
): Promise<ModeratorKey | undefined> {
  const { key, isForged } = readModeratorCookie(cookies, services.secret, isSecure(services.publicOrigin));
  if (isForged) services.securityLog.note('moderator-refused');
  return ifValid(services, key);
}

async function ifValid({ store }: Needed, key: ModeratorKey | undefined): Promise<ModeratorKey | undefined> {
  const moderator = key && (await store.moderator(key.number));
  return moderator?.withdrawnAt === null && moderator.generation === key?.generation ? key : undefined;
}

/** Form of a moderator: "approve 3" is an act on version 3, all others are on the publication. */
const actSchema = z.strictObject({
  publication: z.string().refine((id) => parsePublicationId(id) !== undefined),
  act: z
    .string()
    .transform((act) => act.split(' ') as readonly unknown[])
    .pipe(z.tuple([z.enum(ACT_KINDS)]).rest(z.coerce.number().int().min(1).max(NUMBER_MAX))),
  reason: z.string().trim().max(ACT_REASON_MAX).default(''),
  /** Time of the newest report that the moderator has seen. */
  until: z.coerce.number().int().min(0).default(0),
});

/** Sets the moderator's cookie if the link is good. Wrong links are limited by network. */
export async function enterModeration({ services, address, json }: Visit): Promise<Response> {
  const { token } = parseRequest(linkSchema, await json());
  const moderator = await moderatorOfLink(services, token);
  if (!moderator) {
    await requirePace(services, 'moderator', networkOf(address));
    throw new ApiError(
      403,
      'moderator/refused',
      'This link doesn’t work. It may have been renewed or withdrawn: ask the person who runs the studio for a new one.',
    );
  }
  const cookie = moderatorCookie(moderator, services.secret, isSecure(services.publicOrigin));
  return Response.json({}, { headers: { 'set-cookie': cookie } });
}

export async function leaveModeration({ services }: Visit): Promise<Response> {
  const response = redirectTo(moderationPage());
  response.headers.append('set-cookie', expiredModeratorCookie(isSecure(services.publicOrigin)));
  return response;
}

/** Carries out the act of a moderator's form. Redirects to the page of the publication. */
export async function moderate(visit: Visit): Promise<Response> {
  const { services, request } = visit;
  const form = await visit.form();
  visit.returnTo(moderationPage());
  const moderator = await moderatorOfCookies(services, request.headers.get('cookie'));
  if (!moderator) throw notModerating();
  const { data } = actSchema.safeParse(Object.fromEntries(form));
  if (!data) throw badRequest('There is no such act.');
  const page = moderationPage(data.publication);
  visit.returnTo(page);
  await act(services, moderator, data);
  return redirectWithResult(page, 'moderator/done');
}

const notModerating = () =>
  new ApiError(403, 'moderator/refused', 'This is for moderators. Open your moderator’s link first.');

async function act(services: Services, by: ModeratorKey, asked: z.infer<typeof actSchema>): Promise<void> {
  const { store, securityLog, secret, now } = services;
  const { publication: publicationId, reason } = asked;
  const [kind, version] = asked.act;
  if (reason === '' && needsReason(kind))
    throw new ApiError(400, 'moderator/reason', 'Give a reason. The log keeps it.');
  const publication = await store.publication(publicationId);
  if (!publication) throw new ApiError(404, 'moderator/nothing', 'There is no such publication.');
  if (kind === 'stop' && publication.memberId === SYSTEM_MEMBER)
    throw badRequest('The studio itself can’t be stopped.');
  const newAct = {
    kind,
    publicationId,
    version: kind === 'approve' ? (version ?? null) : null,
    mark: publisherMark(secret, publication.memberId),
    at: now(),
    reason,
    moderator: by.number,
    reportedUntil: asked.until,
  };
  const right = { moderator: by.number, generation: by.generation };
  const isDone = await actingBy(right, () => store.moderate(newAct)).catch((error: unknown) => {
    throw isRightLost(error) ? notModerating() : error;
  });
  if (!isDone) throw new ApiError(409, 'moderator/no-change', 'That has been done already, or can’t be done any more.');
  securityLog.note(kind === 'stop' ? 'publisher-stopped' : 'moderated');
}

/** Path of the moderation page, or of its page about one publication. */
export const moderationPage = (publicationId?: string): string =>
  publicationId === undefined ? '/moderate' : `/moderate/${publicationId}`;

import { recoveryUrl } from '@/lib/services/members/recovery';
import { renewLink } from '@/lib/services/members/sign-out';
import { answer } from '@/lib/services/requests/answer';
import { requirePace } from '@/lib/services/requests/paces';

/** The link that brings this browser's list back on another device. */
export const GET = (request: Request): Promise<Response> =>
  answer(request, async ({ services, requireMember, origin }) => ({
    url: await recoveryUrl(services, requireMember(), origin),
  }));

/** Another link in its place: the one before stops. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, requireMember, origin }) => {
    await requirePace(services, 'renew', requireMember());
    await renewLink(services, requireMember());
    return { url: await recoveryUrl(services, requireMember(), origin) };
  });

import { recoveryUrl } from '@/lib/services/members/recovery';
import { renewLink } from '@/lib/services/members/sign-out';
import { answer } from '@/lib/services/requests/answer';
import { requirePace } from '@/lib/services/requests/paces';

/** Returns the link that restores this browser's list on another device. */
export const GET = (request: Request): Promise<Response> =>
  answer(request, async ({ services, requireMember, origin }) => ({
    url: await recoveryUrl(services, requireMember(), origin),
  }));

/** Replaces the link; the old one stops working. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, requireMember, origin }) => {
    await requirePace(services, 'renew', requireMember());
    await renewLink(services, requireMember());
    return { url: await recoveryUrl(services, requireMember(), origin) };
  });

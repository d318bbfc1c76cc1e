import { recoveryUrl } from '@/lib/services/members/recovery';
import { signOutEverywhere } from '@/lib/services/members/sign-out';
import { answer } from '@/lib/services/requests/answer';
import { requirePace } from '@/lib/services/requests/paces';

/** Signs all other browsers out of this list and revokes its recovery link. Answers with the new link. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, requireMember, switchMember, origin }) => {
    await requirePace(services, 'renew', requireMember());
    switchMember(await signOutEverywhere(services, requireMember()));
    return { url: await recoveryUrl(services, requireMember(), origin) };
  });

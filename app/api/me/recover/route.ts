import { followLink } from '@/lib/services/members/recovery';
import { answer, goTo } from '@/lib/services/requests/answer';

/** Says yes to the page that a recovery link leads to; comes from a form, which needs no script. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, memberId, becomeOther, form }) => {
    const given = await form();
    const joins = given.get('lists') === 'join';
    const identity = await followLink(services, given.get('token') ?? '', { memberId, joins });
    if (!identity) return goTo('/?notice=recovery-gone');
    becomeOther(identity);
    return goTo('/#own');
  });

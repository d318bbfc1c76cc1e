import * as z from 'zod';
import { followLink } from '@/lib/services/members/recovery';
import { answer } from '@/lib/services/requests/answer';
import { linkSchema, parseRequest } from '@/lib/services/tables/table-answers';

const followSchema = linkSchema.extend({ lists: z.enum(['join', 'keep']) });

/** Follows a recovery link. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, memberId, switchMember, json }) => {
    const { token, lists } = parseRequest(followSchema, await json());
    switchMember(await followLink(services, token, { memberId, joins: lists === 'join' }));
    return { page: '/#own' };
  });

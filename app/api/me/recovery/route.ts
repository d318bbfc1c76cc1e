import { answer } from '@/lib/services/requests/answer';
import { recoveryToken } from '@/lib/services/requests/identity';

/** The link that brings this browser's list back on another device. */
export const GET = (request: Request): Promise<Response> =>
  answer(request, async ({ services, becomeMember, origin }) => ({
    url: `${origin}/recover/${recoveryToken(await becomeMember(), services.secret)}`,
  }));

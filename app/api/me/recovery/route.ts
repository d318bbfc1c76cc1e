import { answer } from '@/lib/library/answer';
import { recoveryToken } from '@/lib/library/identity';

/** The link that brings this browser's list back on another device. */
export const GET = (request: Request): Promise<Response> =>
  answer(request, async ({ house, becomeMember, origin }) => ({
    url: `${origin}/recover/${recoveryToken(becomeMember(), house.secret)}`,
  }));

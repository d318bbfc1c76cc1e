import { addKey, listKeys } from '@/lib/services/library/keys';
import { answer } from '@/lib/services/requests/answer';
import { requirePace } from '@/lib/services/requests/paces';

/** Lists the API keys of this browser's list, without the secrets. */
export const GET = (request: Request): Promise<Response> =>
  answer(request, async ({ services, memberId }) => ({
    keys: memberId === undefined ? [] : await listKeys(services, memberId),
  }));

/** Creates a key and returns it this once. A program without a cookie becomes a new member. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, json, becomeMember }) => {
    const { name } = await json();
    const memberId = await becomeMember();
    await requirePace(services, 'key', memberId);
    return Response.json(await addKey(services, memberId, name), { status: 201 });
  });

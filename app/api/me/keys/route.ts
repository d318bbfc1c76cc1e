import { addKey, listKeys } from '@/lib/services/library/keys';
import { answer } from '@/lib/services/requests/answer';
import { requirePace } from '@/lib/services/requests/paces';

/** The API keys of this browser's list, without the keys themselves. */
export const GET = (request: Request): Promise<Response> =>
  answer(request, async ({ services, memberId }) => ({
    keys: memberId === undefined ? [] : await listKeys(services, memberId),
  }));

/** A new key, told this once. A program that has no cookie becomes somebody by it. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, json, becomeMember }) => {
    const { name } = await json();
    const memberId = await becomeMember();
    await requirePace(services, 'key', memberId);
    return Response.json(await addKey(services, memberId, name), { status: 201 });
  });

import { requireDraft } from '@/lib/services/drafts/drafts';
import { addLink, listLinks } from '@/lib/services/drafts/share-links';
import { type At, answer } from '@/lib/services/requests/answer';

export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id } = await requireDraft(services, (await params).id, memberId, 'owner');
    return listLinks(services, id);
  });

export const POST = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId, json, origin }) => {
    const { id } = await requireDraft(services, (await params).id, memberId, 'owner');
    return Response.json(await addLink(services, id, await json(), origin), { status: 201 });
  });

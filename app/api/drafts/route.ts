import { answer } from '@/lib/library/answer';
import { addDraft, draftAskedFor, listDrafts } from '@/lib/library/drafts';

/** One's own drafts and those one was let into. */
export const GET = (request: Request): Promise<Response> =>
  answer(request, async ({ house, memberId }) => (memberId === undefined ? [] : listDrafts(house, memberId)));

/** A new draft: blank, from a starter, or from a file's scenario. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ house, json, becomeMember }) => {
    const { draft, system } = draftAskedFor(house, await json());
    return Response.json({ id: await addDraft(house, becomeMember(), draft, system) }, { status: 201 });
  });

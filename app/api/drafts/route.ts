import { adoptArt } from '@/lib/services/drafts/art';
import { addDraft, draftAskedFor, listDrafts } from '@/lib/services/drafts/drafts';
import { answer } from '@/lib/services/requests/answer';

/** One's own drafts and those one was let into. */
export const GET = (request: Request): Promise<Response> =>
  answer(request, async ({ house, memberId }) => (memberId === undefined ? [] : listDrafts(house, memberId)));

/** A new draft: blank, from a starter, or from a file's scenario; `issues` says what of that it can't hold. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ house, json, becomeMember }) => {
    const { draft, system, losses } = draftAskedFor(house, await json());
    const owner = becomeMember();
    const id = await addDraft(house, owner, draft, system);
    await adoptArt(house, id, owner, draft.body);
    return Response.json({ id, issues: losses }, { status: 201 });
  });

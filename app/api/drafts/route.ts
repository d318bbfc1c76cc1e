import { adoptArt } from '@/lib/services/drafts/art';
import { addDraft, draftAskedFor, listDrafts } from '@/lib/services/drafts/drafts';
import { answer } from '@/lib/services/requests/answer';
import { inTurn } from '@/lib/services/requests/in-turn';
import { becomeMaker, chargeDraft } from '@/lib/services/requests/pay';

/** Lists the member's own drafts and those shared with them. */
export const GET = (request: Request): Promise<Response> =>
  answer(request, async ({ services, memberId }) => (memberId === undefined ? [] : listDrafts(services, memberId)));

/**
 * Creates a draft: blank, from a starter, or from a file's scenario; `issues` lists the parts of it that were lost.
 * Programs create drafts for the pictures of publications.
 */
export const POST = (request: Request): Promise<Response> =>
  answer(
    request,
    async (visit) => {
      const { services, json } = visit;
      await chargeDraft(visit);
      const asked = await json();
      const { draft, system, losses } = await inTurn(() => draftAskedFor(services, asked));
      const owner = await becomeMaker(visit);
      const id = await addDraft(services, owner, draft, system);
      await adoptArt(services, id, owner, draft);
      return Response.json({ id, issues: losses }, { status: 201 });
    },
    { takesKeys: 'publish' },
  );

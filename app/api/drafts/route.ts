import { adoptArt } from '@/lib/services/drafts/art';
import { addDraft, draftAskedFor, listDrafts } from '@/lib/services/drafts/drafts';
import { answer } from '@/lib/services/requests/answer';
import { inTurn } from '@/lib/services/requests/in-turn';
import { becomeMaker, payForDraft } from '@/lib/services/requests/pay';

/** One's own drafts and those one was let into. */
export const GET = (request: Request): Promise<Response> =>
  answer(request, async ({ services, memberId }) => (memberId === undefined ? [] : listDrafts(services, memberId)));

/**
 * A new draft: blank, from a starter, or from a file's scenario; `issues` says what of that it can't hold. Programs make
 * one for the pictures of what they publish.
 */
export const POST = (request: Request): Promise<Response> =>
  answer(
    request,
    async (visit) => {
      const { services, json } = visit;
      await payForDraft(visit);
      const asked = await json();
      const { draft, system, losses } = await inTurn(() => draftAskedFor(services, asked));
      const owner = await becomeMaker(visit);
      const id = await addDraft(services, owner, draft, system);
      await adoptArt(services, id, owner, draft);
      return Response.json({ id, issues: losses }, { status: 201 });
    },
    { takesKeys: 'publish' },
  );

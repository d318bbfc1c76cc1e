import { publicationOfDraft } from '@/lib/services/library/publication-of-draft';
import { type At, answer } from '@/lib/services/requests/answer';

/** Returns the data for the owner's publish dialog. `?parent=` is the SHA-256 of the remixed version. */
export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId, originForOthers }) => {
    return publicationOfDraft(services, {
      draftId: (await params).id,
      memberId,
      parent: new URL(request.url).searchParams.get('parent') ?? '',
      origin: originForOthers,
    });
  });

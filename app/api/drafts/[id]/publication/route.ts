import { publicationOfDraft } from '@/lib/services/library/publication-of-draft';
import { answer } from '@/lib/services/requests/answer';

/** What its owner's studio shows before publishing: `?parent=` is the SHA-256 of the version it is a remix of. */
export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ services, memberId, originForOthers }) => {
    return publicationOfDraft(services, {
      draftId: (await params).id,
      memberId,
      parent: new URL(request.url).searchParams.get('parent') ?? '',
      origin: originForOthers,
    });
  });

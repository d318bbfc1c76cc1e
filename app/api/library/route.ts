import { searchAnswer } from '@/lib/services/library/api';
import { publishVersion, readPublishAsked } from '@/lib/services/library/publish';
import { answer } from '@/lib/services/requests/answer';
import { answerPublic } from '@/lib/services/requests/answer-public';
import { chargePublishing } from '@/lib/services/requests/pay';

/** Searches the library with the filters and orders of its page, for programs. */
export const GET = (request: Request): Promise<Response> => answerPublic(request, searchAnswer);

/** Publishes a version of a draft or a file, for our pages and for programs. Status 200: it was published before. */
export const POST = (request: Request): Promise<Response> =>
  answer(
    request,
    async (visit) => {
      const { services, json, requireMember, originForOthers } = visit;
      const memberId = requireMember();
      await chargePublishing(visit);
      const published = await publishVersion(services, memberId, readPublishAsked(await json()));
      const { id, version, sha256, isSame, isWaiting } = published;
      const url = `${originForOthers}/library/${id}/${version}`;
      const said = { id, version, sha256, url, ...(isSame && { same: true }), ...(isWaiting && { waits: true }) };
      return Response.json(said, { status: isSame ? 200 : 201 });
    },
    { takesKeys: 'publish' },
  );

import { publicationAnswer } from '@/lib/services/library/api';
import { readListingAsked } from '@/lib/services/library/publish';
import { changeListing, withdrawPublication } from '@/lib/services/library/publisher-rights';
import { type At, answer } from '@/lib/services/requests/answer';
import { answerPublic } from '@/lib/services/requests/answer-public';

/** Returns a publication with its versions, for programs. */
export const GET = (request: Request, { params }: At): Promise<Response> =>
  answerPublic(request, async (visit) => publicationAnswer(visit, (await params).id));

/** Lists a publication for everybody, or only for people who have its address. */
export const PATCH = (request: Request, { params }: At): Promise<Response> =>
  answer(
    request,
    async ({ services, json, requireMember }) => {
      await changeListing(services, requireMember(), (await params).id, readListingAsked(await json()));
      return { ok: true };
    },
    { takesKeys: 'all' },
  );

/** Withdraws all versions of a publication for good. */
export const DELETE = (request: Request, { params }: At): Promise<Response> =>
  answer(
    request,
    async ({ services, requireMember }) => {
      await withdrawPublication(services, requireMember(), (await params).id);
      return { ok: true };
    },
    { takesKeys: 'all' },
  );

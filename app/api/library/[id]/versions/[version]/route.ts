import { fileAnswer } from '@/lib/services/library/api';
import { withdrawVersion } from '@/lib/services/library/publisher-rights';
import { type At, answer } from '@/lib/services/requests/answer';
import { answerPublic } from '@/lib/services/requests/answer-public';

/** Returns the file of a version. */
export const GET = (request: Request, { params }: At<'id' | 'version'>): Promise<Response> =>
  answerPublic(request, async (visit) => {
    const { id, version } = await params;
    return fileAnswer(visit, id, version);
  });

/** Withdraws a version for good. */
export const DELETE = (request: Request, { params }: At<'id' | 'version'>): Promise<Response> =>
  answer(
    request,
    async ({ services, requireMember }) => {
      const { id, version } = await params;
      await withdrawVersion(services, requireMember(), id, version);
      return { ok: true };
    },
    { takesKeys: 'all' },
  );

import { findFile } from '@/lib/services/library/find';
import { answerPublic } from '@/lib/services/requests/answer-public';

/** Returns the version with this SHA-256 of its file. */
export const GET = (request: Request, { params }: { params: Promise<{ sha256: string }> }): Promise<Response> =>
  answerPublic(request, async ({ services, origin }) => findFile(services, (await params).sha256, origin));

import { findFile } from '@/lib/services/library/find';
import { answerPublic } from '@/lib/services/requests/answer-public';

/** Which version a file is, by the SHA-256 of its bytes. */
export const GET = (request: Request, { params }: { params: Promise<{ sha256: string }> }): Promise<Response> =>
  answerPublic(request, async ({ services, origin }) => findFile(services, (await params).sha256, origin));

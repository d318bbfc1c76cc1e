import { findFile } from '@/lib/services/library/find';
import type { At } from '@/lib/services/requests/answer';
import { answerPublic } from '@/lib/services/requests/answer-public';

/** Returns the version with this SHA-256 of its file. */
export const GET = (request: Request, { params }: At<'sha256'>): Promise<Response> =>
  answerPublic(request, async ({ services, origin }) => findFile(services, (await params).sha256, origin));

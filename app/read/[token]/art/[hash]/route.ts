import { readArtResponse } from '@/lib/services/drafts/readings';
import { type At, answer } from '@/lib/services/requests/answer';

export const GET = (request: Request, { params }: At<'token' | 'hash'>): Promise<Response> =>
  answer(request, async ({ services }) => {
    const { token, hash } = await params;
    return readArtResponse(services, token, hash);
  });

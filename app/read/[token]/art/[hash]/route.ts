import { readArtResponse } from '@/lib/services/drafts/readings';
import { answer } from '@/lib/services/requests/answer';

export const GET = (
  request: Request,
  { params }: { params: Promise<{ token: string; hash: string }> },
): Promise<Response> =>
  answer(request, async ({ services }) => {
    const { token, hash } = await params;
    return readArtResponse(services, token, hash);
  });

import { ART_MAX_BYTES, addArt, artResponse } from '@/lib/services/drafts/art';
import { requireDraft } from '@/lib/services/drafts/drafts';
import { requireCarrier } from '@/lib/services/library/keys';
import { type At, answer } from '@/lib/services/requests/answer';
import { chargePicture } from '@/lib/services/requests/pay';

export const GET = (request: Request, { params }: At<'id' | 'hash'>): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id, hash } = await params;
    await requireDraft(services, id, memberId, 'read');
    return artResponse(services, id, hash);
  });

/** Uploads a picture, or changes the credit and alternative text of an existing one. */
export const PUT = (request: Request, { params }: At<'id' | 'hash'>): Promise<Response> =>
  answer(
    request,
    async (visit) => {
      const { services, memberId, key, bytes } = visit;
      const { id, hash } = await params;
      await requireDraft(services, id, memberId, 'edit');
      await requireCarrier(services, id, key);
      await chargePicture(visit, ART_MAX_BYTES);
      const { searchParams } = new URL(request.url);
      const [alt, credit] = [searchParams.get('alt') ?? '', searchParams.get('credit') ?? ''];
      await addArt(services, id, { hash, alt, credit }, await bytes('image/png', ART_MAX_BYTES, 'A picture'));
      return Response.json({ ok: true }, { status: 201 });
    },
    { takesKeys: 'publish' },
  );

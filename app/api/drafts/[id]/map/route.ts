import { mapPicture } from '@/app/_read/map-picture';
import { loadDraft, requireDraft } from '@/lib/services/drafts/drafts';
import { answer } from '@/lib/services/requests/answer';
import { inTurn } from '@/lib/services/requests/in-turn';

/** The map as everybody at the table sees it, small. Its address names the last change, so browsers keep it. */
export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id, system: systemId, title } = await requireDraft(services, (await params).id, memberId, 'read');
    const { draft, system } = await loadDraft(services, id, systemId);
    const svg = await inTurn(() => mapPicture(system.open(draft.body).plan('table'), title));
    return new Response(svg, {
      headers: {
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=31536000, immutable',
      },
    });
  });

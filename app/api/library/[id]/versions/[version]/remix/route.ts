import { remixVersion } from '@/lib/services/library/remix-version';
import { answer, goTo } from '@/lib/services/requests/answer';

interface At {
  readonly params: Promise<{ readonly id: string; readonly version: string }>;
}

/** A remix as a draft of the visitor's. A form without scripts is led on: to the studio, or to why there is none. */
export const POST = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async (visit) => {
    const { id, version } = await params;
    visit.returnTo(`/library/${encodeURIComponent(id)}/${encodeURIComponent(version)}/remix`);
    const draft = await remixVersion(visit, id, version);
    const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
    return isForm ? goTo(`/studio/${draft}`) : Response.json({ draft }, { status: 201 });
  });

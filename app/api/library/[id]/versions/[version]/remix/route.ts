import { remixVersion } from '@/lib/services/library/remix-version';
import { type At, answer, redirectTo } from '@/lib/services/requests/answer';

/** Creates a remix as the visitor's draft. Redirects scriptless forms to the studio, or to the page with the error. */
export const POST = (request: Request, { params }: At<'id' | 'version'>): Promise<Response> =>
  answer(request, async (visit) => {
    const { id, version } = await params;
    visit.returnTo(`/library/${encodeURIComponent(id)}/${encodeURIComponent(version)}/remix`);
    const draft = await remixVersion(visit, id, version);
    const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
    return isForm ? redirectTo(`/studio/${draft}`) : Response.json({ draft }, { status: 201 });
  });

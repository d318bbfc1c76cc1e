import { ADDRESS_HEADER, type Answer, errorResponse, noteRefusal } from './answer';
import { siteOf } from './member-of';
import { requireServices, type Services } from './services';

/** A request whose answer doesn't depend on the visitor. */
export interface PublicVisit {
  readonly services: Services;
  readonly request: Request;
  /** Origin of the studio, as this visitor reaches it. */
  readonly origin: string;
  /** IP address of the client. */
  readonly address: string;
  /** Cache-Control for answers with the studio's origin: shared caches must not keep one from the Host header. */
  cacheFor(seconds: number): string;
}

/** Answers a GET of any site or program, ignoring cookies; errors are `{error: {code, message}}`. Never rejects. */
export async function answerPublic(
  request: Request,
  handle: (visit: PublicVisit) => Promise<Answer>,
): Promise<Response> {
  const respond = (response: Response) => {
    response.headers.set('access-control-allow-origin', '*');
    // Pages of other sites may embed the answer.
    if (!response.headers.has('cross-origin-resource-policy'))
      response.headers.set('cross-origin-resource-policy', 'cross-origin');
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-cache');
    return response;
  };
  try {
    const services = requireServices();
    const host = request.headers.get('host') ?? new URL(request.url).host;
    const given = await handle({
      services,
      request,
      origin: siteOf(services, host).origin,
      address: request.headers.get(ADDRESS_HEADER) ?? '',
      cacheFor: (seconds) => (services.publicOrigin === undefined ? 'no-store' : `public, max-age=${seconds}`),
    });
    return respond(given instanceof Response ? given : Response.json(given));
  } catch (error) {
    noteRefusal(error);
    const refusal = errorResponse(error);
    refusal.headers.set('cache-control', 'no-store');
    return respond(refusal);
  }
}

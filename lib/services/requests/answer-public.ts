import { ADDRESS_HEADER, type Answer, errorResponse, noteRefusal } from './answer';
import { siteOf } from './member-of';
import { requireServices, type Services } from './services';

/** A request that is answered alike for everybody. */
export interface PublicVisit {
  readonly services: Services;
  readonly request: Request;
  /** Where the studio is, as this visitor sees it. */
  readonly origin: string;
  /** The network address that the request came from. */
  readonly address: string;
  /**
   * Cache-Control for an answer that names the studio's address. Without PUBLIC_URL that address is whatever the request
   * says, so no cache may give it to anybody else.
   */
  cacheFor(seconds: number): string;
}

/**
 * Answers a GET that pages of any site and programs may make: no cookie is read or set, and what goes wrong becomes
 * `{error: {code, message}}`. Never fails.
 */
export async function answerPublic(
  request: Request,
  handle: (visit: PublicVisit) => Promise<Answer>,
): Promise<Response> {
  const respond = (response: Response) => {
    response.headers.set('access-control-allow-origin', '*');
    // Pages of other sites may show what they fetched.
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

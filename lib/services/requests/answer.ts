import { originForOthers } from '@/lib/config/lan';
import { isOwnOrigin } from '@/lib/config/origins';
import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { networkOf } from '@/lib/limits/network-of';
import { LIMITS } from '@/lib/scenario/limits';
import { parseJson } from '@/lib/scenario/parse-json';
import type { KeyOwner, KeyRights } from '@/lib/storage/library-port';
import { actingBy, isDraftGone, isRightLost } from '@/lib/storage/right';
import { publishOnly, requireKeyOwner, unknownKey } from '../library/keys';
import { ApiError, badRequest, notFound, refusalOf } from './api-error';
import { expiredCookie, formatCookie, type Identity, newMember } from './identity';
import { inTurn } from './in-turn';
import { identityOf, isCurrent, siteOf } from './member-of';
import { requirePace } from './paces';
import { requireServices, type Services } from './services';

/** A request with the identity of its sender. */
export interface Visit {
  readonly services: Services;
  readonly request: Request;
  /** Undefined for browsers without a member. */
  readonly memberId: string | undefined;
  /** Owner and rights of the API key in the request; undefined without a key. */
  readonly key: KeyOwner | undefined;
  /** Returns the member, after creating one if the browser has none. Throws if too many came from its network. */
  becomeMember(): Promise<string>;
  /** Returns the member. Throws if the browser has none. */
  requireMember(): string;
  /** Sets the cookie to another member, or to a new generation of the same. */
  switchMember(identity: Identity): void;
  /** Deletes the cookie. */
  clearMember(): void;
  /** From here on, errors redirect browsers to this page, with the error code as `said`. */
  returnTo(page: string): void;
  /** Parses the body, which must be a JSON object within the limits. */
  json(): Promise<JsonObject>;
  /** Parses the body of an HTML form. */
  form(): Promise<URLSearchParams>;
  /** Returns the raw body, of this content type and of at most `max` bytes; `what` is the subject of error messages. */
  bytes(type: string, max: number, what: string): Promise<Uint8Array>;
  /** Origin of the studio, as this visitor reaches it. */
  readonly origin: string;
  /** Public origin, for links and QR codes. */
  readonly originForOthers: string;
  /** IP address of the client. */
  readonly address: string;
}

/** Argument of routes and pages: the parts of their path in brackets. */
export interface At<Name extends string = 'id'> {
  readonly params: Promise<Readonly<Record<Name, string>>>;
}

/** Header in which the server passes the client's IP address on. Overwrites any value from the client. */
export const ADDRESS_HEADER = 'x-trapdoor-address';

const FOREIGN = 'request/foreign';
const FORM = 'application/x-www-form-urlencoded';
const FORM_MAX = 500_000;
const NO_MEMBER = 'This browser has no list yet, or was signed out. Open your recovery link to get it back.';
const NO_KEYS = 'API keys are for publishing. Do this in a browser.';
/** Bodies up to this size are parsed without queueing: it takes no noticeable time. */
const SHORT_BYTES = 50_000;
const TOO_MUCH = ['file/too-large', 'file/too-deep'];

/** A handler's result: a response, or the value of its JSON. */
export type Answer = Response | Json | readonly unknown[] | object;

/** Ways to authenticate besides the cookie. */
interface Access {
  /** Rights that an API key must have, sent as `Authorization: Bearer KEY`. */
  readonly takesKeys?: KeyRights;
}

/** Answers our own pages only, identifies the member, turns errors into `{error: {code, message}}`. Never rejects. */
export async function answer(
  request: Request,
  handle: (visit: Visit) => Promise<Answer>,
  { takesKeys }: Access = {},
): Promise<Response> {
  let cookie: string | undefined;
  let returnPage: string | undefined;
  const respond = (response: Response) => {
    if (!response.headers.has('cache-control') || response.status >= 300)
      response.headers.set('cache-control', 'no-store');
    response.headers.set('referrer-policy', 'no-referrer');
    if (cookie !== undefined) response.headers.append('set-cookie', cookie);
    return response;
  };
  try {
    const services = requireServices();
    const host = request.headers.get('host') ?? new URL(request.url).host;
    refuseForeign(request, host, services.publicOrigin);
    const { secure, origin } = siteOf(services, host);
    const bearer = bearerOf(request);
    if (bearer !== undefined && !takesKeys) throw new ApiError(401, 'keys/not-here', NO_KEYS);
    // Requests with an API key ignore cookies.
    const known = bearer === undefined ? await identityOf(services, request.headers.get('cookie')) : undefined;
    const address = request.headers.get(ADDRESS_HEADER) ?? '';
    const key = bearer === undefined ? undefined : await requireKeyOwner(services, bearer, networkOf(address));
    if (key?.rights === 'publish' && takesKeys === 'all') throw publishOnly();
    const right = key ?? known;
    let memberId = right?.memberId;
    const become = ({ memberId: id, generation }: Identity) => {
      memberId = id;
      cookie = formatCookie(id, services.secret, secure, generation);
      return id;
    };
    const visit: Visit = {
      services,
      request,
      memberId,
      key,
      async becomeMember() {
        if (memberId !== undefined) return memberId;
        await requirePace(services, 'newcomer', networkOf(address));
        return become({ memberId: newMember(), generation: 0 });
      },
      requireMember() {
        if (memberId === undefined) throw new ApiError(401, 'member/unknown', NO_MEMBER);
        return memberId;
      },
      switchMember: (identity) => void become(identity),
      clearMember() {
        memberId = undefined;
        cookie = expiredCookie(secure);
      },
      returnTo(page) {
        if (wantsPage(request)) returnPage = page;
      },
      json: () => readJson(request),
      form: async () => new URLSearchParams(String(await readTyped(request, FORM, FORM_MAX, 'A form'))),
      bytes: (type, max, what) => readTyped(request, type, max, what),
      origin,
      originForOthers: originForOthers(origin, services),
      address,
    };
    const given = await actingBy(right, () => handle(visit));
    // Renews the cookie at visits, so that a list in use never expires. Checks again that it is current: an answer
    // under way while the member signed out everywhere must not restore the old cookie.
    if (known && cookie === undefined && request.method === 'GET' && (await isCurrent(services, known))) become(known);
    return respond(given instanceof Response ? given : Response.json(given));
  } catch (thrown) {
    const error = toRefusal(thrown, bearerOf(request) !== undefined);
    const refusal = noteRefusal(error);
    if (refusal && returnPage !== undefined) return respond(redirectWithResult(returnPage, refusal.code));
    return respond(errorResponse(error));
  }
}

/** Tells whether the client is a browser that will show the answer, such as for a form without scripts. */
const wantsPage = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') === true;

/** Logs security-relevant refusals for the operator. Returns the refusal, if the error is one. */
export function noteRefusal(error: unknown): ApiError | undefined {
  const refusal = refusalOf(error);
  const { securityLog } = requireServices();
  if (refusal?.status === 429) securityLog.note('rate-refused');
  if (refusal?.code === FOREIGN) securityLog.note('origin-refused');
  return refusal;
}

/** Redirects the browser to another page of ours. */
export const redirectTo = (location: string): Response => new Response(null, { status: 303, headers: { location } });

/** Redirects to a page that reports the result of a form: adds `said` to its query. */
export function redirectWithResult(page: string, resultCode: string): Response {
  const { pathname, searchParams } = new URL(page, 'http://here');
  searchParams.set('said', resultCode);
  return redirectTo(`${pathname}?${searchParams}`);
}

/** Turns lost rights and drafts deleted meanwhile into errors for the visitor; returns other errors unchanged. */
function toRefusal(error: unknown, byKey: boolean): unknown {
  if (isRightLost(error)) return byKey ? unknownKey() : new ApiError(401, 'member/unknown', NO_MEMBER);
  return isDraftGone(error) ? notFound() : error;
}

/** Formats a refusal; logs all other errors and answers 503. */
export function errorResponse(error: unknown): Response {
  const refusal = refusalOf(error);
  if (refusal) {
    const { status, code, message, retryAfter } = refusal;
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    return Response.json({ error: { code, message } }, { status, headers });
  }
  // biome-ignore lint/suspicious/noConsole: The answer hides the cause, which is for the operator.
  console.error(error);
  return Response.json(
    { error: { code: 'server/failed', message: 'The server could not do that just now. Try again in a moment.' } },
    { status: 503 },
  );
}

/** Returns the token after `Authorization: Bearer`. Other schemes, such as basic, are left to proxies. */
function bearerOf({ headers }: Request): string | undefined {
  const match = /^Bearer(?:\s(.*))?$/i.exec(headers.get('authorization') ?? '');
  return match ? (match[1] ?? '').trim() : undefined;
}

/** Refuses writes from pages of other sites. Clients other than browsers send neither header. */
function refuseForeign({ method, headers }: Request, host: string, publicOrigin: string | undefined): void {
  if (method === 'GET' || method === 'HEAD') return;
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  const isForeign =
    (site !== null && site !== 'same-origin' && site !== 'none') ||
    (origin !== null && !isOwnOrigin(origin, host, publicOrigin));
  if (isForeign) throw new ApiError(403, FOREIGN, 'This request came from another site and was refused.');
}

async function readJson(request: Request): Promise<JsonObject> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new ApiError(415, 'request/not-json', 'The request must be JSON.');
  }
  const bytes = await readBytes(request, LIMITS.bytes, 'A scenario');
  const json = bytes.length > SHORT_BYTES ? await inTurn(() => parseJson(bytes)) : parseJson(bytes);
  if (!json.ok) throw new ApiError(TOO_MUCH.includes(json.error.code) ? 413 : 400, json.error.code, json.error.message);
  if (!isJsonObject(json.value)) throw badRequest('The request must be a JSON object.');
  return json.value;
}

async function readTyped(request: Request, type: string, max: number, what: string): Promise<Buffer> {
  if (request.headers.get('content-type')?.toLowerCase() !== type) {
    throw new ApiError(415, 'request/wrong-type', `${what} must come as ${type}.`);
  }
  return readBytes(request, max, what);
}

/** Reads the body up to the limit, without trusting Content-Length. */
async function readBytes(request: Request, max: number, what: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > max) throw new ApiError(413, 'file/too-large', `${what} is at most ${max / 1_000_000} MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

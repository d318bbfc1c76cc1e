import { originForOthers } from '@/lib/config/lan';
import { isOwnOrigin } from '@/lib/config/origins';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { isJsonObject } from '@/lib/kernel/json';
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

/** A request with who it comes from. */
export interface Visit {
  readonly services: Services;
  readonly request: Request;
  /** Undefined for a browser that has never made anything. */
  readonly memberId: string | undefined;
  /** The API key that it was sent with; undefined if it was sent with none. */
  readonly key: KeyOwner | undefined;
  /** Makes this browser somebody, if it was nobody; refuses if too many of its network did so. */
  becomeMember(): Promise<string>;
  /** Who this browser is. Throws for one that has never made anything. */
  requireMember(): string;
  /** Makes this browser somebody else from now on, or the same with a cookie of another generation. */
  becomeOther(identity: Identity): void;
  /** Makes this browser nobody: there is nothing it could be somebody for. */
  becomeNobody(): void;
  /** Sends a browser that is refused from here on back to this page, with the refusal's code as `said`. */
  returnTo(page: string): void;
  /** The body, which must be a JSON object within the limits. */
  json(): Promise<JsonObject>;
  /** The body as a form without scripts sends it. */
  form(): Promise<URLSearchParams>;
  /** The body as it is, if it says to be of that type and is no longer than that; `what` names it in a sentence. */
  bytes(type: string, max: number, what: string): Promise<Uint8Array>;
  /** Where the studio is, as this visitor sees it. */
  readonly origin: string;
  /** Where others reach it: what stands in links and QR codes. */
  readonly originForOthers: string;
  /** The network address that the request came from. */
  readonly address: string;
}

/** In which the server says where a request came from, whatever the request says itself. */
export const ADDRESS_HEADER = 'x-trapdoor-address';

const FOREIGN = 'request/foreign';
const FORM = 'application/x-www-form-urlencoded';
const FORM_MAX = 500_000;
const NOBODY = 'This browser has no list yet, or was signed out. Open your recovery link to get it back.';
const NO_KEYS = 'API keys are for publishing. Do this in a browser.';
/** Read in no time. */
const SHORT_BYTES = 50_000;
const TOO_MUCH = ['file/too-large', 'file/too-deep'];

/** What a handler answers with: a response, or what becomes its JSON. */
export type Answer = Response | Json | readonly unknown[] | object;

/** Who a handler lets in besides those who have a cookie. */
interface Doors {
  /** Programs whose key has these rights, with `Authorization: Bearer KEY`. */
  readonly takesKeys?: KeyRights;
}

/**
 * Answers a request of our own pages: refuses other sites, knows the member, and turns what goes wrong into
 * `{error: {code, message}}`. Never fails.
 */
export async function answer(
  request: Request,
  handle: (visit: Visit) => Promise<Answer>,
  { takesKeys }: Doors = {},
): Promise<Response> {
  let cookie: string | undefined;
  let returnsTo: string | undefined;
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
    refuseStrangers(request, host, services.publicOrigin);
    const { secure, origin } = siteOf(services, host);
    const bearer = bearerOf(request);
    if (bearer !== undefined && !takesKeys) throw new ApiError(401, 'keys/not-here', NO_KEYS);
    // Cookies that come with a key do not count.
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
        if (memberId === undefined) throw new ApiError(401, 'member/unknown', NOBODY);
        return memberId;
      },
      becomeOther: (identity) => void become(identity),
      becomeNobody() {
        memberId = undefined;
        cookie = expiredCookie(secure);
      },
      returnTo(page) {
        if (wantsPage(request)) returnsTo = page;
      },
      json: () => readJson(request),
      form: async () => new URLSearchParams(String(await readTyped(request, FORM, FORM_MAX, 'A form'))),
      bytes: (type, max, what) => readTyped(request, type, max, what),
      origin,
      originForOthers: originForOthers(origin, services),
      address,
    };
    const given = await actingBy(right, () => handle(visit));
    // Said again at visits, so that a list in use never runs out. An answer that was under way while its member signed
    // out everywhere must not bring the old cookie back.
    if (known && cookie === undefined && request.method === 'GET' && (await isCurrent(services, known))) become(known);
    return respond(given instanceof Response ? given : Response.json(given));
  } catch (thrown) {
    const error = inWords(thrown, bearerOf(request) !== undefined);
    const refusal = noteRefusal(error);
    if (refusal && returnsTo !== undefined) return respond(goToHear(returnsTo, refusal.code));
    return respond(errorResponse(error));
  }
}

/** Whether somebody will read the answer, as that of a form without scripts. */
const wantsPage = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') === true;

/** Tells the operator what they should hear of. Returns the refusal, if the error is one. */
export function noteRefusal(error: unknown): ApiError | undefined {
  const refusal = refusalOf(error);
  const { securityLog } = requireServices();
  if (refusal?.status === 429) securityLog.note('rate-refused');
  if (refusal?.code === FOREIGN) securityLog.note('origin-refused');
  return refusal;
}

/** Sends the browser on to another page of ours. */
export const goTo = (location: string): Response => new Response(null, { status: 303, headers: { location } });

/** The same for a page that says what became of a form: its address gets a `said`. */
export function goToHear(page: string, said: string): Response {
  const { pathname, searchParams } = new URL(page, 'http://here');
  searchParams.set('said', said);
  return goTo(`${pathname}?${searchParams}`);
}

/** What was taken back or deleted while the request was under way, in the visitor's words; any other error as it is. */
function inWords(error: unknown, byKey: boolean): unknown {
  if (isRightLost(error)) return byKey ? unknownKey() : new ApiError(401, 'member/unknown', NOBODY);
  return isDraftGone(error) ? notFound() : error;
}

/** What a refusal, or a fault of ours, is answered with. */
export function errorResponse(error: unknown): Response {
  const refusal = refusalOf(error);
  if (refusal) {
    const { status, code, message, retryAfter } = refusal;
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    return Response.json({ error: { code, message } }, { status, headers });
  }
  // biome-ignore lint/suspicious/noConsole: The answer tells nothing of the cause, which is for those who run the server.
  console.error(error);
  return Response.json(
    { error: { code: 'server/failed', message: 'The server could not do that just now. Try again in a moment.' } },
    { status: 503 },
  );
}

/** What a program says after `Authorization: Bearer`. Other ways to authorize are between a browser and a proxy. */
function bearerOf({ headers }: Request): string | undefined {
  const said = /^Bearer(?:\s(.*))?$/i.exec(headers.get('authorization') ?? '');
  return said ? (said[1] ?? '').trim() : undefined;
}

/** What changes anything must come from a page of ours. Programs that are no browser say neither header. */
function refuseStrangers({ method, headers }: Request, host: string, publicOrigin: string | undefined): void {
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

/** Reads no further than the limit, whatever the headers promise. */
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

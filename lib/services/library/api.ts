import { parseNumber } from '@/lib/kernel/address-parts';
import { fileNameOf } from '@/lib/kernel/file-name';
import { parsePublication } from '@/lib/library/address';
import type { ApiFound, ApiWholePublication } from '@/lib/library/api-schema';
import type { PublicVisit } from '../requests/answer-public';
import { ApiError } from '../requests/api-error';
import type { Services } from '../requests/services';
import { foundAnswer, wholeAnswer } from './api-answers';
import { badQuery, countPublications, findPublications, PAGE_ROWS, readAsked } from './find';
import { type Found, loadChain, loadPublication, loadVersion, type ReadVersion } from './read';

const ROWS_MAX = 100;

/** GET /api/library */
export async function searchAnswer({ services, request, origin, address }: PublicVisit): Promise<ApiFound> {
  const { searchParams } = new URL(request.url);
  const asked = readAsked(searchParams);
  const limit = limitOf(searchParams.get('limit') ?? '');
  const page = await findPublications(services, asked, address, { limit, cursor: searchParams.get('cursor') ?? '' });
  const { total } = await countPublications(services, asked, address);
  return foundAnswer(origin, page, total);
}

function limitOf(text: string): number {
  if (text === '') return PAGE_ROWS;
  const limit = parseNumber(text);
  if (limit === undefined || limit > ROWS_MAX) throw badQuery(`“limit” is a whole number from 1 to ${ROWS_MAX}.`);
  return limit;
}

/** GET /api/library/ID. Publications that wait for approval are not found. */
export async function publicationAnswer({ services, origin }: PublicVisit, id: string): Promise<ApiWholePublication> {
  const address = parsePublication(id);
  const version = required(address ? await loadPublication(services, address.id) : NONE);
  if (version.approvedAt === null) throw noSuchPublication();
  return wholeAnswer(origin, version, await loadChain(services, version));
}

/** GET /api/library/ID/versions/N: the file. */
export async function fileAnswer(visit: PublicVisit, id: string, asked: string): Promise<Response> {
  const version = await requireVersion(visit.services, id, asked);
  const { publication, number, contents, sha256 } = version;
  return sendPart(visit, version, sha256, async () => {
    const bytes = await visit.services.store.versionBytes(publication.id, number);
    if (!bytes) throw gone('withdrawn');
    return {
      bytes,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(fileNameOf(contents.entry.title))}-v${number}.trapdoor.json`,
      },
    };
  });
}

const NONE = { kind: 'none' } as const;

/** Returns the version that two segments of a URL name. Throws a 404 or 410 if it doesn't exist or is gone. */
export async function requireVersion(services: Services, id: string, number: string): Promise<ReadVersion> {
  const [address, version] = [parsePublication(id), parseNumber(number)];
  return required(address && version !== undefined ? await loadVersion(services, address.id, version) : NONE);
}

/** Returns the value; throws a 404 if there is none, and a 410 if it was withdrawn or hidden. */
function required<T>(found: Found<T>): T {
  if (found.kind === 'gone') throw gone(found.why);
  if (found.kind === 'none') throw noSuchPublication();
  return found.value;
}

const noSuchPublication = () =>
  new ApiError(404, 'library/not-found', 'The library has no such publication or version.');

const gone = (why: 'withdrawn' | 'hidden') =>
  why === 'hidden'
    ? new ApiError(410, 'library/hidden', 'A moderator has hidden this.')
    : new ApiError(
        410,
        'library/withdrawn',
        'Its publisher has withdrawn this. People who have copies can keep them, as its licence allows.',
      );

/** Bytes of a version's part, with the headers that describe them. */
interface Part {
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends a version's file, a picture or its card, or 304 if the client's copy has this `name` as its ETag. Caches must
 * revalidate each time, since any part can be withdrawn or hidden. Parts of unlisted versions are not cached by
 * proxies, and other sites can't embed them.
 */
export async function sendPart(
  { request }: Pick<PublicVisit, 'request'>,
  { publication, approvedAt }: Pick<ReadVersion, 'publication' | 'approvedAt'>,
  name: string,
  load: () => Promise<Part>,
): Promise<Response> {
  const etag = `"${name}"`;
  const isListed = publication.isListed && approvedAt !== null;
  const caching = isListed
    ? { etag, 'cache-control': 'public, no-cache' }
    : { etag, 'cache-control': 'private, no-cache', 'cross-origin-resource-policy': 'same-origin' };
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers: caching });
  const { bytes, headers } = await load();
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, ...caching, 'content-length': String(bytes.length) },
  });
}

/** Tells whether If-None-Match holds the ETag. A weak one also counts: proxies make ETags weak when they compress. */
const isKnown = (header: string | null, etag: string): boolean =>
  (header ?? '').split(',').some((known) => ['*', etag, `W/${etag}`].includes(known.trim()));

import type { PublicVisit } from '../requests/answer-public';
import type { ReadVersion } from './read';

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

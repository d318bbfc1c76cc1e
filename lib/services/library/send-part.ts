import type { PublicVisit } from '../requests/answer-public';
import type { ReadVersion } from './read';

/** Bytes of a version, with the headers that say what they are. */
interface Part {
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends a version's file, a picture or its card, or 304 to a client that has it by this `name`. Each can be withdrawn or
 * hidden at any time, so caches must ask again before they show it. What the library does not list is for browsers
 * alone, and no page of another site embeds it.
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

/** Tells whether a client says that it has it. What a proxy packed is still the same file. */
const isKnown = (header: string | null, etag: string): boolean =>
  (header ?? '').split(',').some((known) => ['*', etag, `W/${etag}`].includes(known.trim()));

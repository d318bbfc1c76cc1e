import { sayAuthors, sayFacts, sayTitle } from '@/lib/library/say-entry';
import { noSuchArt, pictureHeaders } from '../drafts/art';
import type { PublicVisit } from '../requests/answer-public';
import { ApiError } from '../requests/api-error';
import { requireVersion } from './api';
import type { ReadVersion } from './read';

/** Version of the card's design; changing it redraws all cards. */
const CARD = 1;

/** Sends a picture of a version, by its hash. */
export async function publishedArt(visit: PublicVisit, id: string, number: string, asked: string): Promise<Response> {
  const version = await requireVersion(visit.services, id, number);
  const hash = version.contents.pictures.find((picture) => picture.hash === asked)?.hash;
  if (hash === undefined) throw noSuchArt();
  return sendPart(visit, version, hash, async () => {
    const art = await visit.services.store.versionArt(version.publication.id, version.number, hash);
    if (!art) throw noSuchArt();
    return { bytes: art.bytes, headers: pictureHeaders(art, hash) };
  });
}

/** Sends the preview image for links to a version, 1200 × 630 pixels. */
export async function linkCard(visit: PublicVisit, id: string, number: string): Promise<Response> {
  const { services } = visit;
  const version = await requireVersion(services, id, number);
  const { publication, contents, sha256 } = version;
  const { entry } = contents;
  return sendPart(visit, version, `card-${CARD}-${sha256}`, async () => {
    const drawn = await services.renderer.render('card', JSON.stringify([CARD, sha256]), async () => ({
      game: services.findSystem(publication.system)?.title ?? '',
      title: sayTitle(entry),
      by: sayAuthors(entry),
      facts: sayFacts(entry),
    }));
    if (!drawn.ok) throw new ApiError(503, 'library/not-now', drawn.error);
    return { bytes: drawn.value.png, headers: { 'content-type': 'image/png' } };
  });
}

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

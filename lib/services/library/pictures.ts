import { invariant } from '@/lib/kernel/invariant';
import { sayAuthors, sayFacts, sayTitle } from '@/lib/library/say-entry';
import { noSuchArt, pictureHeaders, SVG_HEADERS } from '../drafts/art';
import type { PublicVisit } from '../requests/answer-public';
import { ApiError } from '../requests/api-error';
import { requireVersion, sendPart } from './api';

/** Version of the card's design; changing it redraws all cards. */
const CARD = 1;

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

/** Version of the posters' design; changing it redraws all of them. */
const POSTER = 1;

/** Sends a version's poster as an SVG. */
export async function versionPoster(visit: PublicVisit, id: string, number: string): Promise<Response> {
  const { renderer, store } = visit.services;
  const version = await requireVersion(visit.services, id, number);
  const { publication, sha256 } = version;
  return sendPart(visit, version, `poster-${POSTER}-${sha256}`, async () => {
    const drawn = await renderer.render('poster', JSON.stringify([POSTER, sha256]), async () => {
      const bytes = await store.versionBytes(publication.id, version.number);
      invariant(bytes, 'what is shown has its bytes');
      return { source: { kind: 'file', bytes } };
    });
    if (!drawn.ok) throw new ApiError(503, 'library/not-now', drawn.error);
    return { bytes: Buffer.from(drawn.value.text), headers: SVG_HEADERS };
  });
}

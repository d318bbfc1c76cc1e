import { parseSha256 } from '@/lib/kernel/address-parts';
import { sayAuthors, sayFacts, sayTitle } from '@/lib/library/say-entry';
import { noSuchArt, pictureResponse } from '../drafts/art';
import type { PublicVisit } from '../requests/answer-public';
import { ApiError } from '../requests/api-error';
import { requireVersion } from './api';

const DAY_S = 86_400;
/** Of the card's looks; what is drawn otherwise is drawn again. */
const CARD = 1;

/** A picture of a version, by its hash. */
export async function publishedArt(visit: PublicVisit, id: string, number: string, asked: string): Promise<Response> {
  const { services } = visit;
  const { publication, ...version } = await requireVersion(services, id, number);
  const hash = parseSha256(asked);
  const art = hash === undefined ? undefined : await services.store.versionArt(publication.id, version.number, hash);
  if (hash === undefined || !art) throw noSuchArt();
  return pictureResponse(art, hash, 'public');
}

/** What a link to a version shows where it is shared, 1200 × 630 pixels. */
export async function linkCard(visit: PublicVisit, id: string, number: string): Promise<Response> {
  const { services } = visit;
  const { publication, contents, sha256 } = await requireVersion(services, id, number);
  const { entry } = contents;
  const drawn = await services.renderer.render('card', JSON.stringify([CARD, sha256]), async () => ({
    game: services.findSystem(publication.system)?.title ?? '',
    title: sayTitle(entry),
    by: sayAuthors(entry),
    facts: sayFacts(entry),
  }));
  if (!drawn.ok) throw new ApiError(503, 'library/not-now', drawn.error);
  const { png } = drawn.value;
  return new Response(new Uint8Array(png), {
    headers: {
      'content-type': 'image/png',
      'content-length': String(png.length),
      'cache-control': `public, max-age=${DAY_S}`,
    },
  });
}

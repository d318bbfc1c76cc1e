import { parseNumber, parsePublication } from '@/lib/library/address';
import { sayAuthors, sayFacts, sayTitle } from '@/lib/library/say-entry';
import { noSuchArt, pictureResponse } from '../drafts/art';
import type { PublicVisit } from '../requests/answer-public';
import { ApiError } from '../requests/api-error';
import { required } from './api';
import { loadVersion, type ReadVersion } from './read';

const DAY_S = 86_400;
/** Of the card's looks; what is drawn otherwise is drawn again. */
const CARD = 1;

/** A version that a picture belongs to. Throws where there is none, or none any more. */
async function versionAt({ services }: PublicVisit, id: string, number: string): Promise<ReadVersion> {
  const [address, version] = [parsePublication(id), parseNumber(number)];
  return required(
    address && version !== undefined ? await loadVersion(services, address.id, version) : { kind: 'none' },
  );
}

/** A picture of a version, by its hash. */
export async function publishedArt(visit: PublicVisit, id: string, number: string, hash: string): Promise<Response> {
  const { publication, ...version } = await versionAt(visit, id, number);
  const art = await visit.services.store.versionArt(publication.id, version.number, hash);
  if (!art) throw noSuchArt();
  return pictureResponse(art, hash, 'public');
}

/** What a link to a version shows where it is shared, 1200 × 630 pixels. */
export async function linkCard(visit: PublicVisit, id: string, number: string): Promise<Response> {
  const { services } = visit;
  const { publication, contents, sha256 } = await versionAt(visit, id, number);
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

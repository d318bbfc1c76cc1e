import { invariant } from '@/lib/kernel/invariant';
import { parsePicture } from '@/lib/kit/picture';
import { sayAuthors, sayFacts, sayTitle } from '@/lib/library/say-entry';
import { noSuchArt, pictureHeaders, SVG_HEADERS } from '../drafts/art';
import type { PublicVisit } from '../requests/answer-public';
import { ApiError } from '../requests/api-error';
import type { PosterJob, RenderSource, SampleName } from '../requests/renderer';
import type { Services } from '../requests/services';
import { requireVersion, sendPart } from './api';
import type { ReadVersion } from './read';
import { versionText } from './render';

/** Version of the card's design; changing it redraws all cards. */
const CARD = 3;

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
      ...(await posterOf(services, version)),
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
const POSTER = 2;

/** Sends a version's poster as an SVG. */
export async function versionPoster(visit: PublicVisit, id: string, number: string): Promise<Response> {
  const { renderer } = visit.services;
  const version = await requireVersion(visit.services, id, number);
  const { sha256 } = version;
  return sendPart(visit, version, `poster-${POSTER}-${sha256}`, async () => {
    const drawn = await renderer.render('poster', JSON.stringify([POSTER, sha256]), () =>
      posterOf(visit.services, version),
    );
    if (!drawn.ok) throw new ApiError(503, 'library/not-now', drawn.error);
    return { bytes: Buffer.from(drawn.value.text), headers: SVG_HEADERS };
  });
}

/** Version of the sample pictures' design; changing it redraws all of them. */
const SAMPLE = 1;

/** Sends a sample picture of a version as an SVG: a few cards, or the map. Throws a 404 if the version has none. */
export async function versionSample(
  visit: PublicVisit,
  id: string,
  number: string,
  name: SampleName,
): Promise<Response> {
  const { services } = visit;
  const { renderer, store } = services;
  const version = await requireVersion(services, id, number);
  const { publication, sha256 } = version;
  return sendPart(visit, version, `sample-${name}-${SAMPLE}-${sha256}`, async () => {
    const text = await versionText(services, version, { hideGm: true });
    if (!text.ok) throw new ApiError(503, 'library/not-now', text.error);
    const sample = text.value.samples.find((one) => one.name === name);
    if (!sample) throw noSuchArt();
    const drawn = await renderer.render('sample', JSON.stringify([name, SAMPLE, sha256]), async () => {
      const pictures = await Promise.all(
        sample.art.map(async (hash) => {
          const art = await store.versionArt(publication.id, version.number, hash);
          return art ? [[hash, art.bytes] as const] : [];
        }),
      );
      return { source: await fileOf(services, version), name, art: pictures.flat() };
    });
    if (!drawn.ok) throw new ApiError(503, 'library/not-now', drawn.error);
    return { bytes: Buffer.from(drawn.value.text), headers: SVG_HEADERS };
  });
}

/** Loads a version's file and its uploaded cover picture. */
async function posterOf(services: Services, version: ReadVersion): Promise<PosterJob> {
  const { publication, number, contents } = version;
  const cover = parsePicture(contents.entry.cover);
  const art = cover.kind === 'art' ? await services.store.versionArt(publication.id, number, cover.hash) : undefined;
  return { source: await fileOf(services, version), art: art?.bytes };
}

async function fileOf({ store }: Services, { publication, number }: ReadVersion): Promise<RenderSource> {
  const bytes = await store.versionBytes(publication.id, number);
  invariant(bytes, 'what is shown has its bytes');
  return { kind: 'file', bytes };
}

import type { Result } from '@/lib/kernel/result';
import { ApiError } from '../requests/api-error';
import type { Rendered } from '../requests/renderer';
import type { Services } from '../requests/services';
import { artResponse, noSuchArt } from './art';
import { findLink } from './share-links';

/** Renders the scenario of a link to read or comment as last saved; undefined if the link is invalid. */
export async function loadReading(services: Services, token: string): Promise<Result<Rendered> | undefined> {
  const reading = await renderReading(services, token);
  if (reading?.ok) await services.renderer.turn();
  return reading;
}

/** Renders the page that a link shows, for callers that need only its places: it does not wait for a turn to send it. */
export async function renderReading(services: Services, token: string): Promise<Result<Rendered> | undefined> {
  const { store, renderer } = services;
  const link = await findLink(services, token);
  const row = link && (await store.draft(link.draftId));
  if (!link || link.role === 'edit' || !row) return undefined;
  const { draftId, hideGm } = link;
  const seq = (await store.history(draftId, 1)).at(-1)?.seq;
  const art = (await store.artOf(draftId)).map(({ hash, alt, credit }) => ({ hash, alt, credit }));
  const options = { hideGm, art, artPath: `/read/${token}/art`, takesComments: link.role === 'comment' };
  return renderer.render('reading', JSON.stringify([draftId, seq, row.system, options]), async () => {
    const updates = (await store.load(draftId, seq)).map(({ bytes }) => bytes);
    return { source: { kind: 'draft', draftId, system: row.system, updates }, ...options };
  });
}

/** Returns a picture of a read link's scenario; players' links lack those used only in the GM's fields. */
export async function readArtResponse(services: Services, token: string, hash: string): Promise<Response> {
  const [link, reading] = [await findLink(services, token), await renderReading(services, token)];
  if (reading?.ok === false) throw new ApiError(503, 'read/not-now', reading.error);
  if (!link || !reading?.value.pictures.includes(hash)) throw noSuchArt();
  return artResponse(services, link.draftId, hash);
}

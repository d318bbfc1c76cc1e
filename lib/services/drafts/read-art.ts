import type { Services } from '../requests/services';
import { artNamedIn, artResponse, type ListedArt, listArt, noSuchArt } from './art';
import { findLink, loadForReading } from './share-links';

/** The pictures of a scenario that anyone who has its read link sees, with what is said of each. */
export async function listReadArt(services: Services, token: string): Promise<readonly ListedArt[]> {
  const [link, found] = [await findLink(services, token), await loadForReading(token)];
  if (!link || !found) return [];
  const named = artNamedIn(found.draft.body);
  return (await listArt(services, link.draftId)).filter(({ hash }) => named.has(hash));
}

/** One of them; what only the GM's fields name is not there for players. */
export async function readArtResponse(services: Services, token: string, hash: string): Promise<Response> {
  const [link, found] = [await findLink(services, token), await loadForReading(token)];
  if (!link || !found || !artNamedIn(found.draft.body).has(hash)) throw noSuchArt();
  return artResponse(services, link.draftId, hash);
}

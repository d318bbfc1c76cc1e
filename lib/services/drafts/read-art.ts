import type { House } from '../requests/services';
import { artNamedIn, artResponse, type ListedArt, listArt, noSuchArt } from './art';
import { findLink, loadForReading } from './share-links';

/** The pictures of a scenario that whoever has its read link sees, with what is said of each. */
export async function listReadArt(house: House, token: string): Promise<readonly ListedArt[]> {
  const [link, found] = [await findLink(house, token), await loadForReading(token)];
  if (!link || !found) return [];
  const named = artNamedIn(found.draft.body);
  return (await listArt(house, link.draftId)).filter(({ hash }) => named.has(hash));
}

/** One of them; what only the GM's fields name is not there for players. */
export async function readArtResponse(house: House, token: string, hash: string): Promise<Response> {
  const [link, found] = [await findLink(house, token), await loadForReading(token)];
  if (!link || !found || !artNamedIn(found.draft.body).has(hash)) throw noSuchArt();
  return artResponse(house, link.draftId, hash);
}

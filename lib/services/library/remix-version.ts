import { type ChainLink, type Draft, headerOf } from '@/lib/scenario/envelope';
import { parseScenario } from '@/lib/scenario/open';
import { refusalToRemix, remixOf } from '@/lib/scenario/remix';
import { addPictures } from '../drafts/art';
import { addDraft } from '../drafts/drafts';
import type { Visit } from '../requests/answer';
import { ApiError } from '../requests/api-error';
import { inTurn } from '../requests/in-turn';
import { becomeMaker, chargeDraft } from '../requests/pay';
import type { Services } from '../requests/services';
import { requireVersion } from './api';
import type { ReadVersion } from './read';

/** Makes a draft for the visitor from a version, with the extended chain and its pictures. Returns the draft's id. */
export async function remixVersion(visit: Visit, segment: string, asked: string): Promise<string> {
  const { services, memberId } = visit;
  const version = await requireVersion(services, segment, asked);
  const { number } = version;
  const { id } = version.publication;
  const refusal = refusalFor(version, memberId);
  if (refusal !== undefined) throw new ApiError(403, 'library/remix-forbidden', refusal);
  const bytes = await services.store.versionBytes(id, number);
  if (!bytes) throw new ApiError(410, 'library/withdrawn', 'Its publisher has withdrawn this version.');
  await chargeDraft(visit, bytes.length);
  const { draft, system } = await inTurn(() => openVersion(services, bytes));
  const owner = await becomeMaker(visit);
  const made = await addDraft(services, owner, remixOf(draft, linkOf(services, version, draft)), system);
  await addPictures(services, made, version.contents.pictures, (hash) => services.store.versionArt(id, number, hash));
  return made;
}

/** Returns why a visitor may not remix a version, and whom to ask. Its publisher always may. */
export function refusalFor({ publication, contents }: ReadVersion, memberId: string | undefined): string | undefined {
  return publication.memberId === memberId ? undefined : refusalToRemix(contents.entry);
}

async function openVersion({ findSystem }: Services, bytes: Uint8Array) {
  const opened = await parseScenario(bytes, findSystem);
  if (!opened.ok) throw new ApiError(410, opened.error.code, opened.error.message);
  return opened.value;
}

const linkOf = ({ publicOrigin }: Services, { publication, number, sha256 }: ReadVersion, draft: Draft): ChainLink => {
  const { title, authors, licence } = headerOf(draft);
  const address = publicOrigin === undefined ? '' : `${publicOrigin}/library/${publication.id}/${number}`;
  return { title, authors, licence, version: number, sha256, address };
};

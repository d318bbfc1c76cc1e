import { createHash } from 'node:crypto';
import { parseId, parseToken } from '@/lib/kernel/address-parts';
import { newId } from '@/lib/kernel/ids';
import type { JsonObject } from '@/lib/kernel/json';
import type { Draft } from '@/lib/scenario/envelope';
import { playersCopy } from '@/lib/scenario/real-evenings';
import { LINK_ROLES } from '@/lib/storage/roles';
import type { LinkRow } from '@/lib/storage/store';
import { ApiError, badRequest } from '../requests/api-error';
import type { Services } from '../requests/services';
import { loadDraft } from './drafts';

const LINKS_MAX = 50;

/** A link as its owner sees it, with its time in ISO 8601. */
type ListedLink = Pick<LinkRow, 'id' | 'role' | 'hideGm'> & { readonly createdAt: string };

export async function listLinks({ store }: Services, draftId: string): Promise<readonly ListedLink[]> {
  const links = await store.links(draftId);
  return links.map(({ id, role, hideGm, createdAt }) => ({
    id,
    role,
    hideGm,
    createdAt: new Date(createdAt).toISOString(),
  }));
}

/**
 * Creates a link to a draft and returns its address; the store keeps only a hash of the token. Links to read, with
 * comments or without, work without scripts, so their token is in the path. The token of edit links follows `#`, which
 * browsers never send to servers.
 */
export async function addLink(
  { store, now }: Services,
  draftId: string,
  asked: JsonObject,
  origin: string,
): Promise<{ readonly id: string; readonly url: string }> {
  const { role, hideGm = false } = asked;
  const linkRole = LINK_ROLES.find((known) => known === role);
  if (!linkRole || typeof hideGm !== 'boolean') {
    throw badRequest('A link is for editing, commenting or reading, with or without the GM’s fields.');
  }
  if (role === 'edit' && hideGm) throw badRequest('People who edit also see the GM’s fields.');
  const token = newId(26);
  const id = newId();
  if (!(await store.addLink({ id, draftId, role: linkRole, hideGm, createdAt: now() }, hashOf(token), LINKS_MAX))) {
    throw new ApiError(409, 'links/too-many', `A scenario has at most ${LINKS_MAX} links. Revoke one first.`);
  }
  return { id, url: `${origin}/${role === 'edit' ? 'join#' : 'read/'}${token}` };
}

/** Revokes a link and all access through it, at once. */
export async function revokeLink({ store, documents }: Services, draftId: string, linkId: string): Promise<void> {
  const id = parseId(linkId);
  if (id === undefined || !(await store.revokeLink(draftId, id))) {
    throw new ApiError(404, 'links/not-found', 'That link was already revoked.');
  }
  await documents.recheck(draftId);
}

/** Returns the link with that token, unless its draft is deleted. */
export async function findLink({ store, now }: Services, asked: string): Promise<LinkRow | undefined> {
  const token = parseToken(asked);
  const link = token === undefined ? undefined : await store.linkByToken(hashOf(token));
  const draft = link && (await store.draft(link.draftId));
  if (!draft || draft.deletedAt !== null) return undefined;
  // Reading still works if the storage is read-only or full.
  await store.noteOpened(draft.id, now()).catch(() => {});
  return link;
}

/** Loads the draft as last saved, without the GM's fields. */
export async function loadForPlayers(services: Services, id: string, systemId: string): Promise<Draft> {
  const { draft, system } = await loadDraft(services, id, systemId);
  return playersCopy(system, draft);
}

// A fast unsalted hash is safe here: tokens hold 130 random bits, which can't be guessed.
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

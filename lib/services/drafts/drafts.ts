import type { System } from '@/lib/contract/authored';
import { parseId } from '@/lib/kernel/address-parts';
import { newId } from '@/lib/kernel/ids';
import type { Issue } from '@/lib/kernel/issue';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { failure, type Result, success } from '@/lib/kernel/result';
import { draftShape } from '@/lib/scenario/draft-shape';
import { type Draft, type DraftFields, draftFromStarter, newDraft, unreadableParts } from '@/lib/scenario/envelope';
import { openDraft, openEnvelope } from '@/lib/scenario/open';
import { LINE_MAX } from '@/lib/schema/fields';
import { readStarter } from '@/lib/starters/read-starters';
import { ROLES, type Role } from '@/lib/storage/roles';
import { type DraftRow, SYSTEM_MEMBER } from '@/lib/storage/store';
import { ApiError, badRequest, forbidden, notFound, refusalOf } from '../requests/api-error';
import { inTurn } from '../requests/in-turn';
import { memberOf } from '../requests/member-of';
import { requireServices, type Services } from '../requests/services';
import { daysLeft } from './sweep';

export interface ListedDraft {
  readonly id: string;
  readonly title: string;
  readonly system: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly role: Role;
  /** Days until it is deleted if nobody opens it; missing if it never is. */
  readonly daysLeft?: number;
  /** Names of the others at its tables; missing if there are none. */
  readonly people?: readonly string[];
}

/** Maximum number of seats that are read for the names in a list. */
const COMPANIONS_MAX = 300;

export async function listDrafts(services: Services, memberId: string): Promise<readonly ListedDraft[]> {
  const drafts = await services.store.draftsOf(memberId);
  if (drafts.length === 0) return [];
  const names = await services.store.companionsOf(memberId, COMPANIONS_MAX);
  return drafts.map((draft) => {
    const people = names.get(draft.id);
    return { ...listed(services, draft), ...(people && { people }) };
  });
}

/** Lists the drafts of the member with these cookies; undefined for browsers without a member. */
export async function loadOwnDrafts(cookies: string | null): Promise<readonly ListedDraft[] | undefined> {
  const services = requireServices();
  const member = await memberOf(services, cookies);
  return member === undefined ? undefined : listDrafts(services, member);
}

export function listed(services: Services, draft: DraftRow & { readonly role: Role }): ListedDraft {
  const { id, title, system, updatedAt, role } = draft;
  const left = daysLeft(services, draft);
  return {
    id,
    title,
    system,
    updatedAt: new Date(updatedAt).toISOString(),
    role,
    ...(left !== undefined && { daysLeft: left }),
  };
}

/** Messages by the role that a request needs, and for people who may only comment. */
const NOT_ALLOWED: Readonly<Record<Role, string>> = {
  owner: 'Only the scenario’s owner can do that.',
  edit: 'You can read this scenario but not change it.',
  read: 'You can read this scenario but not change it.',
  comment: 'You can comment on this scenario with the link that you got, but not open it here.',
};

/** Returns a draft and the member's role. Throws unless the role is at least `least`. */
export async function requireDraft(
  { store }: Services,
  asked: string,
  memberId: string | undefined,
  least: Role,
  { deleted = false } = {},
): Promise<DraftRow & { readonly role: Role }> {
  const id = parseId(asked);
  const role = id === undefined || memberId === undefined ? undefined : await store.roleOf(id, memberId);
  const draft = id !== undefined && role && (await store.draft(id));
  if (!draft || (draft.deletedAt !== null) !== deleted) throw notFound();
  if (ROLES.indexOf(role) > ROLES.indexOf(least)) {
    throw forbidden(NOT_ALLOWED[role === 'comment' ? role : least]);
  }
  return { ...draft, role };
}

/** Builds the draft that a request asks for: blank, from a starter, or from a file, with what the import loses. */
export async function draftAskedFor(
  { findSystem }: Services,
  asked: JsonObject,
): Promise<{ readonly draft: Draft; readonly system: System; readonly losses: readonly Issue[] }> {
  const { scenario, system: systemId, starter: starterId } = asked;
  if (scenario !== undefined) {
    const opened = await openEnvelope(scenario, findSystem);
    if (!opened.ok) throw new ApiError(422, opened.error.code, opened.error.message);
    return { ...opened.value, losses: unreadableParts(opened.value.issues) };
  }
  const system = typeof systemId === 'string' ? await findSystem(systemId)?.load() : undefined;
  if (!system) throw badRequest('Say which game the scenario is for.');
  if (starterId === undefined) return { draft: newDraft(system), system, losses: [] };
  const starter = typeof starterId === 'string' ? readStarter(system, starterId) : undefined;
  if (!starter) throw new ApiError(404, 'starter/not-found', 'There is no such starter. Pick one from the list.');
  const { draft } = openDraft(draftFromStarter(system, starter) as unknown as Json, system);
  return { draft, system, losses: [] };
}

/** Saves a draft as a new document. Returns its id. */
export async function addDraft(services: Services, ownerId: string, draft: Draft, system: System): Promise<string> {
  const first = await inTurn(() =>
    services.documents.build(draftShape(system), draft as unknown as JsonObject, commentsIn(draft)),
  );
  if (!first.ok) throw new ApiError(413, 'file/too-large', first.error.message);
  await services.room.require(first.value.bytes.length);
  const id = newId(26);
  await services.store.createDraft({ id, system: system.id }, ownerId, {
    memberId: SYSTEM_MEMBER,
    at: services.now(),
    bytes: first.value.bytes,
    title: draft.title,
    newClients: [first.value.clientId],
  });
  return id;
}

/** Returns the comments that came with a file. Nobody here is their author. */
const commentsIn = ({ comments }: Draft) =>
  (comments ?? []).map(({ at, resolved, ...said }) => ({
    ...said,
    by: '',
    at: Date.parse(at),
    isResolved: resolved === true,
  }));

/** Copies a draft. The copy starts its own history. */
export async function duplicateDraft(
  services: Services,
  { id, system: systemId }: DraftRow,
  ownerId: string,
): Promise<string> {
  const { draft, system } = await loadDraft(services, id, systemId);
  const copy = await addDraft(
    services,
    ownerId,
    { ...draft, title: `Copy of ${draft.title}`.slice(0, LINE_MAX) },
    system,
  );
  await services.store.copyArt(id, copy);
  return copy;
}

/** Loads the draft as last saved. */
export async function loadDraft(
  services: Services,
  id: string,
  systemId: string,
): Promise<{ draft: Draft; system: System }> {
  const system = await requireSystem(services, systemId);
  return {
    draft: newDraft(system, { ...((await services.documents.read(id)) as unknown as DraftFields), id }),
    system,
  };
}

/** Reason why a visitor can't enter the editor page. */
export interface ShutOut {
  readonly message: string;
  /** True if the member has no such draft, now or at all. */
  readonly isMissing: boolean;
}

/** Loads a draft and the member's role for the editor page, or fails with the reason for the visitor. */
export async function loadForWriting(
  services: Services,
  id: string,
  memberId: string | undefined,
): Promise<Result<{ readonly draft: Draft; readonly system: System; readonly role: Role }, ShutOut>> {
  try {
    const { system, role } = await requireDraft(services, id, memberId, 'read');
    return success({ ...(await loadDraft(services, id, system)), role });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return failure({ message: refusal.message, isMissing: refusal.status === notFound().status });
    throw error;
  }
}

/** Renames a draft, which its open pages show at once. */
export async function renameDraft({ documents }: Services, draftId: string, title: Json | undefined): Promise<void> {
  if (typeof title !== 'string' || title.length > LINE_MAX) {
    throw badRequest(`A title is a line of at most ${LINE_MAX} characters.`);
  }
  await documents.rename(draftId, title);
}

/** Moves a draft to the bin, or restores it from there. */
export async function setDeleted(
  { store, documents, now }: Services,
  draftId: string,
  deleted: boolean,
): Promise<void> {
  await store.setDeleted(draftId, deleted ? now() : null);
  await documents.recheck(draftId);
}

/** Loads a game. Throws if this studio doesn't have it. */
export async function requireSystem({ findSystem }: Services, id: string): Promise<System> {
  const system = await findSystem(id)?.load();
  if (!system) throw new ApiError(410, 'system/unknown', 'This Trapdoor does not know the game of this scenario.');
  return system;
}

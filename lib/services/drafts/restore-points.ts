import { parseNumber } from '@/lib/kernel/address-parts';
import type { JsonObject } from '@/lib/kernel/json';
import { memoize } from '@/lib/kernel/memoize';
import type { Result } from '@/lib/kernel/result';
import { type DraftRow, type LogEntry, SYSTEM_MEMBER } from '@/lib/storage/store';
import { ApiError, badRequest, notFound } from '../requests/api-error';
import { inTurn } from '../requests/in-turn';
import { RecentAnswers } from '../requests/recent-answers';
import type { Services } from '../requests/services';
import { adoptArt } from './art';
import { draftAskedFor, requireSystem } from './drafts';
import { personId } from './people-of-draft';

/** A state of a draft that can be restored: the one after edit `seq`, made at `at`, which groups `edits` edits. */
interface RestorePoint {
  readonly seq: number;
  readonly at: number;
  readonly edits: number;
  readonly name?: string;
  /** Ids of the members who made the edits. */
  readonly members: readonly string[];
}

/** A restore point for pages, with its time in ISO 8601. */
export interface ListedPoint extends Omit<RestorePoint, 'at' | 'members'> {
  readonly at: string;
  /** Ids by which the draft knows the people who made the edits. Missing in lists by the minute. */
  readonly people?: readonly string[];
}

const PAUSE_MS = 5 * 60_000;
const LONGEST_MS = 20 * 60_000;
const MOST_EDITS = 300;
const HISTORY_MAX = 50_000;
const POINTS_MAX = 200;
const MINUTES_MAX = 1_000;
const NAME_MAX = 80;
const NAMES_MAX = 100;

const KEPT = 300;
/** Never expires: a list depends only on the log and the names, and both are in its key. */
const keptPoints = memoize((_: Services) => new RecentAnswers<readonly ListedPoint[]>(Number.POSITIVE_INFINITY, KEPT));

/** Lists the restore points of a draft, newest first. */
export async function listPoints(services: Services, draftId: string): Promise<readonly ListedPoint[]> {
  const { store, now, secret } = services;
  const [last, names] = await Promise.all([lastEdit(services, draftId), store.pointNames(draftId)]);
  return keptPoints(services).get(JSON.stringify(['points', draftId, last, [...names]]), now(), () =>
    inTurn(async () => {
      const points = groupIntoPoints(await store.history(draftId, HISTORY_MAX), names);
      return points
        .filter(({ name }, i) => name !== undefined || i >= points.length - POINTS_MAX)
        .reverse()
        .map(({ members, at, ...point }) => ({
          ...point,
          at: new Date(at).toISOString(),
          people: members.map((memberId) => personId(secret, draftId, memberId)),
        }));
    }),
  );
}

/** Names a state; '' removes its name. */
export async function namePoint({ store }: Services, draftId: string, asked: unknown, name: unknown): Promise<void> {
  if (typeof name !== 'string' || name.length > NAME_MAX) {
    throw badRequest(`A name is a line of at most ${NAME_MAX} characters.`);
  }
  const seq = parseNumber(asked);
  if (seq === undefined || seq > ((await store.history(draftId, 1)).at(-1)?.seq ?? 0)) throw notFound();
  if (await store.namePoint(draftId, seq, name.trim(), NAMES_MAX)) return;
  throw new ApiError(409, 'points/too-many-names', `At most ${NAMES_MAX} versions have names. Take one away first.`);
}

/** Returns the last state of each minute with changes, newest first, for tables that restore their draft. */
export async function listRestorePoints(services: Services, draftId: string): Promise<readonly ListedPoint[]> {
  const last = await lastEdit(services, draftId);
  return keptPoints(services).get(JSON.stringify(['minutes', draftId, last]), services.now(), () =>
    inTurn(async () => {
      const minutes = await services.store.minutes(draftId, MINUTES_MAX);
      return minutes.map((minute) => ({ ...minute, at: new Date(minute.at).toISOString() }));
    }),
  );
}

/** Returns the number of a draft's last edit. */
export async function lastEdit({ store }: Services, draftId: string): Promise<number> {
  return (await store.history(draftId, 1)).at(-1)?.seq ?? 0;
}

/** Restores an earlier state of a draft, which its open pages show at once. The restoration itself can be undone. */
export async function restorePoint(services: Services, { draftId, system }: DraftOfGame, seq: unknown): Promise<void> {
  const draft = JSON.parse(await loadPoint(services, { draftId, system }, seq)) as JsonObject;
  await inTurn(() => services.documents.edit(draftId, () => [{ op: 'set', path: [], value: draft }]));
}

/** Splits a history at pauses and after named states, and long stretches of work into pieces. */
export function groupIntoPoints(
  history: readonly LogEntry[],
  names: ReadonlyMap<number, string> = new Map(),
): readonly RestorePoint[] {
  const points: RestorePoint[] = [];
  let since = 0;
  for (const { seq, at, memberId } of history) {
    const last = points.at(-1);
    // The draft's first state always stays a point of its own.
    const goesOn =
      last &&
      last.seq > 1 &&
      last.name === undefined &&
      // A clock that was set back counts as a pause.
      Math.abs(at - last.at) <= PAUSE_MS &&
      at - since <= LONGEST_MS &&
      last.edits < MOST_EDITS;
    const name = names.get(seq);
    const edits = goesOn ? last.edits + 1 : 1;
    const members = new Set(goesOn ? last.members : []);
    if (memberId !== SYSTEM_MEMBER) members.add(memberId);
    if (goesOn) points.pop();
    else since = at;
    points.push({ seq, at, edits, members: [...members], ...(name !== undefined && { name }) });
  }
  return points;
}

export interface DraftOfGame {
  readonly draftId: string;
  readonly system: string;
}

/** Returns the draft after the edit with that number, as JSON. */
export async function loadPoint(services: Services, { draftId, system }: DraftOfGame, asked: unknown): Promise<string> {
  const seq = requireEdit(asked);
  const point = await services.renderer.render('point', JSON.stringify([draftId, system, seq]), async () => ({
    source: { kind: 'draft', draftId, system, updates: await updatesUpTo(services, { draftId, system }, seq) },
  }));
  return madeOr503(point).text;
}

/** Parses the number of an edit in a request. Throws if it is invalid. */
export function requireEdit(asked: unknown): number {
  const seq = parseNumber(asked);
  if (seq === undefined) throw notFound();
  return seq;
}

/** Returns the updates up to and including the edit with that number. Throws if there is no such edit. */
export async function updatesUpTo(
  services: Services,
  { draftId, system }: DraftOfGame,
  seq: number,
): Promise<readonly Uint8Array[]> {
  await requireSystem(services, system);
  const updates = await services.store.load(draftId, seq);
  if (updates.at(-1)?.seq !== seq) throw notFound();
  return updates.map(({ bytes }) => bytes);
}

/** Unwraps the result of a rendering thread. Throws a 503 if the job was too large or too many wait. */
export function madeOr503<Made>(made: Result<Made>): Made {
  if (made.ok) return made.value;
  throw new ApiError(503, 'draft/not-now', made.error);
}

/** Replaces a draft by a file's scenario or an earlier state, live. Returns the edit to restore to undo this. */
export async function replaceDraft(
  services: Services,
  { id, system }: DraftRow,
  memberId: string,
  { scenario, seq }: JsonObject,
): Promise<number> {
  const before = await lastEdit(services, id);
  if (scenario === undefined) {
    await restorePoint(services, { draftId: id, system }, seq);
    return before;
  }
  const asked = await inTurn(() => draftAskedFor(services, { scenario }));
  if (asked.system.id !== system) {
    throw new ApiError(409, 'draft/other-game', 'This file is of another game. Open it as a copy instead.');
  }
  const draft = { ...asked.draft, id };
  await services.documents.edit(id, () => [{ op: 'set', path: [], value: draft as unknown as JsonObject }]);
  await adoptArt(services, id, memberId, draft);
  return before;
}

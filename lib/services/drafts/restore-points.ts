import { parseNumber } from '@/lib/kernel/address-parts';
import type { JsonObject } from '@/lib/kernel/json';
import { remembered } from '@/lib/kernel/remembered';
import type { Result } from '@/lib/kernel/result';
import type { DraftRow, LogEntry } from '@/lib/storage/store';
import { ApiError, badRequest, notFound } from '../requests/api-error';
import { inTurn } from '../requests/in-turn';
import type { Services } from '../requests/services';
import { RecentAnswers } from '../tables/table-answers';
import { adoptArt } from './art';
import { draftAskedFor, requireSystem } from './drafts';

/** A state of a draft that one can go back to: right after `edits` edits, the last of them at `at`. */
interface RestorePoint {
  readonly seq: number;
  readonly at: number;
  readonly edits: number;
  /** What somebody called it. */
  readonly name?: string;
}

/** A restore point as pages show it, with its time as ISO 8601 says it. */
export type ListedPoint = Omit<RestorePoint, 'at'> & { readonly at: string };

const PAUSE_MS = 5 * 60_000;
const LONGEST_MS = 20 * 60_000;
const MOST_EDITS = 300;
const HISTORY_MAX = 50_000;
const POINTS_MAX = 200;
const MINUTES_MAX = 1_000;
const NAME_MAX = 80;
const NAMES_MAX = 100;

const KEPT = 300;
/** A list changes with the log and its names alone, which stand in its key. */
const keptPoints = remembered(
  (_: Services) => new RecentAnswers<readonly ListedPoint[]>(Number.POSITIVE_INFINITY, KEPT),
);

/** Lists the restore points of a draft, newest first. */
export async function listPoints(services: Services, draftId: string): Promise<readonly ListedPoint[]> {
  const { store, now } = services;
  const [last, names] = await Promise.all([lastEdit(services, draftId), store.pointNames(draftId)]);
  return keptPoints(services).get(JSON.stringify(['points', draftId, last, [...names]]), now(), () =>
    inTurn(async () => {
      const points = groupIntoPoints(await store.history(draftId, HISTORY_MAX), names);
      return points
        .filter(({ name }, i) => name !== undefined || i >= points.length - POINTS_MAX)
        .reverse()
        .map((point) => ({ ...point, at: new Date(point.at).toISOString() }));
    }),
  );
}

/** Gives a state a name, or takes its name away with ''. */
export async function namePoint({ store }: Services, draftId: string, asked: unknown, name: unknown): Promise<void> {
  if (typeof name !== 'string' || name.length > NAME_MAX) {
    throw badRequest(`A name is a line of at most ${NAME_MAX} characters.`);
  }
  const seq = parseNumber(asked);
  if (seq === undefined || seq > ((await store.history(draftId, 1)).at(-1)?.seq ?? 0)) throw notFound();
  if (await store.namePoint(draftId, seq, name.trim(), NAMES_MAX)) return;
  throw new ApiError(409, 'points/too-many-names', `At most ${NAMES_MAX} versions have names. Take one away first.`);
}

/** The last state of each minute in which something was changed, newest first: what a table can go back to. */
export async function listRestorePoints(services: Services, draftId: string): Promise<readonly ListedPoint[]> {
  const last = await lastEdit(services, draftId);
  return keptPoints(services).get(JSON.stringify(['minutes', draftId, last]), services.now(), () =>
    inTurn(async () => {
      const minutes = await services.store.minutes(draftId, MINUTES_MAX);
      return minutes.map((minute) => ({ ...minute, at: new Date(minute.at).toISOString() }));
    }),
  );
}

/** The number of a draft's last edit so far. */
export async function lastEdit({ store }: Services, draftId: string): Promise<number> {
  return (await store.history(draftId, 1)).at(-1)?.seq ?? 0;
}

/** Brings a draft back to what it was, in front of everybody. The way there is in the log, so this is not final either. */
export async function restorePoint(services: Services, { draftId, system }: DraftOfGame, seq: unknown): Promise<void> {
  const draft = JSON.parse(await loadPoint(services, { draftId, system }, seq)) as JsonObject;
  await inTurn(() => services.documents.edit(draftId, () => [{ op: 'set', path: [], value: draft }]));
}

/** Cuts a history where people paused and after what has a name, and long stretches of work into pieces. */
export function groupIntoPoints(
  history: readonly LogEntry[],
  names: ReadonlyMap<number, string> = new Map(),
): readonly RestorePoint[] {
  const points: RestorePoint[] = [];
  let since = 0;
  for (const { seq, at } of history) {
    const last = points.at(-1);
    // What a draft was created with is always a point of its own.
    const goesOn =
      last &&
      last.seq > 1 &&
      last.name === undefined &&
      // A clock that was set back is a pause too.
      Math.abs(at - last.at) <= PAUSE_MS &&
      at - since <= LONGEST_MS &&
      last.edits < MOST_EDITS;
    const name = names.get(seq);
    const edits = goesOn ? last.edits + 1 : 1;
    if (goesOn) points.pop();
    else since = at;
    points.push({ seq, at, edits, ...(name !== undefined && { name }) });
  }
  return points;
}

/** A draft and its game. */
export interface DraftOfGame {
  readonly draftId: string;
  readonly system: string;
}

/** The draft as it was right after the edit with that number, as JSON. */
export async function loadPoint(services: Services, { draftId, system }: DraftOfGame, asked: unknown): Promise<string> {
  const seq = requireEdit(asked);
  const point = await services.renderer.render('point', JSON.stringify([draftId, system, seq]), async () => ({
    source: { kind: 'draft', draftId, system, updates: await updatesUpTo(services, { draftId, system }, seq) },
  }));
  return madeOr503(point).text;
}

/** The number of an edit, as a request names it. Throws if it is none. */
export function requireEdit(asked: unknown): number {
  const seq = parseNumber(asked);
  if (seq === undefined) throw notFound();
  return seq;
}

/** The updates that make a draft what it was right after the edit with that number. Throws if there is no such edit. */
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

/** Returns a thread's product. Throws 503 if it took too much, or too many wait. */
export function madeOr503<Made>(made: Result<Made>): Made {
  if (made.ok) return made.value;
  throw new ApiError(503, 'draft/not-now', made.error);
}

/**
 * Makes a draft what a file's scenario says, or what it was right after an edit, in front of everybody. Returns the
 * number of the edit that leads back.
 */
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

import type { Due } from '@/lib/storage/store';
import type { SweepRecord } from '@/lib/storage/sweeps';
import { counted } from '@/lib/tabletop/words/wording';
import type { Services } from '../requests/services';

const DAY_MS = 24 * 3_600_000;
/** Uptime with a steady clock after which it is trusted. */
export const STEADY_MS = 7 * DAY_MS;
/** Longest time between two sweeps of a steady clock: a studio that was off for longer looks the same as a jump. */
const GAP_MAX_MS = 2 * DAY_MS;
/** Tolerated clock difference between processes that share a database. */
const SKEW_MS = 10 * 60_000;

/**
 * Returns the record of a sweep at clock reading `at`, after `upMs` of uptime since the last one. A clock jump in
 * either direction resets the trust to 0; steady uptime restores it.
 */
export function judgeClock(last: SweepRecord | undefined, at: number, upMs = Number.POSITIVE_INFINITY): SweepRecord {
  if (last === undefined || !isSteady(last, at)) return { sweptAt: at, steadyMs: 0, isConfirmed: false };
  const passed = Math.max(0, Math.min(upMs, at - last.sweptAt));
  return { sweptAt: at, steadyMs: Math.min(STEADY_MS, last.steadyMs + passed), isConfirmed: false };
}

/** Returns the record after the operator has confirmed the clock reading `at`. */
export const confirmClock = (at: number): SweepRecord => ({ sweptAt: at, steadyMs: STEADY_MS, isConfirmed: true });

export const isSteady = ({ sweptAt }: SweepRecord, at: number): boolean =>
  at - sweptAt >= -SKEW_MS && at - sweptAt <= GAP_MAX_MS;

/** Tells whether work that can't be undone may rely on the clock. */
export const isTrusted = ({ steadyMs }: SweepRecord): boolean => steadyMs >= STEADY_MS;

/** Days that a deleted draft can be restored. */
const KEPT_DAYS = 30;
/** Unused drafts removed in one sweep: at most the larger of a count and a share of all drafts. */
const UNUSED_MAX = 50;
const UNUSED_SHARE = 0.05;
const AT_ONCE = 20;
const PAUSE_MS = 50;

type Needed = Pick<Services, 'store' | 'documents' | 'now' | 'forgetAfterDays'>;

interface Sweeping {
  /** Milliseconds this process was up since its last sweep; without it, the clock says how long ago that was. */
  readonly upMs?: number;
  readonly signal?: AbortSignal;
  /** Writes a line into the operator's log. */
  readonly say?: (line: string) => void;
}

/**
 * Purges drafts that were deleted 30 days ago and, if the operator wants it, drafts that nobody has opened for long,
 * and returns the space to the disk. While the clock is not trusted, unused drafts are only marked. Safe if other
 * processes sweep at the same time.
 */
export async function sweep(services: Needed, { upMs, signal, say = () => {} }: Sweeping = {}): Promise<void> {
  const { store, documents, now, forgetAfterDays } = services;
  const at = now();
  let last: SweepRecord | undefined;
  const record = await store.recordSweep((found) => {
    last = found;
    return judgeClock(found, at, upMs);
  });
  // Drafts that are open now count as just opened.
  for (const id of documents.openIds()) await store.noteOpened(id, at);
  if (isTrusted(record)) await store.endFutureDeletions(at);
  const deleted = await removeDeleted(services, at, signal);
  if (deleted > 0) say(`Sweep: removed ${counted(deleted, 'scenario')} deleted ${KEPT_DAYS} days ago or earlier.`);
  if (forgetAfterDays !== undefined) {
    if (last && !isSteady(last, at)) say(jumpMessage(last.sweptAt, at));
    await sweepUnused(services, at, { days: forgetAfterDays, record, signal, say });
  }
  while (!signal?.aborted && (await store.giveBack())) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

async function removeDeleted(services: Needed, at: number, signal: AbortSignal | undefined): Promise<number> {
  const due = { deletedBefore: at - KEPT_DAYS * DAY_MS };
  let removed = 0;
  for (;;) {
    const ids = await services.store.draftsDue(due, AT_ONCE);
    if (ids.length === 0 || signal?.aborted) return removed;
    removed += await remove(services, ids, due, signal);
  }
}

interface UnusedSweep extends Required<Pick<Sweeping, 'say'>> {
  readonly days: number;
  readonly record: SweepRecord;
  readonly signal: AbortSignal | undefined;
}

async function sweepUnused(services: Needed, at: number, { days, record, signal, say }: UnusedSweep): Promise<void> {
  const { store } = services;
  const unusedSince = at - days * DAY_MS;
  const marked = await store.markUnused(unusedSince, at);
  const { all, marked: due } = await store.countDrafts();
  let removed = 0;
  if (isTrusted(record)) {
    const most = Math.max(UNUSED_MAX, Math.floor(all * UNUSED_SHARE));
    const never = Number.MIN_SAFE_INTEGER;
    const ids = await store.draftsDue({ deletedBefore: never, unusedSince }, most);
    removed = await remove(services, ids, { deletedBefore: never, unusedSince }, signal);
  }
  if (marked === 0 && removed === 0) return;
  const until = isTrusted(record)
    ? 'the next sweep'
    : `the studio has run for ${counted(Math.ceil((STEADY_MS - record.steadyMs) / DAY_MS), 'day')} with a steady clock`;
  const rest = due > removed ? `; ${due - removed} more are kept until ${until}` : '';
  say(`Sweep: removed ${counted(removed, 'scenario')} that nobody opened for ${days} days${rest}.`);
}

async function remove(
  { store, documents }: Needed,
  ids: readonly string[],
  due: Due,
  signal: AbortSignal | undefined,
): Promise<number> {
  let removed = 0;
  for (const id of ids) {
    if (signal?.aborted) break;
    removed += await store.purgeDrafts([id], due);
    await documents.recheck(id);
  }
  return removed;
}

const jumpMessage = (before: number, at: number) =>
  [
    `The clock went from ${new Date(before).toISOString()} to ${new Date(at).toISOString()} since the last sweep.`,
    'Scenarios that nobody opened are kept until it was steady for 7 days of uptime.',
    'If it is right, “trapdoor sweep --confirm” removes them at once.',
  ].join(' ');

/** Returns the days until a draft is deleted if nobody opens it; undefined if it never is. */
export function daysLeft(
  { now, forgetAfterDays }: Pick<Services, 'now' | 'forgetAfterDays'>,
  { openedAt, updatedAt }: { readonly openedAt: number; readonly updatedAt: number },
): number | undefined {
  if (forgetAfterDays === undefined) return undefined;
  const idleDays = (now() - Math.max(openedAt, updatedAt)) / DAY_MS;
  return Math.max(0, Math.ceil(forgetAfterDays - idleDays));
}

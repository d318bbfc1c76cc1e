import type { SweepRecord } from '@/lib/storage/sweeps';

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

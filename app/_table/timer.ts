import type { Timer } from '@/lib/table/view';
import { counted } from '@/lib/tabletop/words/wording';

/** Returns the time left on the clock, at least 0; `now` is the server's time. */
export const leftMs = (timer: Timer, now: number): number =>
  Math.max(0, 'leftMs' in timer ? timer.leftMs : timer.endsAt - now);

/** Formats time as "4:05". The last second lasts until it is over. */
export function formatClock(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Formats time in words: "4 minutes and 5 seconds". */
export function sayTime(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [minutes > 0 && counted(minutes, 'minute'), (rest > 0 || minutes === 0) && counted(rest, 'second')];
  return parts.filter((part) => part !== false).join(' and ');
}

/** Times in seconds at which the clock is called out. */
const MARKS_S = [60, 30, 10, 0] as const;

/** Returns the words for the clock's step from one reading to the next; undefined if there are none. */
export function callOut(beforeMs: number, afterMs: number): string | undefined {
  // After a long sleep only the last mark counts.
  const mark = MARKS_S.findLast((seconds) => beforeMs > seconds * 1_000 && afterMs <= seconds * 1_000);
  if (mark === undefined) return undefined;
  return mark === 0 ? 'Time is up.' : `${sayTime(mark * 1_000)} left.`;
}

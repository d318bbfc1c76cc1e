import type { Timer } from '@/lib/table/view';
import { counted } from '@/lib/tabletop/wording';

/** How much is left on the clock, never less than nothing; `now` is the server's time. */
export const leftMs = (timer: Timer, now: number): number =>
  Math.max(0, 'leftMs' in timer ? timer.leftMs : timer.endsAt - now);

/** Clock form: "4:05". The last second lasts until it is over. */
export function formatClock(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Spoken form: "4 minutes and 5 seconds". */
export function sayTime(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [minutes > 0 && counted(minutes, 'minute'), (rest > 0 || minutes === 0) && counted(rest, 'second')];
  return parts.filter((part) => part !== false).join(' and ');
}

/** What is called out when it is reached. */
const MARKS_S = [60, 30, 10, 0] as const;

/** What is to be said when the clock goes from one reading to the next; undefined if nothing is. */
export function callOut(beforeMs: number, afterMs: number): string | undefined {
  // After a long sleep only the last mark matters.
  const mark = MARKS_S.findLast((seconds) => beforeMs > seconds * 1_000 && afterMs <= seconds * 1_000);
  if (mark === undefined) return undefined;
  return mark === 0 ? 'Time is up.' : `${sayTime(mark * 1_000)} left.`;
}

'use client';

import { Icon } from '@/app/_ui/icons';
import type { Timer } from '@/lib/table/view';
import { formatClock, leftMs, sayTime } from './timer';
import { useServerNow } from './use-table';

const SOON_MS = 30_000;

/** The question's clock. Silent for screen readers, since the announcer calls it out. */
export function Clock({ timer }: { readonly timer: Timer | null }) {
  const running = timer !== null && 'endsAt' in timer;
  const now = useServerNow(running);
  if (!timer) return null;
  const left = leftMs(timer, now);
  const look = left === 0 ? 'bg-alarm text-on-alarm' : left <= SOON_MS ? 'bg-hazard text-on-hazard' : 'bg-raised';
  return (
    <p
      role="timer"
      // The server's seconds are over by now.
      suppressHydrationWarning
      aria-label={`${running ? '' : 'Stopped: '}${sayTime(left)} left`}
      className={`sign flex h-11 min-w-20 shrink-0 items-center justify-center gap-1 border-2 border-ink px-2 text-lg tabular-nums ${look}`}
    >
      {!running && <Icon name="pause" />}
      <span aria-hidden suppressHydrationWarning>
        {formatClock(left)}
      </span>
    </p>
  );
}

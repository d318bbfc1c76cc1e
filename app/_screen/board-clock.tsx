'use client';

import { useEffect, useState } from 'react';
import { formatClock, leftMs, sayTime } from '@/app/_table/timer';
import type { Timer } from '@/lib/table/view';

const TICK_MS = 200;
const SOON_MS = 30_000;

/** The clock, as large as a station's. */
export function BoardClock({ timer, offsetMs }: { readonly timer: Timer; readonly offsetMs: number }) {
  const running = 'endsAt' in timer;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [running]);
  const left = leftMs(timer, now + offsetMs);
  const look = left === 0 ? 'bg-alarm text-on-alarm' : left <= SOON_MS ? 'bg-hazard text-on-hazard' : 'bg-raised';
  return (
    <div
      role="timer"
      aria-label={`${running ? '' : 'Stopped: '}${sayTime(left)} left`}
      className={`flex shrink-0 flex-col items-center justify-center self-center border-[0.2em] border-ink px-[0.6em] pb-[0.2em] pt-[0.6em] ${look}`}
    >
      <span aria-hidden className="board-clock font-sign font-extrabold tabular-nums">
        {formatClock(left)}
      </span>
      <span aria-hidden className="kicker text-[0.7em]!">
        {left === 0 ? 'Time is up' : running ? 'left' : 'Stopped'}
      </span>
    </div>
  );
}

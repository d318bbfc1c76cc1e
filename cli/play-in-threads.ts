import { CannotRun } from '@/cli/exit';
import type { ThreadData } from '@/cli/playtest-thread';
import { hireThread, threadCount } from '@/cli/threads';
import { lotsOf } from '@/lib/playtest/play-many';
import { playLots, TooSlow } from '@/lib/playtest/pool';

const LOT_SIZE = 250;

interface Wanted<Sums> {
  readonly seed: number;
  readonly runs: number;
  readonly merge: (earlier: Sums, later: Sums) => Sums;
  readonly onProgress: (sums: Sums) => void;
}

/** Plays many games, or pairs of games, on every core. */
export function playInThreads<Sums extends object>(
  data: ThreadData,
  { seed, runs, merge, onProgress }: Wanted<Sums>,
): Promise<Sums> {
  return playLots({
    lots: lotsOf(seed, runs, LOT_SIZE),
    workers: threadCount(),
    hire: () => hireThread<Sums>(data),
    merge,
    onProgress,
  }).catch((error: unknown) => {
    if (!(error instanceof TooSlow)) throw error;
    throw new CannotRun('These games take far too long. Something in the scenario keeps them going forever.');
  });
}

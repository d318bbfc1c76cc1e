import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ThreadData } from '@/cli/playtest-thread';
import type { Lot } from '@/lib/playtest/play-many';
import type { LotPlayer } from '@/lib/playtest/pool';

export const threadCount = (): number => Math.max(1, availableParallelism());

/** Thread that plays lots one after the other. Its program is built beside this one. */
export function hireThread<Sums>(data: ThreadData): LotPlayer<Sums> {
  const thread = new Worker(new URL('./playtest-thread.mjs', import.meta.url), { workerData: data });
  return {
    play: (lot: Lot) =>
      new Promise<Sums>((resolve, reject) => {
        const settle = () => {
          thread.off('message', hear);
          thread.off('error', fail);
        };
        const hear = (sums: Sums) => {
          settle();
          resolve(sums);
        };
        const fail = (error: Error) => {
          settle();
          reject(error);
        };
        thread.on('message', hear);
        thread.on('error', fail);
        thread.postMessage(lot);
      }),
    end: () => void thread.terminate(),
  };
}

import { FairQueue } from '@/lib/limits/fair-queue';
import { currentPayer } from '@/lib/limits/turns';
import { ApiError } from './api-error';

const PAUSE_MS = 50;
const RETRY_S = 10;

/** Does what keeps the event loop busy one after the other, and leaves everybody else as much time in between. */
export const inTurn = queueOf((tookMs) => Math.min(tookMs, PAUSE_MS));

/** The same for downloads, which may take their time: it leaves others more of it. */
export const withPauses = queueOf(() => PAUSE_MS);

/** Returns a function that does work in turns shared fairly by payers. It throws an ApiError where too much waits. */
function queueOf(pauseMs: (tookMs: number) => number) {
  const queue = new FairQueue({
    running: { member: 1, network: 1, total: 1 },
    waiting: { member: 20, network: 100, total: 200 },
    pauseMs,
  });
  return async <Made>(work: () => Made | Promise<Made>): Promise<Made> => {
    const made = await queue.run(currentPayer(), work);
    if (made.ok) return made.value;
    throw new ApiError(503, 'request/busy', 'The studio is very busy. Try again in a few seconds.', RETRY_S);
  };
}

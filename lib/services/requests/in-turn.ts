import { FairQueue } from '@/lib/limits/fair-queue';
import { currentPayer } from '@/lib/limits/turns';
import { ApiError } from './api-error';

const PAUSE_MS = 50;
const RETRY_S = 10;

/** Runs CPU-heavy work one job at a time, with pauses as long as the work (up to 50 ms) for other requests. */
export const inTurn = createTurns((tookMs) => Math.min(tookMs, PAUSE_MS));

/** Same as inTurn(), for downloads, which can wait: pauses 50 ms after each job. */
export const withPauses = createTurns(() => PAUSE_MS);

/** Returns a function that runs jobs in a queue shared fairly by payers. It throws a 503 if too many wait. */
function createTurns(pauseMs: (tookMs: number) => number) {
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

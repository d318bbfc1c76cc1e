import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 50;

/** Does what takes long one after the other, and leaves everybody else as much time in between. */
export const inTurn = queueOf((tookMs) => sleep(Math.min(tookMs, PAUSE_MS)));

/** The same for what nobody minds waiting for: it leaves others more of the time. */
export const withPauses = queueOf(() => sleep(PAUSE_MS));

function queueOf(pause: (tookMs: number) => Promise<unknown>) {
  let last: Promise<unknown> = Promise.resolve();
  let tookMs = 0;
  return <Made>(work: () => Made | Promise<Made>): Promise<Made> => {
    const next = last
      .then(() => pause(tookMs))
      .then(async () => {
        const begun = performance.now();
        try {
          return await work();
        } finally {
          tookMs = performance.now() - begun;
        }
      });
    last = next.catch(() => undefined);
    return next;
  };
}

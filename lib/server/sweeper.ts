import { sweep } from '@/lib/services/drafts/sweep';
import type { Services } from '@/lib/services/requests/services';

const CHECK_EVERY_MS = 60_000;
const SWEEP_EVERY_MS = 3_600_000;

/**
 * Sweeps a minute after the start and then once an hour, or within a minute once the operator has confirmed the clock.
 * Failures are retried an hour later. Returns a function that stops it.
 */
export function startSweeper(services: Services): () => Promise<void> {
  const ending = new AbortController();
  let sweptAt = performance.now();
  let nextAt = sweptAt;
  const sweepIfDue = async () => {
    const now = performance.now();
    if (ending.signal.aborted || services.store.isFull()) return;
    if (now < nextAt && !(await services.store.lastSweep())?.isConfirmed) return;
    const upMs = now - sweptAt;
    sweptAt = now;
    nextAt = now + SWEEP_EVERY_MS;
    await sweep(services, { upMs, signal: ending.signal, say: (line) => console.log(line) });
  };
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweeping
      .then(sweepIfDue)
      .catch((error: unknown) => console.error('Deleted scenarios could not be removed:', error));
  }, CHECK_EVERY_MS);
  timer.unref();
  return async () => {
    ending.abort();
    clearInterval(timer);
    await sweeping;
  };
}

import { sweep } from '@/lib/services/drafts/sweep';
import type { Services } from '@/lib/services/requests/services';

const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;

/** Sweeps once an hour. What fails is tried again an hour later. Returns what ends that. */
export function startSweeper(services: Services): () => Promise<void> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let sweeping = Promise.resolve();
  const next = (delayMs: number) => {
    timer = setTimeout(() => {
      sweeping = sweep(services, ending.signal)
        .catch((error: unknown) => console.error('What was deleted could not be removed:', error))
        .finally(() => ending.signal.aborted || next(EVERY_MS));
    }, delayMs);
    timer.unref();
  };
  next(FIRST_MS);
  return async () => {
    ending.abort();
    clearTimeout(timer);
    await sweeping;
  };
}

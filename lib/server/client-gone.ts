import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

const signals = new AsyncLocalStorage<AbortSignal>();

/** Answers a request; meanwhile `clientGone` says whether there is still anybody to answer. */
export function whileClientWaits<T>(response: ServerResponse, answer: () => T): T {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return signals.run(gone.signal, answer);
}

/** Aborted once the client of the request that is being answered is no longer there; undefined outside of requests. */
export const clientGone = (): AbortSignal | undefined => signals.getStore();

import { askWorker } from '@/app/_workers/ask-worker';
import { startIntakeWorker } from '@/app/_workers/intake-worker';
import type { ListsReply, ListsRequest } from '@/app/_workers/lists-protocol';

const LIMIT_MS = 30_000;

/** Lists being written or compared in a worker. */
interface Running {
  /** Rejects with an error for the user. */
  readonly reply: Promise<Exclude<ListsReply, { readonly type: 'ready' }>>;
  /** Ends the worker; there is no reply then. */
  readonly cancel: () => void;
}

export function askForLists(request: ListsRequest): Running {
  const worker = startIntakeWorker();
  const reply = askWorker<ListsReply>(worker, request, {
    limitMs: LIMIT_MS,
    tooSlow: 'This takes too long. Bring back fewer tables at once.',
    broken: 'The reader could not be loaded. Check your connection and try again.',
  });
  return { reply, cancel: () => worker.terminate() };
}

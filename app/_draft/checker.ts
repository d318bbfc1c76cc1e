import type { CheckReply, CheckRequest, FitReply, FitRequest } from '@/app/_workers/check-protocol';
import type { DraftSession } from '@/lib/collab/client/draft-session';
import type { EarlySession } from '@/lib/collab/client/early-session';
import { bySeverity, type Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { IssueStore } from './issue-store';

/** Delay before a check, long enough to paint the typed text first. */
const TYPING_PAUSE_MS = 100;

const RETRY_MS = 5_000;

/** Pause in typing before fonts are fetched and texts measured. */
const PAUSE_MS = 1_200;

/**
 * Measures in a separate worker whether texts fit their printed space. The worker fetches fonts in the first pause;
 * neither typing nor the other checks wait for them.
 */
function startFitChecker(session: DraftSession, system: string, publish: (issues: readonly Issue[]) => void) {
  let worker: Worker | undefined;
  let busy = false;
  let waiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    worker ??= open();
    if (busy) {
      waiting = true;
      return;
    }
    busy = true;
    waiting = false;
    const draft = session.draft() as unknown as Json;
    const request: FitRequest = { type: 'measure', system, draft, baseUrl: window.location.origin };
    worker.postMessage(request);
  };

  const open = (): Worker => {
    // Messages sent before the worker reports ready could be lost.
    busy = true;
    const opened = new Worker(new URL('../_workers/fit.worker.ts', import.meta.url), { type: 'module' });
    opened.addEventListener('message', ({ data }: MessageEvent<FitReply>) => {
      busy = false;
      if (data.type === 'measured') publish(data.issues);
      if (waiting) send();
    });
    opened.addEventListener('error', (event) => {
      event.preventDefault();
      opened.terminate();
      worker = undefined;
      busy = false;
    });
    return opened;
  };

  return {
    /** Schedules a measurement for the next pause in editing. */
    later: () => {
      clearTimeout(timer);
      timer = setTimeout(send, PAUSE_MS);
    },
    stop: () => {
      clearTimeout(timer);
      worker?.terminate();
    },
  };
}

/** Checks the draft in a worker after every change, one check at a time. Returns a function that stops it. */
export function startChecker(session: EarlySession, system: string, store: IssueStore): () => void {
  let worker = open();
  // A new worker is busy until it reports ready.
  let busy = true;
  let waiting = true;
  let seq = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let checked: Extract<CheckReply, { type: 'checked' }> | undefined;
  let misfits: readonly Issue[] = [];

  const publish = () => {
    if (checked) store.publish(bySeverity([...checked.issues, ...misfits]), checked.facts, checked);
  };
  const fit = startFitChecker(session, system, (issues) => {
    misfits = issues;
    publish();
  });

  function open(): Worker {
    const opened = new Worker(new URL('../_workers/check.worker.ts', import.meta.url), { type: 'module' });
    opened.addEventListener('message', ({ data }: MessageEvent<CheckReply>) => {
      busy = false;
      if (data.type === 'checked') {
        checked = data;
        publish();
        fit.later();
      } else if (data.type === 'unchanged') {
        if (store.report().stale) publish();
        fit.later();
      } else if (data.type === 'failed') store.markStale();
      if (waiting) send();
    });
    // The script may not have loaded, for example because the device went offline.
    opened.addEventListener('error', (event) => {
      event.preventDefault();
      opened.terminate();
      store.markStale();
      retry = setTimeout(() => {
        busy = true;
        waiting = true;
        worker = open();
      }, RETRY_MS);
    });
    return opened;
  }

  function send() {
    timer = undefined;
    if (busy) {
      waiting = true;
      return;
    }
    busy = true;
    waiting = false;
    seq += 1;
    const request: CheckRequest = { type: 'check', seq, system, draft: session.draft() as unknown as Json };
    worker.postMessage(request);
  }

  const unsubscribe = session.subscribeToDraft(() => {
    // Throttles instead of debouncing: a held key must not postpone the check.
    timer ??= setTimeout(send, TYPING_PAUSE_MS);
  });

  return () => {
    unsubscribe();
    clearTimeout(timer);
    clearTimeout(retry);
    worker.terminate();
    fit.stop();
  };
}

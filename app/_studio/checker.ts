import type { CheckReply, CheckRequest } from '@/app/_workers/check-protocol';
import type { DraftSession } from '@/lib/collab/draft-session';
import type { Json } from '@/lib/kernel/json';
import type { IssueStore } from './issue-store';

const TYPING_PAUSE_MS = 30;
const MEASURING_PAUSE_MS = 700;

/** Checks the draft in a worker after every change, one check at a time. Returns what stops it. */
export function startChecker(session: DraftSession, system: string, store: IssueStore): () => void {
  const worker = new Worker(new URL('../_workers/check.worker.ts', import.meta.url), { type: 'module' });
  let seq = 0;
  let busy = true;
  let waiting = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let measureTimer: ReturnType<typeof setTimeout> | undefined;

  const send = (measure: boolean) => {
    if (busy) {
      waiting = true;
      return;
    }
    busy = true;
    waiting = false;
    seq += 1;
    const request: CheckRequest = { type: 'check', seq, system, draft: session.draft() as unknown as Json, measure };
    worker.postMessage(request);
  };

  worker.addEventListener('message', ({ data }: MessageEvent<CheckReply>) => {
    busy = false;
    if (data.type === 'checked' && !waiting) {
      store.publish(data.issues, data.facts);
      clearTimeout(measureTimer);
      if (!data.measured) measureTimer = setTimeout(() => send(true), MEASURING_PAUSE_MS);
    }
    if (waiting) send(false);
  });

  const unsubscribe = session.subscribe(() => {
    clearTimeout(measureTimer);
    clearTimeout(timer);
    timer = setTimeout(() => send(false), TYPING_PAUSE_MS);
  });

  return () => {
    unsubscribe();
    clearTimeout(timer);
    clearTimeout(measureTimer);
    worker.terminate();
  };
}

import type { CheckReply, CheckRequest } from '@/app/_workers/check-protocol';
import type { DraftSession } from '@/lib/collab/draft-session';
import { type Issue, SEVERITIES } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { Facts } from '@/lib/systems/contract';
import { startFitChecker } from './fit-checker';
import type { IssueStore } from './issue-store';

const TYPING_PAUSE_MS = 30;

/** Checks the draft in a worker after every change, one check at a time. Returns what stops it. */
export function startChecker(session: DraftSession, system: string, store: IssueStore): () => void {
  const worker = new Worker(new URL('../_workers/check.worker.ts', import.meta.url), { type: 'module' });
  let seq = 0;
  let busy = true;
  let waiting = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checked: { readonly issues: readonly Issue[]; readonly facts: Facts } | undefined;
  let misfits: readonly Issue[] = [];

  const publish = () => {
    if (checked) store.publish(bySeverity([...checked.issues, ...misfits]), checked.facts);
  };
  const fit = startFitChecker(session, system, (issues) => {
    misfits = issues;
    publish();
  });

  const send = () => {
    if (busy) {
      waiting = true;
      return;
    }
    busy = true;
    waiting = false;
    seq += 1;
    const request: CheckRequest = { type: 'check', seq, system, draft: session.draft() as unknown as Json };
    worker.postMessage(request);
  };

  worker.addEventListener('message', ({ data }: MessageEvent<CheckReply>) => {
    busy = false;
    if (data.type === 'checked' && !waiting) {
      checked = data;
      publish();
      fit.later();
    }
    if (waiting) send();
  });

  const unsubscribe = session.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(send, TYPING_PAUSE_MS);
  });

  return () => {
    unsubscribe();
    clearTimeout(timer);
    worker.terminate();
    fit.stop();
  };
}

const bySeverity = (issues: readonly Issue[]): readonly Issue[] =>
  issues.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));

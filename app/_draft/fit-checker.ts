import type { FitReply, FitRequest } from '@/app/_workers/check-protocol';
import type { DraftSession } from '@/lib/collab/client/draft-session';
import type { Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';

/** As long as nobody has typed for this long, there is time to fetch fonts and measure. */
const PAUSE_MS = 1_200;

/**
 * Measures in a worker of its own whether texts fit where they are printed: the fonts are fetched in the first pause,
 * and neither typing nor the other checks wait for them.
 */
export function startFitChecker(session: DraftSession, system: string, publish: (issues: readonly Issue[]) => void) {
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
    // Until it has said that it is ready, it might not hear.
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
    /** Something has changed: measure once it is quiet. */
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

import { goFirst } from '@/app/_data/line';
import { type KitReply, type KitRequest, NOT_LOADED } from './kit-protocol';

/** A print worker, and when it can take requests. */
export interface KitWorker {
  readonly worker: Worker;
  /** Rejects with an error for the user if the worker does not load. */
  readonly ready: Promise<void>;
}

let spare: KitWorker | undefined;

/** Starts a print worker before the page can use it, and lets it load what the first page of a kit needs. */
export function prepareKitWorker(system?: string): void {
  const prepared = spare ?? prepare();
  const request: KitRequest = { type: 'warm', seq: 0, system, baseUrl: window.location.origin };
  prepared.ready.then(
    () => prepared.worker.postMessage(request),
    () => {
      // The next request may find the device online again.
      if (spare === prepared) spare = undefined;
    },
  );
}

function prepare(): KitWorker {
  spare = open();
  const { worker } = spare;
  goFirst(
    new Promise<void>((resolve) => {
      worker.addEventListener('error', () => resolve());
      worker.addEventListener('message', ({ data }: MessageEvent<KitReply>) => {
        if (data.type !== 'ready' && data.type !== 'progress') resolve();
      });
    }),
  );
  return spare;
}

/** Returns the prepared worker, or starts one. */
export function takeKitWorker(): KitWorker {
  const taken = spare ?? open();
  spare = undefined;
  return taken;
}

function open(): KitWorker {
  const worker = new Worker(new URL('./kit.worker.ts', import.meta.url), { type: 'module' });
  const ready = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<KitReply>) => {
      if (data.type === 'ready') resolve();
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(NOT_LOADED));
    });
  });
  return { worker, ready };
}

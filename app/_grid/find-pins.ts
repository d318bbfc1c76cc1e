import type { PinsReply, PinsRequest } from '@/app/_workers/pins-protocol';

const LIMIT_MS = 20_000;

/** Good places for a set of pins, found by the game in a worker of its own; undefined if it could not be asked. */
export function findPins(request: PinsRequest): Promise<readonly string[] | undefined> {
  const worker = new Worker(new URL('../_workers/pins.worker.ts', import.meta.url), { type: 'module' });
  let timer: number | undefined;
  return new Promise<readonly string[] | undefined>((resolve) => {
    timer = window.setTimeout(() => resolve(undefined), LIMIT_MS);
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(undefined);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<PinsReply>) => {
      if (data.type === 'ready') worker.postMessage(request);
      else resolve(data.cells);
    });
  }).finally(() => {
    window.clearTimeout(timer);
    worker.terminate();
  });
}

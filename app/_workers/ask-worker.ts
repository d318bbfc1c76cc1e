interface Asking {
  readonly limitMs: number;
  /** Messages of the errors: no answer in time, and a worker that does not load or breaks. */
  readonly tooSlow: string;
  readonly broken: string;
}

/** Sends one request to a new worker and returns its reply. Ends the worker afterwards, at the time limit or an error. */
export function askWorker<Reply extends { readonly type: string }>(
  worker: Worker,
  request: unknown,
  { limitMs, tooSlow, broken }: Asking,
): Promise<Exclude<Reply, { readonly type: 'ready' }>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Exclude<Reply, { readonly type: 'ready' }>>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error(tooSlow)), limitMs);
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(broken));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.type === 'ready') worker.postMessage(request);
      else resolve(data as Exclude<Reply, { readonly type: 'ready' }>);
    });
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

import type { KitAnswer, KitReply, KitRequest } from '@/app/_workers/kit-protocol';

/** Request to the print worker, without its sequence number. */
export type KitJob<Type extends KitRequest['type']> = Omit<Extract<KitRequest, { type: Type }>, 'seq'>;

interface Waiting {
  readonly resolve: (reply: KitReply) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((done: number) => void) | undefined;
}

interface Options {
  /** Receives the progress from 0 to 1. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

export class Cancelled extends Error {}

/** Client of the print worker, which is loaded at the first request and terminated by cancelling. */
export class KitClient {
  private worker: Promise<Worker> | undefined;
  private stop: () => void = () => undefined;
  private seq = 0;
  private readonly waiting = new Map<number, Waiting>();

  async ask<Type extends KitRequest['type']>(
    request: KitJob<Type>,
    { onProgress, signal }: Options = {},
  ): Promise<KitAnswer[Type]> {
    const worker = await this.open();
    if (signal?.aborted) throw new Cancelled();
    const seq = ++this.seq;
    const answer = new Promise<KitReply>((resolve, reject) => {
      this.waiting.set(seq, { resolve, reject, onProgress });
    });
    const cancel = () => this.end(new Cancelled());
    signal?.addEventListener('abort', cancel);
    worker.postMessage({ ...request, seq });
    return answer.finally(() => signal?.removeEventListener('abort', cancel)) as Promise<KitAnswer[Type]>;
  }

  close(): void {
    this.end(new Cancelled());
  }

  private open(): Promise<Worker> {
    this.worker ??= new Promise<Worker>((resolve, reject) => {
      const worker = new Worker(new URL('../_workers/kit.worker.ts', import.meta.url), { type: 'module' });
      this.stop = () => worker.terminate();
      worker.addEventListener('message', ({ data }: MessageEvent<KitReply>) => {
        if (data.type === 'ready') resolve(worker);
        else this.receive(data);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        const error = new Error(
          'The printing tools could not be loaded. If you are offline, try again when you are back online; nothing is lost.',
        );
        reject(error);
        this.end(error);
      });
    });
    return this.worker;
  }

  private receive(reply: Exclude<KitReply, { type: 'ready' }>): void {
    const job = this.waiting.get(reply.seq);
    if (!job) return;
    if (reply.type === 'progress') {
      job.onProgress?.(reply.done);
      return;
    }
    this.waiting.delete(reply.seq);
    if (reply.type === 'failed') job.reject(new Error(reply.message));
    else job.resolve(reply);
  }

  private end(reason: Error): void {
    this.stop();
    this.stop = () => undefined;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }
}

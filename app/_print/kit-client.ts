import {
  type BegunLayout,
  type KitAnswer,
  type KitReply,
  type KitRequest,
  NOT_LOADED,
  STOPPED,
} from '@/app/_workers/kit-protocol';
import { takeKitWorker } from '@/app/_workers/kit-worker';
import { type Silence, watchSilence } from './silence';

/** Request to the print worker, without its sequence number. */
export type KitJob<Type extends KitRequest['type']> = Omit<Extract<KitRequest, { type: Type }>, 'seq'>;

interface Waiting {
  readonly resolve: (reply: KitReply) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((done: number) => void) | undefined;
  readonly onBegun: ((begun: BegunLayout) => void) | undefined;
  readonly silence: Silence | undefined;
}

interface Options {
  /** Receives the progress from 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** Receives the first page of a kit that has not been laid out before. */
  readonly onBegun?: (begun: BegunLayout) => void;
  /** Receives true if the worker has been silent for long and may have ended, and false once it answers. */
  readonly onSilent?: (isSilent: boolean) => void;
  readonly signal?: AbortSignal;
}

export class Cancelled extends Error {}

/** Client of the print worker, which is loaded at the first request and terminated by cancelling. */
export class KitClient {
  private worker: Promise<Worker> | undefined;
  private stop: () => void = () => undefined;
  private seq = 0;
  private readonly waiting = new Map<number, Waiting>();

  async ask<Type extends keyof KitAnswer>(
    request: KitJob<Type>,
    { onProgress, onBegun, onSilent, signal }: Options = {},
  ): Promise<KitAnswer[Type]> {
    const worker = await this.open();
    if (signal?.aborted) throw new Cancelled();
    const seq = ++this.seq;
    const answer = new Promise<KitReply>((resolve, reject) => {
      this.waiting.set(seq, { resolve, reject, onProgress, onBegun, silence: onSilent && watchSilence(onSilent) });
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
    this.worker ??= this.take();
    return this.worker;
  }

  private async take(): Promise<Worker> {
    const { worker, ready } = takeKitWorker();
    this.stop = () => worker.terminate();
    worker.addEventListener('message', ({ data }: MessageEvent<KitReply>) => {
      if (data.type !== 'ready') this.receive(data);
    });
    let isReady = false;
    worker.addEventListener('error', () => this.end(new Error(isReady ? STOPPED : NOT_LOADED)));
    await ready;
    isReady = true;
    return worker;
  }

  private receive(reply: Exclude<KitReply, { type: 'ready' }>): void {
    const job = this.waiting.get(reply.seq);
    if (!job) return;
    job.silence?.heard();
    if (reply.type === 'progress') {
      job.onProgress?.(reply.done);
      return;
    }
    if (reply.type === 'begun') {
      job.onBegun?.(reply);
      return;
    }
    this.waiting.delete(reply.seq);
    job.silence?.end();
    if (reply.type === 'failed') job.reject(new Error(reply.message));
    else job.resolve(reply);
  }

  private end(reason: Error): void {
    this.stop();
    this.stop = () => undefined;
    this.worker = undefined;
    for (const { reject, silence } of this.waiting.values()) {
      silence?.end();
      reject(reason);
    }
    this.waiting.clear();
  }
}

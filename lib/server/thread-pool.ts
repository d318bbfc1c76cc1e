import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { failure, type Result, success } from '@/lib/kernel/result';
import { FairQueue } from '@/lib/limits/fair-queue';
import { currentPayer } from '@/lib/limits/turns';

/** How much of the machine a pool may take. */
interface PoolLimits {
  /** Threads at most. They are started when they are needed. */
  readonly threads: number;
  /** Jobs at most that wait for a thread. */
  readonly waiting: number;
  /** How long a job may take, with the start of its thread. */
  readonly timeMs: number;
  /** Memory that a thread may take for what it makes. */
  readonly heapMb: number;
}

/** Why a job has no answer: too many wait, it took too much time or memory, or nobody wants it any more. */
export type PoolRefusal = 'busy' | 'too-much' | 'gone';

/** Threads without work are ended after this, and their memory is given back. */
const IDLE_MS = 60_000;

/**
 * Threads that all run one program, which is posted a job and posts its answer. A job that takes too much, or that
 * nobody wants any more, is ended with its thread.
 */
export class ThreadPool<Job, Answer> {
  readonly #queue: FairQueue;
  #idle: Worker[] = [];
  #rest: NodeJS.Timeout | undefined;

  constructor(
    readonly program: URL,
    readonly limits: PoolLimits,
  ) {
    const { threads, waiting } = limits;
    this.#queue = new FairQueue({ running: alike(threads), waiting: alike(waiting) });
  }

  /**
   * Does a job of the current request's payer in their turn. `whileWaiting` cancels it before it begins, `signal` at any time. Rejects only
   * where the program itself fails.
   */
  async run(job: Job, signal?: AbortSignal, whileWaiting = signal): Promise<Result<Answer, PoolRefusal>> {
    const done = await this.#queue.run(currentPayer(), () => this.#work(job, signal), whileWaiting);
    return done.ok ? done.value : done;
  }

  async #work(job: Job, signal: AbortSignal | undefined): Promise<Result<Answer, PoolRefusal>> {
    const thread = this.#idle.pop() ?? this.#hire();
    try {
      const answer = await ask<Answer>(thread, job, this.limits.timeMs, signal);
      if (answer.ok) this.#idle.push(thread);
      return answer;
    } finally {
      if (!this.#idle.includes(thread)) await thread.terminate();
      this.#endIdleLater();
    }
  }

  #hire(): Worker {
    const thread = new Worker(this.program, { resourceLimits: { maxOldGenerationSizeMb: this.limits.heapMb } });
    // Nobody may be asking it anything when it fails.
    thread.on('error', () => {});
    thread.unref();
    return thread;
  }

  #endIdleLater(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      for (const thread of this.#idle) void thread.terminate();
      this.#idle = [];
    }, IDLE_MS);
    this.#rest.unref();
  }
}

/** The same limit for a member, a network and all together. */
const alike = (count: number) => ({ member: count, network: count, total: count });

async function ask<Answer>(
  thread: Worker,
  job: unknown,
  timeMs: number,
  signal: AbortSignal | undefined,
): Promise<Result<Answer, PoolRefusal>> {
  const over = new AbortController();
  const until = { signal: over.signal };
  try {
    thread.postMessage(job);
    return await Promise.race([
      once(thread, 'message', until).then(([answer]) => success(answer as Answer)),
      sleep(timeMs, failure('too-much' as const), until),
      ...(signal ? [once(signal, 'abort', until).then(() => failure('gone' as const))] : []),
    ]);
  } catch (error) {
    if (isOutOfMemory(error)) return failure('too-much');
    throw error;
  } finally {
    over.abort();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

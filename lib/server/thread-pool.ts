import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { failure, type Result, success } from '@/lib/kernel/result';
import { FairQueue } from '@/lib/limits/fair-queue';
import { currentPayer } from '@/lib/limits/turns';

interface PoolLimits {
  /** Maximum number of threads, which start on demand. */
  readonly threads: number;
  /** Maximum number of jobs that wait for a thread. */
  readonly waiting: number;
  /** Time limit of a job, including the start of its thread. */
  readonly timeMs: number;
  readonly heapMb: number;
}

/** Reason for a job's failure: too many wait, it took too much time or memory, or its signal aborted. */
export type PoolRefusal = 'busy' | 'too-much' | 'gone';

/** Idle time after which threads are ended to free their memory. */
const IDLE_MS = 60_000;

/**
 * Pool of worker threads with one program, which receives a job as a message and posts its answer. A job that exceeds
 * the limits or is cancelled is ended with its thread.
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
    this.#queue = new FairQueue({ running: sameCaps(threads), waiting: sameCaps(waiting) });
  }

  /**
   * Runs a job in the turn of the current request's payer. `whileWaiting` cancels it before it begins, `signal` at any
   * time. Rejects only if the program itself fails.
   */
  async run(job: Job, signal?: AbortSignal, whileWaiting = signal): Promise<Result<Answer, PoolRefusal>> {
    const done = await this.#queue.run(currentPayer(), () => this.#work(job, signal), whileWaiting);
    return done.ok ? done.value : done;
  }

  async #work(job: Job, signal: AbortSignal | undefined): Promise<Result<Answer, PoolRefusal>> {
    const thread = this.#idle.pop() ?? this.#start();
    try {
      const answer = await runJob<Answer>(thread, job, this.limits.timeMs, signal);
      if (answer.ok) this.#idle.push(thread);
      return answer;
    } finally {
      if (!this.#idle.includes(thread)) await thread.terminate();
      this.#terminateIdleLater();
    }
  }

  #start(): Worker {
    const thread = new Worker(this.program, { resourceLimits: { maxOldGenerationSizeMb: this.limits.heapMb } });
    // It may fail while no job is running.
    thread.on('error', () => {});
    thread.unref();
    return thread;
  }

  #terminateIdleLater(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      for (const thread of this.#idle) void thread.terminate();
      this.#idle = [];
    }, IDLE_MS);
    this.#rest.unref();
  }
}

const sameCaps = (count: number) => ({ member: count, network: count, total: count });

async function runJob<Answer>(
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

import { failure, type Result } from '@/lib/kernel/result';
import type { CardJob, Drawn, PageJob, Rendered, Renderer, RenderOrder } from '@/lib/services/requests/renderer';
import { clientGone } from './client-gone';
import { type PoolRefusal, ThreadPool } from './thread-pool';

/** Pages are kept until answers with all of them would have so many characters. */
const KEPT_MAX = 64_000_000;
const SIZE_MAX = 4_000_000;
/** A page that can't be made is not tried again for so long. */
const FAILED_MS = 60_000;

const REFUSALS: Readonly<Record<PoolRefusal, string>> = {
  busy: 'Many people are opening pages at the moment. Wait a moment and load this page again.',
  'too-much': 'This scenario is too long for a page. Ask its author for the file or a PDF instead.',
  gone: 'This page was not loaded to its end. Load it again.',
};

/** A client that takes its page more slowly than this does not hold up others. */
const SENDING_MS = 200;

type Made = Rendered | Drawn;

interface Rendering {
  readonly made: Promise<Result<Made>>;
  readonly stop: AbortController;
  /** How many requests wait for it. */
  waiting: number;
  /** Of what is made, once it is. */
  size: number;
}

/** Pages and pictures made in threads: each once for all who read it, the last ones kept. */
export class PageRenderer implements Renderer {
  /** The one that was asked for last stands last. */
  readonly #renderings = new Map<string, Rendering>();
  readonly #threads: ThreadPool<RenderOrder, Made>;
  /** Once the page that was last in line has been sent. */
  #sent: Promise<void> = Promise.resolve();

  /** `program` is what app/_read/reading-thread.ts was built to. */
  constructor(program: URL, limits = { threads: 1, waiting: 50, timeMs: 10_000, heapMb: 256 }) {
    this.#threads = new ThreadPool(program, limits);
  }

  render(key: string, load: () => Promise<PageJob>): Promise<Result<Rendered>> {
    return this.#share(`page ${key}`, load) as Promise<Result<Rendered>>;
  }

  draw(key: string, load: () => Promise<CardJob>): Promise<Result<Drawn>> {
    return this.#share(`picture ${key}`, load) as Promise<Result<Drawn>>;
  }

  async #share(key: string, load: () => Promise<PageJob | CardJob>): Promise<Result<Made>> {
    const rendering = this.#renderings.get(key) ?? this.#begin(key, load);
    this.#renderings.delete(key);
    this.#renderings.set(key, rendering);
    const signal = clientGone();
    const leave = () => {
      rendering.waiting -= 1;
      if (rendering.waiting > 0) return;
      this.#forget(key, rendering);
      rendering.stop.abort();
    };
    rendering.waiting += 1;
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await rendering.made;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  turn(): Promise<void> {
    const [turn, signal] = [this.#sent, clientGone()];
    this.#sent = turn.then(() => signal && whenSent(signal));
    return turn;
  }

  #begin(key: string, load: () => Promise<PageJob | CardJob>): Rendering {
    const stop = new AbortController();
    const forget = () => this.#forget(key, rendering);
    const made = load()
      .then((job) => this.#make(job, stop.signal))
      .then((answer) => {
        if (answer.ok) {
          rendering.size = answer.value.size;
          this.#forgetOldest();
        } else if (answer.error === 'too-much') setTimeout(forget, FAILED_MS).unref();
        else forget();
        return answer.ok ? answer : failure(REFUSALS[answer.error]);
      });
    made.catch(forget);
    const rendering: Rendering = { made, stop, waiting: 0, size: 0 };
    return rendering;
  }

  async #make(job: PageJob | CardJob, signal: AbortSignal): Promise<Result<Made, PoolRefusal>> {
    const made = await this.#try({ ...job, plain: false }, signal);
    return made.ok || made.error !== 'too-much' ? made : this.#try({ ...job, plain: true }, signal);
  }

  async #try(order: RenderOrder, signal: AbortSignal): Promise<Result<Made, PoolRefusal>> {
    const made = await this.#threads.run(order, signal);
    return made.ok && made.value.size > SIZE_MAX ? failure('too-much') : made;
  }

  #forget(key: string, rendering: Rendering): void {
    if (this.#renderings.get(key) === rendering) this.#renderings.delete(key);
  }

  #forgetOldest(): void {
    let sum = [...this.#renderings.values()].reduce((total, { size }) => total + size, 0);
    for (const [key, { size }] of this.#renderings) {
      if (sum <= KEPT_MAX) return;
      if (size > 0) this.#renderings.delete(key);
      sum -= size;
    }
  }
}

/** Waits until a client has its page, but not for one who takes long. */
function whenSent(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const late = setTimeout(resolve, SENDING_MS);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(late);
        resolve();
      },
      { once: true },
    );
  });
}

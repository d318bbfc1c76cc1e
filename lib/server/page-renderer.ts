import { failure, type Result } from '@/lib/kernel/result';
import type {
  Jobs,
  Making,
  Product,
  Products,
  Renderer,
  RenderJob,
  RenderOrder,
} from '@/lib/services/requests/renderer';
import { clientGone } from './static-files';
import { type PoolRefusal, ThreadPool } from './thread-pool';

/** Capacity of the cache in characters or bytes of the products. */
const KEPT_MAX = 64_000_000;
const SIZE_MAX = 4_000_000;
/** Time before a failed product is tried again. */
const FAILED_MS = 60_000;

const REFUSALS: Readonly<Record<PoolRefusal, string>> = {
  busy: 'Many people are opening pages at the moment. Wait a moment and load this page again.',
  'too-much': 'This scenario is too long for a page. Ask its author for the file or a PDF instead.',
  gone: 'Loading this page was interrupted. Load it again.',
};

/** A client that receives its page more slowly than this no longer delays others. */
const SENDING_MS = 200;

interface Rendering {
  readonly made: Promise<Result<Product>>;
  readonly stop: AbortController;
  /** Number of requests that wait for it. */
  waiting: number;
  /** Size of the product; 0 until it is made. */
  size: number;
}

/** Renders pages, pictures and histories in worker threads, once for all simultaneous requests, with an LRU cache. */
export class PageRenderer implements Renderer {
  /** In LRU order. */
  readonly #renderings = new Map<string, Rendering>();
  /** Separate threads, so that drafts and published versions don't wait for each other. */
  readonly #draftThreads: ThreadPool<RenderOrder, Product>;
  readonly #versionThreads: ThreadPool<RenderOrder, Product>;
  /** Resolves once the last page in line has been sent. */
  #sent: Promise<void> = Promise.resolve();

  /** `program` is the bundle of app/_read/reading-thread.ts. */
  constructor(program: URL, limits = { threads: 1, waiting: 50, timeMs: 10_000, heapMb: 256 }) {
    this.#draftThreads = new ThreadPool(program, limits);
    this.#versionThreads = new ThreadPool(program, limits);
  }

  render<Make extends Making>(
    make: Make,
    key: string,
    load: () => Promise<Jobs[Make]>,
  ): Promise<Result<Products[Make]>> {
    const job = async () => ({ make, ...(await load()) }) as unknown as RenderJob;
    return this.#share(`${make} ${key}`, job) as Promise<Result<Products[Make]>>;
  }

  async #share(key: string, load: () => Promise<RenderJob>): Promise<Result<Product>> {
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

  #begin(key: string, load: () => Promise<RenderJob>): Rendering {
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

  async #make(job: RenderJob, signal: AbortSignal): Promise<Result<Product, PoolRefusal>> {
    const made = await this.#try({ ...job, plain: false }, signal);
    return made.ok || made.error !== 'too-much' ? made : this.#try({ ...job, plain: true }, signal);
  }

  async #try(order: RenderOrder, signal: AbortSignal): Promise<Result<Product, PoolRefusal>> {
    const threads = isOfDraft(order) ? this.#draftThreads : this.#versionThreads;
    const made = await threads.run(order, signal);
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

const isOfDraft = (job: RenderJob): boolean => 'source' in job && job.source.kind === 'draft';

/** Waits until a client has received its page, but only briefly for slow clients. */
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

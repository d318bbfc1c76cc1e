import { failure, type Result, success } from '@/lib/kernel/result';
import type { PlayJob, Prepared, PrepareJob, Preparer } from '@/lib/library/publishing-jobs';
import type { PublishedFigures } from '@/lib/library/version-details';
import type { Search, SearchRenderer } from '@/lib/services/library/search';
import { clientGone } from './static-files';
import { ThreadPool } from './thread-pool';

/** Renders what searches find in a thread of its own, which no page of a draft can hold up. */
export class SearchThreads implements SearchRenderer {
  readonly #threads: ThreadPool<Search, string>;

  /** `program` is what app/_library/search-thread.ts was built to. */
  constructor(program: URL, limits = { threads: 1, waiting: 100, timeMs: 10_000, heapMb: 64 }) {
    this.#threads = new ThreadPool(program, limits);
  }

  async render(search: Search): Promise<Result<string>> {
    // A search that has begun ends sooner than a new thread could start.
    const made = await this.#threads.run(search, undefined, clientGone());
    return made.ok ? made : failure('Many people are searching at the moment. Wait a moment and load this page again.');
  }
}

/** Makes versions and plays them in two threads, one version after the other: what people typed may be anything. */
export class PublishingThreads implements Preparer {
  readonly #preparing: ThreadPool<PrepareJob, Prepared>;
  readonly #playing: ThreadPool<PlayJob, PublishedFigures | null>;

  /** `program` is what lib/library/publishing-thread.ts was built to. */
  constructor(program: URL, limits = { threads: 1, waiting: 10, timeMs: 8_000, heapMb: 256 }) {
    this.#preparing = new ThreadPool(program, limits);
    this.#playing = new ThreadPool(program, limits);
  }

  async prepare(job: PrepareJob): Promise<Result<Prepared, 'busy' | 'too-much'>> {
    const made = await this.#preparing.run(job);
    return made.ok ? made : failure(made.error === 'busy' ? 'busy' : 'too-much');
  }

  async play(job: PlayJob): Promise<Result<PublishedFigures | null, 'busy'>> {
    try {
      const played = await this.#playing.run(job);
      if (played.ok) return played;
      return played.error === 'busy' ? failure('busy') : success(null);
    } catch (error) {
      // A fault in a game's rules is ours, and keeps nobody from publishing.
      console.error('A playtest failed:', error);
      return success(null);
    }
  }
}

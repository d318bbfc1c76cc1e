import { failure, type Result, success } from '@/lib/kernel/result';
import type { FillJob, PlayJob, Prepared, PrepareJob, Preparer } from '@/lib/library/publishing-jobs';
import type { PublishedFigures } from '@/lib/library/version-details';
import type { Search, SearchRenderer } from '@/lib/services/library/search';
import type { Filling } from '@/lib/table/fill-gaps';
import { clientGone } from './static-files';
import { ThreadPool } from './thread-pool';

/** Renders search results in a thread of their own, so that no page of a draft can delay them. */
export class SearchThreads implements SearchRenderer {
  readonly #threads: ThreadPool<Search, string>;

  /** `program` is the bundle of app/_library/search-thread.ts. */
  constructor(program: URL, limits = { threads: 1, waiting: 100, timeMs: 10_000, heapMb: 64 }) {
    this.#threads = new ThreadPool(program, limits);
  }

  async render(search: Search): Promise<Result<string>> {
    // Only waiting searches are cancelled: one that has begun ends sooner than a new thread could start.
    const made = await this.#threads.run(search, undefined, clientGone());
    return made.ok ? made : failure('Many people are searching at the moment. Wait a moment and load this page again.');
  }
}

/** Prepares and plays versions and fills drafts in three threads, one job at a time each: user content can be hostile. */
export class PublishingThreads implements Preparer {
  readonly #preparing: ThreadPool<PrepareJob, Prepared>;
  readonly #playing: ThreadPool<PlayJob, PublishedFigures | null>;
  readonly #filling: ThreadPool<FillJob, Filling>;

  /** `program` is the bundle of lib/library/publishing-thread.ts. */
  constructor(program: URL, limits = { threads: 1, waiting: 10, timeMs: 8_000, heapMb: 256 }) {
    this.#preparing = new ThreadPool(program, limits);
    this.#playing = new ThreadPool(program, limits);
    this.#filling = new ThreadPool(program, limits);
  }

  async prepare(job: PrepareJob): Promise<Result<Prepared, 'busy' | 'too-much'>> {
    const made = await this.#preparing.run(job);
    return made.ok ? made : failure(made.error === 'busy' ? 'busy' : 'too-much');
  }

  async fill(job: FillJob): Promise<Result<Filling, 'busy' | 'too-much'>> {
    const made = await this.#filling.run(job);
    return made.ok ? made : failure(made.error === 'busy' ? 'busy' : 'too-much');
  }

  async play(job: PlayJob): Promise<Result<PublishedFigures | null, 'busy'>> {
    try {
      const played = await this.#playing.run(job);
      if (played.ok) return played;
      return played.error === 'busy' ? failure('busy') : success(null);
    } catch (error) {
      // A bug in a game's rules is ours, and must not keep anybody from publishing.
      console.error('A playtest failed:', error);
      return success(null);
    }
  }
}

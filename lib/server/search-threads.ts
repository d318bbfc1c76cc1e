import { failure, type Result } from '@/lib/kernel/result';
import type { Search, SearchRenderer } from '@/lib/services/library/search';
import { clientGone } from './client-gone';
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

import { failure, type Result, success } from '@/lib/kernel/result';
import type { PlayJob, Prepared, PrepareJob, Preparer } from '@/lib/library/publishing-jobs';
import type { PublishedFigures } from '@/lib/library/version-details';
import { ThreadPool } from './thread-pool';

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

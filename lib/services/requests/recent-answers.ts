interface Entry<Answer> {
  readonly at: number;
  readonly answer: Promise<Answer>;
}

/** Short-lived cache of answers by key, so that simultaneous identical requests share one computation. */
export class RecentAnswers<Answer> {
  readonly #known = new Map<string, Entry<Answer>>();

  /** `freshMs`: lifetime of an answer in ms; `most`: capacity. */
  constructor(
    readonly freshMs: number,
    readonly most: number,
  ) {}

  /** Returns the answer for a key at `now` (ms), computing it if none is fresh. Failures are not cached. */
  get(key: string, now: number, work: () => Promise<Answer>): Promise<Answer> {
    const entry = this.#known.get(key);
    // Without Math.abs(), a clock that was set back would keep an answer for days.
    if (entry && Math.abs(now - entry.at) < this.freshMs) return entry.answer;
    const fresh: Entry<Answer> = { at: now, answer: work() };
    // Moves the key to the end, so that the first one is always the oldest.
    this.#known.delete(key);
    this.#known.set(key, fresh);
    fresh.answer.catch(() => {
      if (this.#known.get(key) === fresh) this.#known.delete(key);
    });
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.most && oldest !== undefined) this.#known.delete(oldest);
    return fresh.answer;
  }
}

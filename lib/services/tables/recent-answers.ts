interface Known<Answer> {
  readonly at: number;
  readonly answer: Promise<Answer>;
}

/** Answers kept by key for a moment, so that many who ask the same at once cost the work of one. */
export class RecentAnswers<Answer> {
  readonly #known = new Map<string, Known<Answer>>();

  /** `freshMs`: how long an answer will do; `most`: how many are kept. */
  constructor(
    readonly freshMs: number,
    readonly most: number,
  ) {}

  /** The answer to a key at a time in ms; a failed one is not kept. */
  get(key: string, now: number, work: () => Promise<Answer>): Promise<Answer> {
    const known = this.#known.get(key);
    // A clock that was set back must not keep an answer for days.
    if (known && Math.abs(now - known.at) < this.freshMs) return known.answer;
    const asked: Known<Answer> = { at: now, answer: work() };
    // The key goes to the end, so that the first one is always the oldest.
    this.#known.delete(key);
    this.#known.set(key, asked);
    asked.answer.catch(() => {
      if (this.#known.get(key) === asked) this.#known.delete(key);
    });
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.most && oldest !== undefined) this.#known.delete(oldest);
    return asked.answer;
  }
}

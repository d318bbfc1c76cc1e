/** Throttled task: runs at once after a pause, otherwise as soon as the pause is over; runs never overlap. */
export class Throttle {
  #due = false;
  #isRunning = false;
  #endedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    readonly pauseMs: number,
    readonly task: () => Promise<void>,
  ) {}

  request(): void {
    this.#due = true;
    if (this.#isRunning || this.#timer || this.#stopped) return;
    const wait = Math.max(0, this.#endedAt + this.pauseMs - performance.now());
    this.#timer = setTimeout(() => void this.#run(), wait);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    this.#timer = undefined;
    this.#due = false;
    this.#isRunning = true;
    try {
      await this.task();
    } catch {
      // Failures are ignored: the next request retries.
    } finally {
      this.#isRunning = false;
      this.#endedAt = performance.now();
      if (this.#due) this.request();
    }
  }
}

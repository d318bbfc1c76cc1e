/** Runs a task when poked: at once after a rest, else as soon as the pause is over; never twice at a time. */
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
      // What failed once may do the next time it is asked for; nobody else shall suffer from it.
    } finally {
      this.#isRunning = false;
      this.#endedAt = performance.now();
      if (this.#due) this.request();
    }
  }
}

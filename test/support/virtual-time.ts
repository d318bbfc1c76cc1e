interface Timer {
  at: number;
  readonly every: number | undefined;
  readonly run: () => void;
  ref(): Timer;
  unref(): Timer;
}

const BEGIN = Date.UTC(2026, 0, 1);

/** Fake clock for `Date.now`, `performance.now` and timers. It advances only with `pass`. */
export class VirtualTime {
  #now = 0;
  readonly #timers = new Set<Timer>();
  readonly #real = {
    setTimeout: globalThis.setTimeout,
    setInterval: globalThis.setInterval,
    clearTimeout: globalThis.clearTimeout,
    clearInterval: globalThis.clearInterval,
    dateNow: Date.now,
    performanceNow: performance.now,
  };

  constructor() {
    const clear = (timer: unknown) => void this.#timers.delete(timer as Timer);
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0) => this.#wait(run, ms, undefined),
      setInterval: (run: () => void, ms = 0) => this.#wait(run, ms, Math.max(1, ms)),
      clearTimeout: clear,
      clearInterval: clear,
    });
    Date.now = () => BEGIN + this.#now;
    performance.now = () => this.#now;
  }

  /** Advances the clock by `ms` and runs due timers in order. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#now = Math.max(this.#now, next.at);
      if (next.every === undefined) this.#timers.delete(next);
      else next.at = this.#now + next.every;
      next.run();
      await settle();
    }
    this.#now = end;
    await settle();
  }

  restore(): void {
    const { dateNow, performanceNow, ...timers } = this.#real;
    Object.assign(globalThis, timers);
    Date.now = dateNow;
    performance.now = performanceNow;
  }

  #wait(run: () => void, ms: number, every: number | undefined): Timer {
    const timer: Timer = { at: this.#now + ms, every, run, ref: () => timer, unref: () => timer };
    this.#timers.add(timer);
    return timer;
  }

  /** Returns the next timer due by `end`; of simultaneous ones, the one set first. */
  #next(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) if (timer.at <= end && (!first || timer.at < first.at)) first = timer;
    return first;
  }
}

/** Waits for pending promises and immediates. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
}

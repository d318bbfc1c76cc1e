interface Timer {
  at: number;
  readonly every: number | undefined;
  readonly run: () => void;
  ref(): Timer;
  unref(): Timer;
}

const BEGIN = Date.UTC(2026, 0, 1);

/** A clock that stands still until it is told to go on, under everything that asks for the time or waits. */
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

  /** Lets that much time pass, with everything that happens in it, in order. */
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

  /** The first one in time; of those at once, the first that was set. */
  #next(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) if (timer.at <= end && (!first || timer.at < first.at)) first = timer;
    return first;
  }
}

/** Until every promise and everything put off to the next turn is done. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
}

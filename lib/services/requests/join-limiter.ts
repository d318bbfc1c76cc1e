/** Time as the limiter needs it. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

const SYSTEM_CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Failures that are forgiven, how many are forgotten a second, and what each of the others costs; never more than `max`. */
interface Pace {
  readonly free: number;
  readonly perSecond: number;
  readonly costMs: number;
  readonly maxMs: number;
}

const OF_ONE: Pace = { free: 10, perSecond: 0.2, costMs: 100, maxMs: 800 };
const OF_ALL: Pace = { free: 200, perSecond: 20, costMs: 5, maxMs: 400 };
/** An answer that says no comes this long after the question, whatever the reason: time tells nothing. */
const REFUSAL_MS = 400;
const REMEMBERED = 10_000;

/**
 * Slows down anyone who guesses join codes: by address, by code, and all together. Nobody is ever shut out, since behind
 * one address a whole convention may be joining while one of them guesses: at worst the right code takes two seconds.
 * With 40 bits in a code that is enough: a thousand guesses a second for a whole night, at fifty tables, find one in a
 * thousand nights.
 */
export class JoinLimiter {
  readonly #byAddress = new Map<string, Failures>();
  readonly #byCode = new Map<string, Failures>();
  readonly #all = new Failures(OF_ALL);

  constructor(readonly clock: Clock = SYSTEM_CLOCK) {}

  /** What `find` finds, after the wait that this address and this code have earned. Undefined counts as a failure. */
  async look<T>(address: string, code: string, find: () => Promise<T | undefined>): Promise<T | undefined> {
    const { clock } = this;
    const begun = clock.now();
    const guilty = [this.#of(this.#byAddress, address), this.#of(this.#byCode, code), this.#all];
    const wait = guilty.reduce((sum, failures) => sum + failures.delay(begun), 0);
    if (wait > 0) await clock.sleep(wait);
    const found = await find();
    if (found !== undefined) return found;
    for (const failures of guilty) failures.add(clock.now());
    await clock.sleep(Math.max(0, begun + wait + REFUSAL_MS - clock.now()));
    return undefined;
  }

  #of(known: Map<string, Failures>, key: string): Failures {
    const failures = known.get(key) ?? new Failures(OF_ONE);
    // Anyone who was seen longest ago is forgotten first.
    known.delete(key);
    known.set(key, failures);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return failures;
  }
}

/** A count of failures that fades. */
class Failures {
  #count = 0;
  #at = 0;

  constructor(readonly pace: Pace) {}

  add(now: number): void {
    this.#count = Math.min(this.#fade(now) + 1, this.pace.free + this.pace.maxMs / this.pace.costMs + 1);
  }

  delay(now: number): number {
    const { free, costMs, maxMs } = this.pace;
    return Math.min(maxMs, Math.max(0, Math.ceil(this.#fade(now)) - free) * costMs);
  }

  #fade(now: number): number {
    this.#count = Math.max(0, this.#count - ((now - this.#at) / 1000) * this.pace.perSecond);
    this.#at = now;
    return this.#count;
  }
}

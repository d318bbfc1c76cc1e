import type { Limiter, Pace } from '@/lib/limits/limiter';
import { networkOf } from '@/lib/limits/network-of';
import { leaveTurn } from '@/lib/limits/turns';

/** Time as the limiter needs it. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

const SYSTEM_CLOCK: Clock = {
  now: () => performance.now(),
  sleep(ms) {
    leaveTurn();
    return new Promise((resolve) => setTimeout(resolve, ms));
  },
};

/** Failures that are forgiven, how many are forgotten a second, and what each of the others costs; never more than `max`. */
interface Patience {
  readonly free: number;
  readonly perSecond: number;
  readonly costMs: number;
  readonly maxMs: number;
}

const WITH_ONE: Patience = { free: 10, perSecond: 0.2, costMs: 100, maxMs: 800 };
const WITH_ALL: Patience = { free: 200, perSecond: 20, costMs: 5, maxMs: 400 };
const ALL = 'join';
/** An answer that says no comes this long after the question, whatever the reason: time tells nothing. */
const REFUSAL_MS = 400;

/**
 * Slows down anyone who guesses join codes: by address, by code, and all together. Nobody is ever shut out, since behind
 * one address a whole convention may be joining while one of them guesses: at worst the right code takes two seconds.
 * With 40 bits in a code that is enough: a thousand guesses a second for a whole night, at fifty tables, find one in a
 * thousand nights.
 */
export class JoinLimiter {
  constructor(
    readonly limiter: Limiter,
    readonly clock: Clock = SYSTEM_CLOCK,
  ) {}

  /** What `find` finds, after the wait that this address and this code have earned. Undefined counts as a failure. */
  async look<T>(address: string, code: string, find: () => Promise<T | undefined>): Promise<T | undefined> {
    const { clock, limiter } = this;
    const begun = clock.now();
    const ones = [`join-from:${networkOf(address)}`, `join-by:${code}`];
    const wait = (await this.#delay(ones, WITH_ONE)) + (await this.#delay([ALL], WITH_ALL));
    if (wait > 0) await clock.sleep(wait);
    const found = await find();
    if (found !== undefined) return found;
    await Promise.all([...ones.map((one) => limiter.take(one, paceOf(WITH_ONE))), limiter.take(ALL, paceOf(WITH_ALL))]);
    await clock.sleep(Math.max(0, begun + wait + REFUSAL_MS - clock.now()));
    return undefined;
  }

  async #delay(keys: readonly string[], patience: Patience): Promise<number> {
    const failures = await this.limiter.missing(keys, paceOf(patience));
    return failures.reduce((sum, count) => sum + delayOf(patience, count), 0);
  }
}

/** Of failures, each of which takes one out of a bucket. It is empty once the delay can grow no more. */
const paceOf = ({ free, perSecond, costMs, maxMs }: Patience): Pace => ({
  burst: free + maxMs / costMs + 1,
  perSecond,
});

const delayOf = ({ free, costMs, maxMs }: Patience, failures: number): number =>
  Math.min(maxMs, Math.max(0, Math.ceil(failures) - free) * costMs);

import type { Limiter, Pace } from '@/lib/limits/limiter';
import { networkOf } from '@/lib/limits/network-of';
import { leaveTurn } from '@/lib/limits/turns';

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

/** Delays for failed guesses: `free` cost nothing, others `costMs` up to `maxMs`; `perSecond` are forgotten. */
interface GuessLimit {
  readonly free: number;
  readonly perSecond: number;
  readonly costMs: number;
  readonly maxMs: number;
}

const PER_KEY: GuessLimit = { free: 10, perSecond: 0.2, costMs: 100, maxMs: 800 };
const GLOBAL: GuessLimit = { free: 200, perSecond: 20, costMs: 5, maxMs: 400 };
const GLOBAL_KEY = 'join';
/** Refusals take at least this long whatever their reason, so that timing reveals nothing. */
const REFUSAL_MS = 400;

/**
 * Slows down guessing of join codes: per address, per code, and globally. Delays instead of blocking, since a whole
 * convention may join from the address of a guesser: in the worst case a correct code takes two seconds. With 40-bit
 * codes that is enough: a thousand guesses a second all night, with fifty tables open, find one in a thousand nights.
 */
export class JoinLimiter {
  constructor(
    readonly limiter: Limiter,
    readonly clock: Clock = SYSTEM_CLOCK,
  ) {}

  /** Runs `find` after the delay that this address and code have earned. Counts undefined as a failed guess. */
  async attempt<T>(address: string, code: string, find: () => Promise<T | undefined>): Promise<T | undefined> {
    const { clock, limiter } = this;
    const begun = clock.now();
    const keys = [`join-from:${networkOf(address)}`, `join-by:${code}`];
    const wait = (await this.#delay(keys, PER_KEY)) + (await this.#delay([GLOBAL_KEY], GLOBAL));
    if (wait > 0) await clock.sleep(wait);
    const found = await find();
    if (found !== undefined) return found;
    await Promise.all([
      ...keys.map((key) => limiter.take(key, paceOf(PER_KEY))),
      limiter.take(GLOBAL_KEY, paceOf(GLOBAL)),
    ]);
    await clock.sleep(Math.max(0, begun + wait + REFUSAL_MS - clock.now()));
    return undefined;
  }

  async #delay(keys: readonly string[], limit: GuessLimit): Promise<number> {
    const failures = await this.limiter.missing(keys, paceOf(limit));
    return failures.reduce((sum, count) => sum + delayOf(limit, count), 0);
  }
}

/** Bucket of failures, one token each: as many as it takes for the delay to reach its maximum. */
const paceOf = ({ free, perSecond, costMs, maxMs }: GuessLimit): Pace => ({
  burst: free + maxMs / costMs + 1,
  perSecond,
});

const delayOf = ({ free, costMs, maxMs }: GuessLimit, failures: number): number =>
  Math.min(maxMs, Math.max(0, Math.ceil(failures) - free) * costMs);

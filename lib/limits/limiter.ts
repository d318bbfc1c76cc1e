import { createHmac } from 'node:crypto';

/** Rate: a burst after a pause, and a long-term rate per second. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

/** Token bucket limiter: allows bursts, but not a flood. Each key has its own bucket, which starts full. */
export interface Limiter {
  /**
   * Takes `count` tokens (1 by default) and returns 0. If the bucket holds fewer, takes none and returns the ms until
   * it has enough. A count above the bucket's size takes a full bucket.
   */
  take(key: string, pace: Pace, count?: number): number | Promise<number>;
  /** Returns the number of missing tokens in each bucket. */
  missing(keys: readonly string[], pace: Pace): readonly number[] | Promise<readonly number[]>;
}

/** Returns the time to refill `count` tokens, in ms. A bucket's only state is the moment when it will be full. */
export const fillingMs = ({ perSecond }: Pace, count: number): number => (count * 1000) / perSecond;

const BUCKETS_MAX = 20_000;

/** In-memory limiter for a single process. Forgets the least recently used buckets. */
export class LocalLimiter implements Limiter {
  readonly #fullAt = new Map<string, number>();

  constructor(readonly now: () => number = () => performance.now()) {}

  take(key: string, pace: Pace, count = 1): number {
    const now = this.now();
    const filling = Math.max(0, (this.#fullAt.get(key) ?? now) - now) + fillingMs(pace, Math.min(count, pace.burst));
    // Rounds away errors of the floating-point arithmetic, up to half a millisecond.
    const wait = Math.round(filling - fillingMs(pace, pace.burst));
    if (wait > 0) return wait;
    this.#fullAt.delete(key);
    this.#fullAt.set(key, now + filling);
    const [oldest] = this.#fullAt.keys();
    if (this.#fullAt.size > BUCKETS_MAX && oldest !== undefined) this.#fullAt.delete(oldest);
    return 0;
  }

  missing(keys: readonly string[], pace: Pace): readonly number[] {
    const now = this.now();
    return keys.map((key) => (Math.max(0, (this.#fullAt.get(key) ?? now) - now) * pace.perSecond) / 1000);
  }
}

/** Wraps a limiter so that it only sees hashed keys: what is stored doesn't reveal who did what how often. */
export function hideKeys(limiter: Limiter, secret: Buffer): Limiter {
  const hide = (key: string) => createHmac('sha256', secret).update(`bucket:${key}`).digest('base64url');
  return {
    take: (key, pace, count) => limiter.take(hide(key), pace, count),
    missing: (keys, pace) => limiter.missing(keys.map(hide), pace),
  };
}

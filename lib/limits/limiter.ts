import { createHmac } from 'node:crypto';

/** How fast something may be asked for: so much at once after a rest, and so much a second in the long run. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

/** Lets bursts through but not a flood. Each key has a bucket of its own for each use of it, and begins with a full one. */
export interface Limiter {
  /**
   * Takes `count` (1 if none is said) from a bucket and says 0; if it holds less, takes nothing and says in how many ms it
   * will hold enough. What is more than a whole bucket takes a full one.
   */
  take(key: string, pace: Pace, count?: number): number | Promise<number>;
  /** How much is missing from each of these buckets. */
  missing(keys: readonly string[], pace: Pace): readonly number[] | Promise<readonly number[]>;
}

/** What it takes to fill a bucket again, in ms: all there is to know of one is the moment when it will be full. */
export const fillingMs = ({ perSecond }: Pace, count: number): number => (count * 1000) / perSecond;

const REMEMBERED = 20_000;

/** A limiter for one process, in memory. The bucket that was used longest ago is forgotten first. */
export class LocalLimiter implements Limiter {
  readonly #fullAt = new Map<string, number>();

  constructor(readonly now: () => number = () => performance.now()) {}

  take(key: string, pace: Pace, count = 1): number {
    const now = this.now();
    const filling = Math.max(0, (this.#fullAt.get(key) ?? now) - now) + fillingMs(pace, Math.min(count, pace.burst));
    // Less than half a millisecond is the arithmetic's.
    const wait = Math.round(filling - fillingMs(pace, pace.burst));
    if (wait > 0) return wait;
    this.#fullAt.delete(key);
    this.#fullAt.set(key, now + filling);
    const [oldest] = this.#fullAt.keys();
    if (this.#fullAt.size > REMEMBERED && oldest !== undefined) this.#fullAt.delete(oldest);
    return 0;
  }

  missing(keys: readonly string[], pace: Pace): readonly number[] {
    const now = this.now();
    return keys.map((key) => (Math.max(0, (this.#fullAt.get(key) ?? now) - now) * pace.perSecond) / 1000);
  }
}

/** The same limiter, which is never told a key as it is: nothing on disk says who did something how often. */
export function hideKeys(limiter: Limiter, secret: Buffer): Limiter {
  const hide = (key: string) => createHmac('sha256', secret).update(`bucket:${key}`).digest('base64url');
  return {
    take: (key, pace, count) => limiter.take(hide(key), pace, count),
    missing: (keys, pace) => limiter.missing(keys.map(hide), pace),
  };
}

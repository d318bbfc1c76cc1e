/** Lets bursts through but not a flood: holds `size`, and gains `perSecond`. */
export class TokenBucket {
  #tokens: number;
  #at: number;

  constructor(
    readonly size: number,
    readonly perSecond: number,
    readonly now: () => number = () => performance.now(),
  ) {
    this.#tokens = size;
    this.#at = now();
  }

  /** Takes that many, if there are as many. */
  take(count: number): boolean {
    const now = this.now();
    this.#tokens = Math.min(this.size, this.#tokens + ((now - this.#at) / 1000) * this.perSecond);
    this.#at = now;
    if (count > this.#tokens) return false;
    this.#tokens -= count;
    return true;
  }
}

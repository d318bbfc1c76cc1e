/** State of a random number generator: four 32-bit integers, as plain data that can be stored anywhere. */
export type Rng = number[];

const WARM_UP = 12;

/** Creates a generator. A seed gives the same numbers on every platform. */
export function seededRng(seed: number): Rng {
  const rng: Rng = [seed | 0, Math.floor(seed / 2 ** 32) | 0, 0x9e3779b9 | 0, 1];
  for (let i = 0; i < WARM_UP; i++) nextInt(rng);
  return rng;
}

/** Advances `rng` and returns 32 random bits, unsigned (sfc32 by Chris Doty-Humphrey, public domain). */
export function nextInt(rng: Rng): number {
  const a = rng[0] as number;
  const b = rng[1] as number;
  const c = rng[2] as number;
  const counter = rng[3] as number;
  const result = (a + b + counter) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + result) | 0;
  rng[3] = (counter + 1) | 0;
  return result >>> 0;
}

/** Returns an integer from 0 up to but not including `limit` (at most 2²¹), uniformly. Advances `rng`. */
export function below(rng: Rng, limit: number): number {
  for (;;) {
    const number = nextInt(rng);
    const low = Math.imul(number, limit) >>> 0;
    // Lemire's method: draws again for a few of the lowest products, which would make some numbers more likely.
    if (low >= limit || low >= 2 ** 32 % limit) return (number * limit - low) / 2 ** 32;
  }
}

/** Shuffles in place, uniformly. Advances `rng`. */
export function shuffle<T>(rng: Rng, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const item = list[i] as T;
    list[i] = list[j] as T;
    list[j] = item;
  }
}

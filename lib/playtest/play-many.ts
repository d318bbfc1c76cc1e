import type { Lineup } from './lineup';
import { playOne, seedOf } from './play-one';
import { Adder, type Sums } from './sums';

/** A range of games: numbers from `from` (inclusive) to `to` (exclusive). */
export interface Lot {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

/** Plays and sums up a lot of games. Merging lots in order gives the same result as one large lot. */
export function playMany(lineup: Lineup, { seed, from, to }: Lot): Sums {
  const adder = new Adder(lineup);
  for (let number = from; number < to; number++) {
    const gameSeed = seedOf(seed, number);
    adder.add(playOne(lineup, gameSeed), gameSeed);
  }
  return adder.sums;
}

/** Divides `runs` games into lots of at most `size`. */
export function lotsOf(seed: number, runs: number, size: number): readonly Lot[] {
  return Array.from({ length: Math.ceil(runs / size) }, (_, i) => ({
    seed,
    from: i * size,
    to: Math.min(runs, (i + 1) * size),
  }));
}

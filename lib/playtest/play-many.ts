import type { Lineup } from './lineup';
import { playOne, seedOf } from './play-one';
import { Adder, type Sums } from './sums';

/** Which of many games to play: numbers `from` up to and without `to`. */
export interface Lot {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

/** Plays a lot of games and adds them up. Lots merged in their order give what one large lot gives. */
export function playMany(lineup: Lineup, { seed, from, to }: Lot): Sums {
  const adder = new Adder(lineup);
  for (let number = from; number < to; number++) {
    const gameSeed = seedOf(seed, number);
    adder.add(playOne(lineup, gameSeed), gameSeed);
  }
  return adder.sums;
}

/** Shares `runs` games out into lots of at most `size`. */
export function lotsOf(seed: number, runs: number, size: number): readonly Lot[] {
  return Array.from({ length: Math.ceil(runs / size) }, (_, i) => ({
    seed,
    from: i * size,
    to: Math.min(runs, (i + 1) * size),
  }));
}

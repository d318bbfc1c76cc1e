import { fraction, shareOf } from '@/lib/kernel/fraction';
import { type CountingDie, exactScale, marginOutcomes } from './counting-dice';

/** A probability. `text` is an exact fraction, or a decimal if a roll has too many outcomes to count. */
export interface Chance {
  readonly share: number;
  readonly text: string;
}

const DECIMALS = 12;

export const exact = (part: bigint, all: bigint): Chance => ({ share: shareOf(part, all), text: fraction(part, all) });

/** Exact probability: `ways` of all outcomes of this number of dice. */
export const counted = (die: CountingDie, ways: bigint, dice: number): Chance => exact(ways, exactScale(die).all(dice));

/** Probability from floating-point arithmetic. */
export const estimated = (share: number): Chance => ({ share, text: share.toFixed(DECIMALS) });

/** Chance that more of the first dice count than of the second, or as many unless `tieFails`. */
export const moreThan =
  (die: CountingDie) =>
  (first: number, second: number, tieFails: boolean): Chance => {
    const ways = marginOutcomes(die, first, second).slice(second + Number(tieFails));
    return counted(
      die,
      ways.reduce((sum, one) => sum + one, 0n),
      first + second,
    );
  };

/** Chances of each margin, from -`second` to `first`. The outermost entries include all margins beyond ±`most`. */
export const marginsOf =
  (die: CountingDie) =>
  (first: number, second: number, most = Number.POSITIVE_INFINITY): readonly Chance[] => {
    const [least, top] = [-Math.min(second, most), Math.min(first, most)];
    const sums = Array.from({ length: top - least + 1 }, () => 0n);
    for (const [i, ways] of marginOutcomes(die, first, second).entries()) {
      const place = Math.max(least, Math.min(top, i - second)) - least;
      sums[place] = (sums[place] ?? 0n) + ways;
    }
    return sums.map((ways) => counted(die, ways, first + second));
  };

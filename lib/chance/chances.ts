import { fraction, shareOf } from '@/lib/kernel/fraction';
import { type CountingDie, exactly, marginWays } from './counting-dice';

/** How likely something is. As text an exact fraction; a decimal where a roll is too large to be counted. */
export interface Chance {
  readonly share: number;
  readonly text: string;
}

const DECIMALS = 12;

/** A chance that is known exactly, as a part of all. */
export const exact = (part: bigint, all: bigint): Chance => ({ share: shareOf(part, all), text: fraction(part, all) });

/** So many of all the ways in which so many dice can fall. */
export const counted = (die: CountingDie, ways: bigint, dice: number): Chance => exact(ways, exactly(die).all(dice));

/** A chance that was worked out in ordinary numbers. */
export const estimated = (share: number): Chance => ({ share, text: share.toFixed(DECIMALS) });

/** That more of the first dice count than of the second; or as many, where a tie does not fail. */
export const moreThan =
  (die: CountingDie) =>
  (first: number, second: number, tieFails: boolean): Chance => {
    const ways = marginWays(die, first, second).slice(second + Number(tieFails));
    return counted(
      die,
      ways.reduce((sum, one) => sum + one, 0n),
      first + second,
    );
  };

/** By how many more of the first dice count: from minus all of the second to all of the first; beyond a limit, together. */
export const marginsOf =
  (die: CountingDie) =>
  (first: number, second: number, most = Number.POSITIVE_INFINITY): readonly Chance[] => {
    const [least, top] = [-Math.min(second, most), Math.min(first, most)];
    const sums = Array.from({ length: top - least + 1 }, () => 0n);
    for (const [i, ways] of marginWays(die, first, second).entries()) {
      const place = Math.max(least, Math.min(top, i - second)) - least;
      sums[place] = (sums[place] ?? 0n) + ways;
    }
    return sums.map((ways) => counted(die, ways, first + second));
  };

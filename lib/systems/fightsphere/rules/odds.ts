import { fraction, shareOf } from '@/lib/kernel/fraction';
import { type CountingDie, exactly, marginWays, quickly } from '@/lib/tabletop/counting-dice';
import { type FightChances, fightChances, type Roll } from './fight-chances';

/** Only ones count (rules 1). */
export const DIE: CountingDie = { sides: 6, counting: 1 };
const WAYS = exactly(DIE);
const SHARES = quickly(DIE);
/** Sums longer than this are worked out in ordinary numbers. */
const EXACT_STEPS = 60_000;
const DECIMALS = 12;

/** As text an exact fraction; a decimal where a roll is too large to be counted. */
export interface Chance {
  readonly share: number;
  readonly text: string;
}

/** What may come of an encounter, by roller. */
export interface EncounterChances {
  /** By winner and loser. */
  readonly beats: readonly (readonly Chance[])[];
  /** To show more ones than each of the others. */
  readonly beatsAll: readonly Chance[];
  /** To end with a pool below zero. */
  readonly defeat: readonly Chance[];
}

/** The chance to succeed in an ordinary conflict (rules 5). */
export function successChance(dice: number, threshold: number, tieFails: boolean): Chance {
  const ways = marginWays(DIE, dice, threshold).slice(threshold + Number(tieFails));
  return counted(
    ways.reduce((sum, one) => sum + one, 0n),
    dice + threshold,
  );
}

/** The chance of each margin, from minus all dice of the second to all of the first; beyond a limit, together. */
export function marginChances(first: number, second: number, most = Number.POSITIVE_INFINITY): readonly Chance[] {
  const [least, top] = [-Math.min(second, most), Math.min(first, most)];
  const sums = Array.from({ length: top - least + 1 }, () => 0n);
  for (const [i, ways] of marginWays(DIE, first, second).entries()) {
    const place = Math.max(least, Math.min(top, i - second)) - least;
    sums[place] = (sums[place] ?? 0n) + ways;
  }
  return sums.map((ways) => counted(ways, first + second));
}

/** The chances of an encounter before the roll. */
export function encounterChances(roll: Roll): EncounterChances {
  const { rollers } = roll;
  const all = rollers.reduce((sum, { dice }) => sum + dice, 0);
  const each = <T>(fight: FightChances<T>, chance: (value: T) => Chance, rest: (value: T) => Chance) => ({
    beatsAll: rollers.map((_, who) => chance(fight.beatsAll(who))),
    defeat: rollers.map((_, who) => rest(fight.survives(who))),
  });
  const sides = WAYS.all(all);
  return {
    beats: rollers.map((one) => rollers.map((other) => successChance(one.dice, other.dice, true))),
    ...(stepsOf(roll) > EXACT_STEPS
      ? each(fightChances(SHARES, roll), estimated, (share) => estimated(1 - share))
      : each(
          fightChances(WAYS, roll),
          (ways) => counted(ways, all),
          (ways) => counted(sides - ways, all),
        )),
  };
}

/** About how many products a roll takes. */
function stepsOf({ rollers, isSpared }: Roll): number {
  const most = Math.max(...rollers.map(({ dice }) => dice));
  const leavers = isSpared ? rollers.filter(({ leaving }) => leaving).length : 0;
  const steps = rollers.map(({ dice, spare }) => dice * (1 + (rollers.length - 2) * Math.min(spare, most) * most));
  return steps.reduce((sum, one) => sum + one * (1 + leavers * most), 0);
}

const counted = (ways: bigint, dice: number): Chance => {
  const all = WAYS.all(dice);
  return { share: shareOf(ways, all), text: fraction(ways, all) };
};

const estimated = (share: number): Chance => ({ share, text: share.toFixed(DECIMALS) });

import { type Chance, counted, estimated, moreThan } from '@/lib/chance/chances';
import { type CountingDie, exactScale, floatScale, type Scale } from '@/lib/chance/counting-dice';
import { at } from '@/lib/kernel/at';

/** A participant of a free-for-all, about to roll. */
interface Roller {
  readonly dice: number;
  /** Total loss that it can take without falling. */
  readonly spare: number;
  readonly leaving: boolean;
}

/** A free-for-all about to be rolled: the loser of each pair suffers the difference. */
export interface Roll {
  readonly rollers: readonly Roller[];
  /** Tells whether two rollers are compared. */
  isCompared(a: number, b: number): boolean;
  /** True if the pairs of a roller that gets away have no effect. */
  readonly isSpared: boolean;
}

/** Outcome probabilities, by roller. */
interface FightChances {
  /** By winner and loser. */
  readonly beats: readonly (readonly Chance[])[];
  /** Chance to show more than each of the others; a leaving roller then gets away. */
  readonly beatsAll: readonly Chance[];
  /** Chance to lose more than it can spare. */
  readonly defeat: readonly Chance[];
}

/** Computations with more steps than this use floating-point numbers. */
const EXACT_STEPS = 60_000;

/** Computes the outcome probabilities of a fight with dice of this kind. */
export const fightOf =
  (die: CountingDie) =>
  (roll: Roll): FightChances => {
    const { rollers } = roll;
    const all = rollers.reduce((sum, { dice }) => sum + dice, 0);
    const each = <T>(scale: Scale<T>, chance: (value: T) => Chance) => {
      const { beatsAll, survives } = inScale(scale, roll);
      return {
        beatsAll: rollers.map((_, who) => chance(beatsAll(who))),
        defeat: rollers.map((_, who) => chance(scale.minus(scale.all(all), survives(who)))),
      };
    };
    return {
      beats: rollers.map((one) => rollers.map((other) => moreThan(die)(one.dice, other.dice, true))),
      ...(stepsOf(roll) > EXACT_STEPS
        ? each(floatScale(die), estimated)
        : each(exactScale(die), (ways) => counted(die, ways, all))),
    };
  };

/** Estimates the number of multiplications for a roll. */
function stepsOf({ rollers, isSpared }: Roll): number {
  const most = Math.max(...rollers.map(({ dice }) => dice));
  const leavers = isSpared ? rollers.filter(({ leaving }) => leaving).length : 0;
  const steps = rollers.map(({ dice, spare }) => dice * (1 + (rollers.length - 2) * Math.min(spare, most) * most));
  return steps.reduce((sum, one) => sum + one * (1 + leavers * most), 0);
}

interface InScale<T> {
  /** Probability that a roller shows more than each of the others. */
  beatsAll(who: number): T;
  /** Probability that a roller loses no more than it can spare. */
  survives(who: number): T;
}

/** Computes a fight in the numbers of `scale`. */
function inScale<T>(scale: Scale<T>, { rollers, isCompared, isSpared }: Roll): InScale<T> {
  const { zero, one, plus, minus, times } = scale;
  const weights = rollers.map(({ dice }) => scale.weights(dice));
  const sums = weights.map((list) => runningSums(scale, list));
  const others = rollers.map((_, who) => rollers.flatMap((__, i) => (i === who ? [] : [i])));

  const fewer = (who: number, ones: number): T => {
    const list = at(sums, who);
    return list[Math.min(ones, list.length - 1)] ?? zero;
  };
  const allFewer = (list: readonly number[], ones: number): T =>
    list.reduce((chance, who) => times(chance, fewer(who, ones)), one);
  /** Sums over all results of a roller from `least` up, weighted; `chance` is skipped where the weight vanishes. */
  const over = (who: number, least: number, scaled: T, chance: (ones: number, scaled: T) => T): T => {
    let sum = zero;
    const list = at(weights, who);
    for (let ones = least; ones < list.length; ones++) {
      const weight = list[ones] ?? zero;
      const all = times(scaled, weight);
      if (!scale.isNothing(all)) sum = plus(sum, times(weight, chance(ones, all)));
    }
    return sum;
  };

  /**
   * Distribution of losses against all enemies except the first, given `ones` of the roller itself, if all of them show
   * fewer than `limit`.
   */
  const suffered = (ones: number, spare: number, enemies: readonly number[], limit: number): readonly T[] =>
    enemies
      .slice(1)
      .reduce<readonly T[]>(
        (list, enemy) =>
          scale.joined(list, [fewer(enemy, ones + 1), ...at(weights, enemy).slice(ones + 1, limit)], spare),
        [one],
      );

  /** Probability that losses stay within `spare` once the first enemy is added. */
  function stands(list: readonly T[], ones: number, spare: number, [first]: readonly number[], limit: number): T {
    let sum = zero;
    for (let victories = 0; victories <= spare && victories < list.length; victories++) {
      const rest = first === undefined ? one : fewer(first, Math.min(limit, ones + spare - victories + 1));
      sum = plus(sum, times(list[victories] ?? zero, rest));
    }
    return sum;
  }

  return {
    beatsAll: (who) => over(who, 0, one, (ones) => allFewer(at(others, who), ones)),
    survives(who) {
      const { spare } = at(rollers, who);
      const enemies = at(others, who).filter((other) => isCompared(who, other));
      const strangers = at(others, who).filter((other) => !isCompared(who, other));
      // At most one roller can beat all others. For each possible one, the effect of its pair is subtracted.
      const leavers = isSpared ? enemies.filter((enemy) => at(rollers, enemy).leaving) : [];
      const takenBack = (ones: number, scaled: T, leaver: number): T => {
        const rest = enemies.filter((enemy) => enemy !== leaver);
        return over(leaver, ones + 1, scaled, (limit) => {
          const list = suffered(ones, spare, rest, limit);
          const saved = minus(
            stands(list, ones, spare, rest, limit),
            stands(list, ones, spare - (limit - ones), rest, limit),
          );
          return times(saved, allFewer(strangers, limit));
        });
      };
      const all = Number.POSITIVE_INFINITY;
      return over(who, 0, one, (ones, scaled) =>
        leavers.reduce(
          (sum, leaver) => plus(sum, takenBack(ones, scaled, leaver)),
          times(stands(suffered(ones, spare, enemies, all), ones, spare, enemies, all), allFewer(strangers, all)),
        ),
      );
    },
  };
}

/** Prefix sums: the sum before each entry, and the total. */
function runningSums<T>({ zero, plus }: Scale<T>, list: readonly T[]): readonly T[] {
  const sums = [zero];
  for (const [i, entry] of list.entries()) sums.push(plus(sums[i] ?? zero, entry));
  return sums;
}

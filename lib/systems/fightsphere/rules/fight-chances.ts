import { type Chance, counted, estimated, moreThan } from '@/lib/chance/chances';
import { type CountingDie, exactly, quickly, type Scale } from '@/lib/chance/counting-dice';
import { at } from '@/lib/kernel/at';

/** Somebody who is about to roll in a fight of everybody against everybody. */
interface Roller {
  readonly dice: number;
  /** It can lose to others by so many in all and stand. */
  readonly spare: number;
  readonly leaving: boolean;
}

/** A fight that is about to be rolled: the loser of a pair suffers the difference. */
export interface Roll {
  readonly rollers: readonly Roller[];
  /** Whether two of them are compared in this roll. */
  isCompared(a: number, b: number): boolean;
  /** The pairs of one who gets away are without effect. */
  readonly isSpared: boolean;
}

/** What may come of a fight, by roller. */
interface FightChances {
  /** By winner and loser. */
  readonly beats: readonly (readonly Chance[])[];
  /** To show more than each of the others: one who is leaving then gets away. */
  readonly beatsAll: readonly Chance[];
  /** To suffer more than can be spared. */
  readonly defeat: readonly Chance[];
}

/** Sums longer than this are worked out in ordinary numbers. */
const EXACT_STEPS = 60_000;

/** What may come of a fight with such dice. */
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
        ? each(quickly(die), estimated)
        : each(exactly(die), (ways) => counted(die, ways, all))),
    };
  };

/** About how many products a roll takes. */
function stepsOf({ rollers, isSpared }: Roll): number {
  const most = Math.max(...rollers.map(({ dice }) => dice));
  const leavers = isSpared ? rollers.filter(({ leaving }) => leaving).length : 0;
  const steps = rollers.map(({ dice, spare }) => dice * (1 + (rollers.length - 2) * Math.min(spare, most) * most));
  return steps.reduce((sum, one) => sum + one * (1 + leavers * most), 0);
}

interface InScale<T> {
  /** That one of them shows more than each of the others. */
  beatsAll(who: number): T;
  /** That one of them suffers no more than it can spare. */
  survives(who: number): T;
}

/** Works a fight out in numbers of a scale. */
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
  /** The sum over what somebody can show at least, of chances that are asked for where they matter. */
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

  /** By how many one who shows so many suffers from all but the last of these, who show fewer than a limit. */
  const suffered = (ones: number, spare: number, enemies: readonly number[], limit: number): readonly T[] =>
    enemies
      .slice(1)
      .reduce<readonly T[]>(
        (list, enemy) =>
          scale.joined(list, [fewer(enemy, ones + 1), ...at(weights, enemy).slice(ones + 1, limit)], spare),
        [one],
      );

  /** That it suffers no more than it can spare once the first of them is added. */
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
      // Only one of them can beat everybody: what its pair would have done is then taken back.
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

/** What comes before each entry, and before the end. */
function runningSums<T>({ zero, plus }: Scale<T>, list: readonly T[]): readonly T[] {
  const sums = [zero];
  for (const [i, entry] of list.entries()) sums.push(plus(sums[i] ?? zero, entry));
  return sums;
}

import { at } from '@/lib/kernel/at';
import { type Chance, counted, estimated, moreThan } from './chances';
import { type CountingDie, exactly, quickly, type Scale } from './counting-dice';

/** Somebody who is about to roll in a fight of everybody against everybody. */
export interface Roller {
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
export interface FightChances {
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
  const over = (who: number, chance: (ones: number) => T): T =>
    at(weights, who).reduce((sum, weight, ones) => (weight ? plus(sum, times(weight, chance(ones))) : sum), zero);

  /** That one who shows so many ones suffers no more Victories than it can spare from those who show fewer than a limit. */
  function stands(ones: number, spare: number, enemies: readonly number[], limit: number): T {
    if (spare < 0) return zero;
    const [last, ...rest] = enemies;
    if (last === undefined) return one;
    const suffered = rest.reduce<readonly T[]>(
      (list, enemy) =>
        joined(scale, list, [fewer(enemy, ones + 1), ...at(weights, enemy).slice(ones + 1, limit)], spare),
      [one],
    );
    return suffered.reduce(
      (sum, chance, victories) => plus(sum, times(chance, fewer(last, Math.min(limit, ones + spare - victories + 1)))),
      zero,
    );
  }

  return {
    beatsAll: (who) => over(who, (ones) => allFewer(at(others, who), ones)),
    survives(who) {
      const { spare } = at(rollers, who);
      const enemies = at(others, who).filter((other) => isCompared(who, other));
      const strangers = at(others, who).filter((other) => !isCompared(who, other));
      // Only one of them can beat everybody: what its pair would have done is then taken back.
      const leavers = isSpared ? enemies.filter((enemy) => at(rollers, enemy).leaving) : [];
      const takenBack = (ones: number, leaver: number): T => {
        const rest = enemies.filter((enemy) => enemy !== leaver);
        return at(weights, leaver)
          .slice(ones + 1)
          .reduce((sum, weight, i) => {
            const limit = ones + 1 + i;
            const without = stands(ones, spare, rest, limit);
            const saved = minus(without, stands(ones, spare - 1 - i, rest, limit));
            return plus(sum, times(weight, times(saved, allFewer(strangers, limit))));
          }, zero);
      };
      return over(who, (ones) =>
        leavers.reduce(
          (sum, leaver) => plus(sum, takenBack(ones, leaver)),
          times(stands(ones, spare, enemies, Number.POSITIVE_INFINITY), allFewer(strangers, Number.POSITIVE_INFINITY)),
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

/** The sum of two numbers that were drawn apart, up to a limit. */
function joined<T>({ zero, plus, times }: Scale<T>, a: readonly T[], b: readonly T[], most: number): readonly T[] {
  const list = Array.from({ length: Math.min(most + 1, a.length + b.length - 1) }, () => zero);
  for (const [i, one] of a.entries()) {
    if (!one) continue;
    const length = Math.min(b.length, list.length - i);
    for (let j = 0; j < length; j++) list[i + j] = plus(list[i + j] ?? zero, times(one, b[j] ?? zero));
  }
  return list;
}

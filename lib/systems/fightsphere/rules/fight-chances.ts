import { at } from '@/lib/kernel/at';
import type { Scale } from '@/lib/tabletop/counting-dice';

/** Somebody who is about to roll in an encounter. */
export interface Roller {
  readonly dice: number;
  /** It survives so many Victories against it: its pool without the gamble. */
  readonly spare: number;
  readonly leaving: boolean;
}

/** An encounter that is about to be rolled. */
export interface Roll {
  readonly rollers: readonly Roller[];
  /** Whether two of them are compared in this roll. */
  isCompared(a: number, b: number): boolean;
  /** The pairs of one who gets away are without effect. */
  readonly isSpared: boolean;
}

/** What to expect of an encounter. */
export interface FightChances<T> {
  /** That one of them shows more ones than each of the others. */
  beatsAll(who: number): T;
  /** That the pool of one of them is not below zero afterwards. */
  survives(who: number): T;
}

/** Works an encounter out in numbers of a scale (rules 7, 8). */
export function fightChances<T>(scale: Scale<T>, { rollers, isCompared, isSpared }: Roll): FightChances<T> {
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

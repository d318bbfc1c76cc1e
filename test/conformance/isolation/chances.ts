import * as z from 'zod';
import type { Chance } from '@/lib/chance/chances';
import { fraction } from '@/lib/kernel/fraction';
import { attemptOf } from '@/lib/systems/isolation/engine/pools';
import { stancesIn } from '@/lib/systems/isolation/rules/attempt-odds';
import { degreeChances } from '@/lib/systems/isolation/rules/degrees';
import { DEGREES } from '@/lib/systems/isolation/vocabulary';
import type { Operations } from '../vectors';
import { difficulty, type Input, names } from './notation';
import { loneOf, type Proposed, poolsOf } from './pools';

const described = z.object({
  options: z.object({}).loose().default({}),
  openEnded: z.boolean().optional(),
});

/** Moves settings for dice into the options of the input. */
function withOptions(input: Input): Input {
  const { options, openEnded } = described.parse(input);
  return { ...input, options: { ...options, ...(openEnded !== undefined && { openEnded }) } };
}

const attempted = ({ stage, plan }: Proposed) => attemptOf(stage.game, stage.state, plan.difficulty ?? 1);

const loneDegrees = (input: Input) => degreeChances(attempted(loneOf(input)));

const byDegree = (chances: readonly Chance[]) =>
  Object.fromEntries(DEGREES.map((degree, i) => [degree, chances[i]?.text]));

/** Adds fractions. */
function sum(list: readonly string[]): string {
  let [part, all] = [0n, 1n];
  for (const text of list) {
    const [top = 0n, bottom = 1n] = text.split('/').map(BigInt);
    [part, all] = [part * bottom + top * all, all * bottom];
  }
  return fraction(part, all);
}

/** Operations about chances before a roll. */
export const chanceOperations: Operations = {
  aloneOdds(input) {
    const { difficulties } = z.object({ difficulties: z.array(difficulty) }).parse(input);
    return {
      chanceOfPartialSuccessOrBetter: difficulties.map((one) => {
        const chances = loneDegrees({ ...withOptions(input), difficulty: one });
        return sum(chances.slice(0, DEGREES.indexOf('partialSuccess') + 1).map(({ text }) => text));
      }),
    };
  },

  degreeOdds(input) {
    const { alone, targets } = z.object({ alone: z.boolean().default(false), targets: names }).parse(input);
    if (alone) return { fractions: byDegree(loneDegrees(withOptions(input))) };
    const attempt = attempted(poolsOf(withOptions(input)));
    const stances = stancesIn(attempt);
    return {
      degrees: byDegree(degreeChances(attempt)),
      stances: Object.fromEntries(targets.map((target, i) => [target, stances[i]?.map(({ text }) => text)])),
    };
  },
};

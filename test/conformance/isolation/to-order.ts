import { at } from '@/lib/kernel/at';
import type { Degree } from '@/lib/systems/isolation/vocabulary';
import { everyTwo } from '@/lib/tabletop/pairs';
import { type Bundle, bundles } from './notation';
import { dueOf, type Faces, GM, goOn, hasAnswers, hasRolls, type Plan, propose, resultOf, type Stage } from './stage';

/** A margin of each degree. */
export const MARGINS: Readonly<Record<Degree, number>> = {
  completeSuccess: 4,
  basicSuccess: 2,
  partialSuccess: 0,
  partialFailure: -1,
  basicFailure: -2,
  completeFailure: -4,
};

/** Links between any two that make a conflict go as it is ordered: dice enough for any degree and for anybody’s help. */
export const FRIENDS = 4;
export const friends = (cast: readonly string[], green = FRIENDS): readonly Bundle[] =>
  everyTwo(cast).flatMap((pair) => bundles(pair, { green }));

/** Two evens are a reason to help, whatever stands against it. */
const REASON = 2;

/** What counts, so many times; where dice are too few, some of them bring others. */
function counting(colour: keyof Faces, wanted: number, dice: number): readonly number[] {
  const [plain, brings] = colour === 'green' ? [2, 6] : [3, 1];
  return Array.from({ length: wanted }, (_, i) => (i < wanted - dice ? brings : plain));
}

/** What a conflict is to come to: a margin, or both sides of it. */
export type Order = number | { readonly evens: number; readonly odds: number };

/**
 * Plays a conflict whose dice come to a margin, in which everybody stands as the plan says. All who help show two
 * evens, the Active shows the rest. The code of a refusal to propose it.
 */
export function play(stage: Stage, plan: Plan, order: Order): string | undefined {
  const refusal = propose(stage, plan);
  if (refusal !== undefined) return refusal;
  const helpers = (plan.asked ?? []).filter((name) => plan.stances?.[name] === 'cooperate');
  const reasons = REASON * helpers.length;
  const { evens, odds } = typeof order === 'number' ? sidesOf(order, reasons) : order;
  const hard = { ...plan, difficulty: 6 };
  goOn(stage, hard, hasRolls);
  const own = counting('green', evens - reasons, dueOf(stage, 'rolls')[plan.active]?.green ?? 0);
  const rolls = {
    ...Object.fromEntries(helpers.map((name) => [name, { green: counting('green', REASON, REASON) }])),
    [plan.active]: { green: own },
  };
  goOn(stage, { ...hard, rolls }, hasAnswers);
  const answering = plan.against ?? GM;
  const { red: due } = at([dueOf(stage, 'answers')[answering] ?? { green: 0, red: 0 }], 0);
  goOn(stage, { ...hard, answers: { [answering]: { red: counting('red', odds, due) } } });
  const { greenEvens, gmOdds } = resultOf(stage);
  if (greenEvens !== evens || gmOdds !== odds) {
    throw new Error(`came to ${greenEvens} against ${gmOdds}, not to ${evens} against ${odds}`);
  }
  return undefined;
}

/** Both sides of a margin, with at least so many evens. */
function sidesOf(margin: number, least: number) {
  const evens = Math.max(margin, least);
  return { evens, odds: evens - margin };
}

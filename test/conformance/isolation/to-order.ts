import { at } from '@/lib/kernel/at';
import type { Degree } from '@/lib/systems/isolation/vocabulary';
import { allPairs } from '@/lib/tabletop/play/pairs';
import { type Bundle, bundles } from './notation';
import { dueOf, type Faces, GM, goOn, hasAnswers, hasRolls, type Plan, propose, resultOf, type Stage } from './stage';

/** One margin for each degree. */
export const MARGINS: Readonly<Record<Degree, number>> = {
  completeSuccess: 4,
  basicSuccess: 2,
  partialSuccess: 0,
  partialFailure: -1,
  basicFailure: -2,
  completeFailure: -4,
};

/** Links between any two people that allow any result: enough dice for any degree and for everybody’s help. */
export const FRIENDS = 4;
export const friends = (cast: readonly string[], green = FRIENDS): readonly Bundle[] =>
  allPairs(cast).flatMap((pair) => bundles(pair, { green }));

/** Evens that are a reason to help against any opposition. */
const REASON = 2;

/** Returns dice with a number of counting faces. If there are too few dice, some of them add others. */
function counting(colour: keyof Faces, wanted: number, dice: number): readonly number[] {
  const [plain, brings] = colour === 'green' ? [2, 6] : [3, 1];
  return Array.from({ length: wanted }, (_, i) => (i < wanted - dice ? brings : plain));
}

/** Ordered result of a conflict: a margin, or both sides of it. */
export type Order = number | { readonly evens: number; readonly odds: number };

/**
 * Plays a conflict with an ordered margin, in which everybody has the stance of the plan. Each helper shows two evens,
 * the Active the rest. Returns the code of a refusal.
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

/** Splits a margin into evens and odds, with a minimum of evens. */
function sidesOf(margin: number, least: number) {
  const evens = Math.max(margin, least);
  return { evens, odds: evens - margin };
}
